import { limits } from '../limits/index.ts';

/** A question whose answer was checked: how many tries it took so far, and whether the latest was right. */
export type CheckedQuestion = { questionId: string; tries: number; isRight: boolean };

/** Why a student may need help; questions are told by their number in the lesson. */
export type HelpReason = { kind: 'out-of-tries'; question: number } | { kind: 'two-in-a-row'; questions: [number, number] };

/** Stuck work is told for so many days after the student last worked on it. */
export const helpDays = 14;

/**
 * Why the student of work in progress needs help, in lesson order; nothing when they do not. Out of tries: three wrong tries on one
 * question. Two in a row: of the questions checked so far the last two in lesson order are both wrong; a right answer after them, or to one
 * of them, takes the reason away. What was not checked has no mark yet and says nothing. Questions that the lesson does not have are none.
 */
export function helpReasons(lessonOrder: readonly string[], checked: readonly CheckedQuestion[]): HelpReason[] {
  const inOrder = checked
    .map((one) => ({ ...one, number: lessonOrder.indexOf(one.questionId) + 1 }))
    .filter(({ number }) => number > 0)
    .sort((one, other) => one.number - other.number);
  const exhausted = inOrder.filter(({ isRight, tries }) => !isRight && tries >= limits.tries);
  const reasons: HelpReason[] = exhausted.map(({ number }) => ({ kind: 'out-of-tries', question: number }));
  const [before, last] = inOrder.slice(-2);
  const isRow = before && last && !before.isRight && !last.isRight;
  // both told already, each as out of tries: no third sentence about the same two questions
  if (isRow && !(exhausted.includes(before) && exhausted.includes(last))) {
    reasons.push({ kind: 'two-in-a-row', questions: [before.number, last.number] });
  }
  return reasons;
}
