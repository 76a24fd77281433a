import type { EditionId } from '../editions/index.ts';
import type { LocalDate } from './zoned-time.ts';

/** The school year a day belongs to, named by the calendar year it begins in: August in the us, January elsewhere. */
export function schoolYearOf(date: LocalDate, edition: EditionId): number {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return edition === 'us' && month < 8 ? year - 1 : year;
}
