import { addDays, type LocalDate } from './zoned-time.ts';

/** Monday to Friday; the holidays of a school are not known. */
export function isSchoolDay(date: LocalDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The school day so many school days later (or earlier). From a weekend on, the day that follows (or precedes) it is the first. */
export function addSchoolDays(date: LocalDate, days: number): LocalDate {
  const step = days < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step);
    if (isSchoolDay(day)) left -= 1;
  }
  return day;
}

/** One due day for each of so many lessons: the first one, moved off a weekend, then every so many school days. */
export function spreadOverSchoolDays({ first, every, count }: { first: LocalDate; every: number; count: number }): LocalDate[] {
  const start = isSchoolDay(first) ? first : addSchoolDays(first, 1);
  return Array.from({ length: count }, (_, index) => addSchoolDays(start, index * every));
}
