export { type AssignmentState, assignmentState, assignmentStates, type DateRange, touchesRange } from './assignment-state.ts';
export { type KeyVisibility, keyIsVisible, keyVisibilities } from './key-visibility.ts';
export { type MovingDates, movedDates, movedOwnDates, type OwnDates } from './moved-dates.ts';
export { chooseReading, type ReadableWork, type ReadingRefusal } from './printing.ts';
export { addSchoolDays, isSchoolDay, spreadOverSchoolDays } from './school-days.ts';
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
  endOfDay,
  isLate,
  type StoredDates,
  type Timing,
  timingOf,
  timings,
  windowOf,
} from './timing.ts';
export { byUrgency, type Urgent } from './urgency.ts';
export { addDays, daysBetween, instantOfWall, type LocalDate, localDateOf, type WallTime, wallOfInstant } from './zoned-time.ts';
