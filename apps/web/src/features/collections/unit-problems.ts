import type { DateProblem, PlannedLesson } from '@alba/domain/collections';
import type { Standing } from './use-standing.ts';

/** What stands in the way of assigning, kind by kind (product.md sections 5 and 8). */
export type UnitProblem = {
  hasNoLessons: boolean;
  /** Lessons that the class has open or coming up (D58), and those its school cannot have. */
  already: number[];
  notForClass: number[];
  dates: readonly DateProblem[];
  isClassGone: boolean;
  /** Something that no date can mend. */
  isBlocked: boolean;
};

type Given = { included: readonly PlannedLesson[]; standing: Standing; dates: readonly DateProblem[]; isTold: boolean };

export function problemsOf({ included, standing, dates, isTold }: Given): UnitProblem {
  const refusals = included.map(({ lessonId }) => ({ lessonId, refusal: standing.of.get(lessonId)?.refusal }));
  const those = (...of: (typeof refusals)[number]['refusal'][]) => refusals.filter(({ refusal }) => refusal && of.includes(refusal)).map((one) => one.lessonId);
  const already = those('lesson_already_assigned');
  const notForClass = those('lesson_denied', 'lesson_not_found');
  return {
    hasNoLessons: isTold && included.length === 0,
    already,
    notForClass,
    dates,
    isClassGone: those('class_not_found').length > 0,
    isBlocked: already.length + notForClass.length > 0,
  };
}
