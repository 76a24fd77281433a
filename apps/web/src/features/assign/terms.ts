import { addSchoolDays, dueBeforeStart, type KeyVisibility, type LocalDate, type WallTime } from '@alba/domain/assignments';

/** When a lesson opens and ends, and what students see, as the form holds it. */
export type Terms = {
  startDate: LocalDate | null;
  startTime: string;
  hasDue: boolean;
  dueDate: LocalDate | null;
  dueTime: string;
  allowCheckAnswers: boolean;
  keyVisibility: KeyVisibility;
};
/** The dates alone: a class may have its own for one lesson. */
export type CellDates = Pick<Terms, 'startDate' | 'startTime' | 'hasDue' | 'dueDate' | 'dueTime'>;
export type TermsBody = { start: WallTime; due: WallTime | null; allowCheckAnswers: boolean; keyVisibility: KeyVisibility };
export type TermsError = 'startMissing' | 'dueMissing' | 'dueBeforeStart';

const firstMinute = '00:00';
const lastMinute = '23:59';
/** A school week; no lesson is due on a weekend unless its teacher says so. */
const schoolDaysToDo = 5;

export function newTerms(today: LocalDate): Terms {
  return {
    startDate: today,
    startTime: firstMinute,
    hasDue: true,
    dueDate: addSchoolDays(today, schoolDaysToDo),
    dueTime: lastMinute,
    allowCheckAnswers: true,
    keyVisibility: 'after-submit',
  };
}

export function termsOf(given: TermsBody): Terms {
  const { start, due, allowCheckAnswers, keyVisibility } = given;
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11, 16),
    hasDue: due !== null,
    dueDate: due?.slice(0, 10) ?? null,
    dueTime: due?.slice(11, 16) ?? lastMinute,
    allowCheckAnswers,
    keyVisibility,
  };
}

/** What stands in the way of sending; the server has the last word. */
export function errorsOf(terms: CellDates): Partial<Record<'start' | 'due', TermsError>> {
  if (terms.startDate === null) return { start: 'startMissing' };
  if (!terms.hasDue) return {};
  if (terms.dueDate === null) return { due: 'dueMissing' };
  const { start, due } = wallTimesOf(terms);
  return dueBeforeStart({ start, due: due ?? undefined }) ? { due: 'dueBeforeStart' } : {};
}

/** Terms without errors, as they travel. */
export function bodyOf({ allowCheckAnswers, keyVisibility, ...dates }: Terms): TermsBody {
  return { ...wallTimesOf(dates), allowCheckAnswers, keyVisibility };
}

/** Dates without errors, as they travel. The whole last minute of a day counts. */
export function wallTimesOf({ startDate, startTime, hasDue, dueDate, dueTime }: CellDates): { start: WallTime; due: WallTime | null } {
  const end = dueTime || lastMinute;
  return {
    start: `${startDate}T${startTime || firstMinute}:00`,
    due: hasDue ? `${dueDate}T${end}:${end === lastMinute ? '59' : '00'}` : null,
  };
}
