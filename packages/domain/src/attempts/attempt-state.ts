import { limits } from '../limits/index.ts';

/** One machine (D16). NOT_STARTED has no attempt row; a reset archives the row and starts the next number. */
export const attemptStates = ['NOT_STARTED', 'IN_PROGRESS', 'SUBMITTED'] as const;
export type AttemptState = (typeof attemptStates)[number];

export type QuestionState = 'open' | 'right' | 'out-of-tries' | 'submitted';

/** Whether a question still takes answers (D17): a right answer locks it, three used tries lock it, turning in locks all. */
export function questionState(given: { tries: number; right: boolean; submitted: boolean }): QuestionState {
  if (given.submitted) return 'submitted';
  if (given.right) return 'right';
  return given.tries >= limits.tries ? 'out-of-tries' : 'open';
}

export function triesLeft(tries: number): number {
  return Math.max(0, limits.tries - tries);
}
