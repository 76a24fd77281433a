import { addSchoolDays } from './school-days.ts';
import type { WallTime } from './zoned-time.ts';

export type MovingDates = { start: WallTime; due: WallTime | null };
/** One student's own dates; null is the date of the class. */
export type OwnDates = { start: WallTime | null; due: WallTime | null };

const moved = (wall: WallTime, days: number): WallTime => `${addSchoolDays(wall.slice(0, 10), days)}${wall.slice(10)}`;

/**
 * Dates moved by school days; the time of day stays as it is on the school's wall. What has opened already stays open when it is
 * moved to later, so that nobody loses what they began: only its due date moves. Due never comes before the start: a start and a due
 * on one weekend would meet on one day, and then the due date goes one school day further.
 */
export function movedDates({ start, due }: MovingDates, { days, hasOpened }: { days: number; hasOpened: boolean }): MovingDates {
  const opens = days > 0 && hasOpened ? start : moved(start, days);
  const ends = due && moved(due, days);
  return { start: opens, due: ends && ends < opens ? moved(ends, 1) : ends };
}

/** One student's own dates, moved as those of the class are. `hasOpened` is the student's; `dates` are those of the class after the move. */
export function movedOwnDates(own: OwnDates, { days, hasOpened, dates }: { days: number; hasOpened: boolean; dates: MovingDates }): OwnDates {
  const stays = days > 0 && hasOpened;
  const start = own.start && (stays ? own.start : moved(own.start, days));
  const due = own.due && moved(own.due, days);
  const opens = start ?? dates.start;
  if (due) return { start, due: due < opens ? moved(due, 1) : due };
  return { start: start && dates.due && dates.due < start ? dates.due : start, due };
}
