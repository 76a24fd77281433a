import { type AssignmentWindow, daysBetween, localDateOf, type Timing, timingOf } from '../assignments/index.ts';

/** How far the day looks back for what was not finished, and ahead for what is due. */
export const dayReach = { pastDays: 14, dueDays: 7, soonDays: 3 } as const;

/** Where an assignment stands in a teacher's day: among what is due, among what else is open, or nowhere. */
export type DayPlace = { place: 'due' | 'open' | 'none'; timing: Timing; dueInDays: number | undefined };

type Dated = { window: AssignmentWindow; now: Date; zone: string };

/**
 * Due: from today to the sixth day after it, and what ended within two weeks without being finished. Whatever else has begun and not
 * ended is open. `dueInDays` counts calendar days of the school and is negative once the due day is over.
 */
export function dayPlace({ isFinished, ...dated }: Dated & { isFinished: boolean }): DayPlace {
  const timing = timingOf(dated);
  const dueInDays = daysUntilDue(dated);
  const place = () => {
    if (timing === 'future') return 'none';
    if (timing === 'past-due') return isFinished || !isRecent(dueInDays) ? 'none' : 'due';
    return dueInDays !== undefined && dueInDays < dayReach.dueDays ? 'due' : 'open';
  };
  return { place: place(), timing, dueInDays };
}

/** Whether it is time to ask why a student has not begun: the assignment is open and due within three days, or was within two weeks. */
export function shouldHaveBegun(dated: Dated): boolean {
  const timing = timingOf(dated);
  const days = daysUntilDue(dated);
  if (timing === 'future' || days === undefined) return false;
  return timing === 'past-due' ? isRecent(days) : days <= dayReach.soonDays;
}

const isRecent = (dueInDays: number | undefined): boolean => dueInDays !== undefined && dueInDays >= -dayReach.pastDays;

const daysUntilDue = ({ window, now, zone }: Dated): number | undefined =>
  window.due === undefined ? undefined : daysBetween(localDateOf(now, zone), window.due.slice(0, 10));
