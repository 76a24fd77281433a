export const answerMarks = ['correct', 'incorrect', 'not-marked', 'incomplete', 'not-practiced'] as const;
export type AnswerMark = (typeof answerMarks)[number];

/** The mark of one question at submit (D19). A question with several parts is correct only when all its parts are. */
export function markOf(given: { scored: boolean; answered: boolean; right: boolean }): AnswerMark {
  if (!given.answered) return 'incomplete';
  if (!given.scored) return 'not-marked';
  return given.right ? 'correct' : 'incorrect';
}
