export { type KeyVisibility, keyIsVisible, keyVisibilities } from './key-visibility.ts';
export { schoolYearOf } from './school-year.ts';
export {
  type Prompt,
  promptOf,
  prompts,
  type Standing,
  type StudentAction,
  type StudentStatus,
  studentAction,
  studentActions,
  studentStatus,
  studentStatuses,
  type WorkFacts,
} from './student-card.ts';
export {
  type AssignmentDates,
  type AssignmentWindow,
  assignmentWindow,
  defaultDue,
  defaultStart,
  dueBeforeStart,
  isLate,
  type StoredDates,
  type Timing,
  timingOf,
  timings,
  windowOf,
} from './timing.ts';
export { byUrgency, type Urgent } from './urgency.ts';
export { addDays, daysBetween, instantOfWall, type LocalDate, localDateOf, type WallTime, wallOfInstant } from './zoned-time.ts';
