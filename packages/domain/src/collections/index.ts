/** Assigning a collection: which of its lessons, and when. */
export {
  type CollectionPlan,
  type DatedLesson,
  type DateProblem,
  datedLessons,
  dateProblems,
  fillDates,
  includedLessons,
  newPlan,
  type PlannedLesson,
  skipLessons,
} from './plan.ts';
