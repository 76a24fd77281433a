import { addSchoolDays, defaultDue, defaultStart, dueBeforeStart, type LocalDate, spreadOverSchoolDays, type WallTime } from '../assignments/index.ts';

/** A lesson of a collection as the teacher plans it for a class. A skipped one keeps its dates for when it is wanted after all. */
export type PlannedLesson = { lessonId: number; isSkipped: boolean; start: LocalDate | null; due: LocalDate | null };

/** `startsNow`: every lesson opens today, whatever its own start says (D29). */
export type CollectionPlan = { startsNow: boolean; lessons: readonly PlannedLesson[] };

/** All lessons, open from today on, none with a due date yet. */
export function newPlan(lessonIds: readonly number[], today: LocalDate): CollectionPlan {
  return { startsNow: false, lessons: lessonIds.map((lessonId) => ({ lessonId, isSkipped: false, start: today, due: null })) };
}

export const includedLessons = ({ lessons }: CollectionPlan): PlannedLesson[] => lessons.filter(({ isSkipped }) => !isSkipped);

export const startOf = ({ start }: PlannedLesson, { startsNow }: CollectionPlan, today: LocalDate): LocalDate | null => (startsNow ? today : start);

/** `before-start` stands at the due date: it is the one to mend. */
export type DateProblem = { lessonId: number; field: 'start' | 'due'; problem: 'missing' | 'before-start' };

/** Every date of the included lessons that is missing or wrong (D28), in the order of the lessons. */
export function dateProblems(plan: CollectionPlan, today: LocalDate): DateProblem[] {
  return includedLessons(plan).flatMap((lesson): DateProblem[] => {
    const { lessonId, due } = lesson;
    const start = startOf(lesson, plan, today);
    const missing = ([!start && 'start', !due && 'due'] as const).filter((field) => field !== false);
    if (missing.length > 0) return missing.map((field) => ({ lessonId, field, problem: 'missing' }));
    const isWrong = start && due && dueBeforeStart({ start: defaultStart(start), due: defaultDue(due) });
    return isWrong ? [{ lessonId, field: 'due', problem: 'before-start' }] : [];
  });
}

/** A lesson with its dates as they are assigned: from the first minute of a day to the last second of another (D10). */
export type DatedLesson = { lessonId: number; start: WallTime; due: WallTime };

/** The included lessons of a plan without date problems. */
export function datedLessons(plan: CollectionPlan, today: LocalDate): DatedLesson[] {
  return includedLessons(plan).flatMap((lesson) => {
    const start = startOf(lesson, plan, today);
    return start && lesson.due ? [{ lessonId: lesson.lessonId, start: defaultStart(start), due: defaultDue(lesson.due) }] : [];
  });
}

/**
 * Due dates for the included lessons: the first on a day, moved off a weekend, then one every so many school days. Each lesson opens
 * on the school day after the one before it is due; the first keeps its own start where that is not too late.
 */
export function fillDates(plan: CollectionPlan, { first, every, today }: { first: LocalDate; every: number; today: LocalDate }): CollectionPlan {
  const included = includedLessons(plan);
  const dues = spreadOverSchoolDays({ first, every, count: included.length });
  const dated = new Map(
    included.map((lesson, index) => {
      const due = dues[index] ?? first;
      const before = dues[index - 1];
      const start = before === undefined ? firstStart(lesson.start, { due, today }) : addSchoolDays(before, 1);
      return [lesson.lessonId, { ...lesson, start, due }] as const;
    }),
  );
  return { ...plan, lessons: plan.lessons.map((lesson) => dated.get(lesson.lessonId) ?? lesson) };
}

function firstStart(own: LocalDate | null, { due, today }: { due: LocalDate; today: LocalDate }): LocalDate {
  if (own !== null && own <= due) return own;
  return today <= due ? today : due;
}

/** The plan with these lessons left out. */
export function skipLessons(plan: CollectionPlan, lessonIds: readonly number[]): CollectionPlan {
  return { ...plan, lessons: plan.lessons.map((lesson) => (lessonIds.includes(lesson.lessonId) ? { ...lesson, isSkipped: true } : lesson)) };
}
