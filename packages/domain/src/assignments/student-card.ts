import type { Timing } from './timing.ts';

export const studentStatuses = ['not-started', 'in-progress', 'completed'] as const;
export type StudentStatus = (typeof studentStatuses)[number];
export const studentActions = ['begin', 'continue', 'start-over', 'review', 'look', 'locked', 'closed'] as const;
export type StudentAction = (typeof studentActions)[number];
export const prompts = ['all-done', 'due-today', 'due-tomorrow', 'second-chance', 'good-start', 'open-me'] as const;
export type Prompt = (typeof prompts)[number];

/** What is known of a student's work: the state of the current attempt, if any, and whether a teacher reset an earlier one. */
export type WorkFacts = { attempt: 'none' | 'in-progress' | 'submitted'; wasReset: boolean };

export function studentStatus(work: WorkFacts): StudentStatus {
  if (work.attempt === 'submitted') return 'completed';
  return work.attempt === 'in-progress' ? 'in-progress' : 'not-started';
}

/** How the assignment stands for the student: its dates, and whether the teacher closed it by hand (D11). */
export type Standing = { timing: Timing; isClosed: boolean };

/**
 * The one button of a card (D15). Students cannot restart by themselves. `closed` and `locked` are no way in; `look` opens
 * work that was begun before the teacher closed the assignment: it can be read and no longer changed.
 */
export function studentAction(work: WorkFacts, { timing, isClosed }: Standing): StudentAction {
  if (isClosed && work.attempt === 'none') return 'closed';
  if (timing === 'future') return 'locked';
  if (work.attempt === 'submitted') return 'review';
  if (isClosed) return 'look';
  if (work.attempt === 'in-progress') return 'continue';
  return work.wasReset ? 'start-over' : 'begin';
}

/** The prompt of a card by the precedence of D14; past due and future cards show their timing chip and none, closed ones say that they are. */
export function promptOf(work: WorkFacts, { timing, isClosed }: Standing): Prompt | undefined {
  if (work.attempt === 'submitted') return 'all-done';
  if (isClosed || timing === 'past-due' || timing === 'future') return undefined;
  if (timing === 'due-today' || timing === 'due-tomorrow') return timing;
  if (work.wasReset && work.attempt === 'none') return 'second-chance';
  return work.attempt === 'in-progress' ? 'good-start' : 'open-me';
}
