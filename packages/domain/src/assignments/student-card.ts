import type { Timing } from './timing.ts';

export const studentStatuses = ['not-started', 'in-progress', 'completed'] as const;
export type StudentStatus = (typeof studentStatuses)[number];
export const studentActions = ['begin', 'continue', 'start-over', 'review', 'locked'] as const;
export type StudentAction = (typeof studentActions)[number];
export const prompts = ['all-done', 'due-today', 'due-tomorrow', 'second-chance', 'good-start', 'open-me'] as const;
export type Prompt = (typeof prompts)[number];

/** What is known of a student's work: the state of the current attempt, if any, and whether a teacher reset an earlier one. */
export type WorkFacts = { attempt: 'none' | 'in-progress' | 'submitted'; wasReset: boolean };

export function studentStatus(work: WorkFacts): StudentStatus {
  if (work.attempt === 'submitted') return 'completed';
  return work.attempt === 'in-progress' ? 'in-progress' : 'not-started';
}

/** The one button of a card (D15). Students cannot restart by themselves. */
export function studentAction(work: WorkFacts, timing: Timing): StudentAction {
  if (timing === 'future') return 'locked';
  if (work.attempt === 'submitted') return 'review';
  if (work.attempt === 'in-progress') return 'continue';
  return work.wasReset ? 'start-over' : 'begin';
}

/** The prompt of a card by the precedence of D14; past due and future cards show their timing chip and none. */
export function promptOf(work: WorkFacts, timing: Timing): Prompt | undefined {
  if (work.attempt === 'submitted') return 'all-done';
  if (timing === 'past-due' || timing === 'future') return undefined;
  if (timing === 'due-today' || timing === 'due-tomorrow') return timing;
  if (work.wasReset && work.attempt === 'none') return 'second-chance';
  return work.attempt === 'in-progress' ? 'good-start' : 'open-me';
}
