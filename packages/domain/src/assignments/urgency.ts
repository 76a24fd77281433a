import type { Timing } from './timing.ts';
import type { WallTime } from './zoned-time.ts';

export type Urgent = { timing: Timing; start: WallTime; due: WallTime | null; title: string };

const never = '9999';

/** What a student should do first: past due, then by due date, then what has none; what is not open yet comes last, by its first day. */
export function byUrgency(one: Urgent, other: Urgent): number {
  return rank(one) - rank(other) || compare(date(one), date(other)) || compare(one.title, other.title);
}

const rank = ({ timing }: Urgent): number => (timing === 'past-due' ? 0 : timing === 'future' ? 2 : 1);
const date = ({ timing, start, due }: Urgent): string => (timing === 'future' ? start : (due ?? never));
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
