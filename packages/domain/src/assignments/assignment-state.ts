import type { Timing } from './timing.ts';
import type { LocalDate, WallTime } from './zoned-time.ts';

/** What a teacher looks for in Assigned lessons. One assignment is in one state, so the counts of all states add up. */
export const assignmentStates = ['past-due', 'due-today', 'due-tomorrow', 'due-soon', 'open', 'future', 'all-turned-in', 'closed'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/**
 * How an assignment stands for its teacher. Closed by hand is closed whatever the dates say; once everybody turned in, nothing is
 * past due or due any more (D13).
 */
export function assignmentState(given: { timing: Timing; isClosed: boolean; targetCount: number; submittedCount: number }): AssignmentState {
  const { timing, isClosed, targetCount, submittedCount } = given;
  if (isClosed) return 'closed';
  if (timing === 'future') return 'future';
  return targetCount > 0 && submittedCount >= targetCount ? 'all-turned-in' : timing;
}

/** Days of the school, both included; an open end reaches for ever. */
export type DateRange = { from?: LocalDate; to?: LocalDate };

/** Whether the span from start to due touches the range (D60). Without a due date the span has no end. */
export function touchesRange({ start, due }: { start: WallTime; due: WallTime | null }, { from, to }: DateRange): boolean {
  return (to === undefined || start.slice(0, 10) <= to) && (from === undefined || due === null || due.slice(0, 10) >= from);
}
