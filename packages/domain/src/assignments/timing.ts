import { daysBetween, instantOfWall, type LocalDate, localDateOf, type WallTime } from './zoned-time.ts';

export const timings = ['future', 'open', 'due-soon', 'due-tomorrow', 'due-today', 'past-due'] as const;
export type Timing = (typeof timings)[number];

/** Dates of an assignment on the school's wall; a student's own dates replace the class's. No due date: it never ends. */
export type AssignmentDates = { start: WallTime; due: WallTime | undefined };

/** The effective dates as instants. `end` is the first moment that is late. */
export type AssignmentWindow = AssignmentDates & { opensAt: Date; end: Date | undefined };

export const defaultStart = (date: LocalDate): WallTime => `${date}T00:00:00`;
export const defaultDue = (date: LocalDate): WallTime => `${date}T23:59:59`;

/** The one place where assignment dates become instants (D10). The whole last second counts as on time. */
export function assignmentWindow(given: { dates: AssignmentDates; own?: Partial<AssignmentDates>; zone: string }): AssignmentWindow {
  const start = given.own?.start ?? given.dates.start;
  const due = given.own?.due ?? given.dates.due;
  const lastSecond = due === undefined ? undefined : instantOfWall(due, given.zone);
  return { start, due, opensAt: instantOfWall(start, given.zone), end: lastSecond && new Date(lastSecond.getTime() + 1000) };
}

/** The moment a day is over on the school's wall. */
export function endOfDay(day: LocalDate, zone: string): Date {
  const { end } = assignmentWindow({ dates: { start: defaultStart(day), due: defaultDue(day) }, zone });
  if (!end) throw new Error(`${day} has no end`);
  return end;
}

/** Dates as they are stored; what is absent is null. A student's own dates stand beside those of the class. */
export type StoredDates = { start: WallTime; due: WallTime | null; ownStart?: WallTime | null; ownDue?: WallTime | null };

/** The window of stored dates; without own dates it is the window of the whole class. */
export function windowOf({ start, due, ownStart, ownDue }: StoredDates, zone: string): AssignmentWindow {
  return assignmentWindow({ dates: { start, due: due ?? undefined }, own: { start: ownStart ?? undefined, due: ownDue ?? undefined }, zone });
}

/** Equal start and due are allowed (D10). */
export function dueBeforeStart(dates: AssignmentDates): boolean {
  return dates.due !== undefined && dates.due < dates.start;
}

/**
 * How an assignment stands now (D13): due soon is two or three days ahead; past due only while the work is not turned in.
 * Without a due date it is open from its start on.
 */
export function timingOf(given: { window: AssignmentWindow; now: Date; zone: string; submitted?: boolean }): Timing {
  const { window, now, zone } = given;
  if (now < window.opensAt) return 'future';
  if (window.end === undefined || window.due === undefined) return 'open';
  if (now >= window.end) return given.submitted ? 'open' : 'past-due';
  const days = daysBetween(localDateOf(now, zone), window.due.slice(0, 10));
  if (days <= 0) return 'due-today';
  if (days === 1) return 'due-tomorrow';
  return days <= 3 ? 'due-soon' : 'open';
}

/** Whether work turned in at this time is late by the dates in force now (D23). */
export function isLate(submittedAt: Date | undefined, window: AssignmentWindow): boolean {
  return submittedAt !== undefined && window.end !== undefined && submittedAt >= window.end;
}
