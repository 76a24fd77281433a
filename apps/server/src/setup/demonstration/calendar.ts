import { addDays, defaultDue, defaultStart, instantOfWall, type LocalDate, schoolYearOf } from '@alba/domain/assignments';
import type { EditionId } from '@alba/domain/editions';
import type { Chance } from './random.ts';

/** Days as the demonstration counts them: 0 is today at the school, -1 yesterday. */
export type Calendar = {
  today: LocalDate;
  day: (offset: number) => LocalDate;
  start: (offset: number) => string;
  due: (offset: number) => string;
  at: (offset: number, time: string) => Date;
  /** Some moment of a school day; the whole of it lies well inside the day, so that a change of the clock moves nothing over midnight. */
  during: (offset: number, chance: Chance) => Date;
  schoolYear: (date: LocalDate) => number;
};

export function calendarOf(today: LocalDate, zone: string, edition: EditionId): Calendar {
  const day = (offset: number) => addDays(today, offset);
  const at = (offset: number, time: string) => instantOfWall(`${day(offset)}T${time}`, zone);
  return {
    today,
    day,
    at,
    start: (offset) => defaultStart(day(offset)),
    due: (offset) => defaultDue(day(offset)),
    during: (offset, chance) => new Date(at(offset, '08:20:00').getTime() + chance.between(0, 8 * 3600) * 1000),
    schoolYear: (date) => schoolYearOf(date, edition),
  };
}
