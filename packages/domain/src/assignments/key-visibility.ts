import type { AssignmentWindow } from './timing.ts';

export const keyVisibilities = ['after-submit', 'after-due'] as const;
export type KeyVisibility = (typeof keyVisibilities)[number];

/** Whether a student who has turned in may see right answers and explanations now (D57). Marks are visible at once in both. */
export function keyIsVisible(given: { visibility: KeyVisibility; window: AssignmentWindow; submitted: boolean; now: Date }): boolean {
  if (!given.submitted) return false;
  if (given.visibility === 'after-submit') return true;
  return given.window.end === undefined || given.now >= given.window.end;
}
