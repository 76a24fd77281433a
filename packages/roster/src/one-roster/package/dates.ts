const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;
const digitsOnly = /^(\d{4})(\d{2})(\d{2})$/;

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const isDay = (year: number, month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);

/** Whether a cell is a day exactly as the standard writes it. */
export function isStandardDate(text: string): boolean {
  const found = iso.exec(text);
  return found !== null && isDay(Number(found[1]), Number(found[2]), Number(found[3]));
}

export const isStandardDateTime = (text: string): boolean => isoDateTime.test(text) && isStandardDate(text.slice(0, 10));

/** The day that somebody meant, or nothing where two days are possible (03/04/2026). */
export function meantDate(text: string): string | undefined {
  const first = yearFirst.exec(text) ?? digitsOnly.exec(text);
  if (first) return written(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = yearLast.exec(text);
  if (!last) return undefined;
  const [one, other, year] = [Number(last[1]), Number(last[2]), Number(last[3])];
  if (one > 12 || one === other) return written(year, other, one);
  return other > 12 ? written(year, one, other) : undefined;
}

function written(year: number, month: number, day: number): string | undefined {
  if (!isDay(year, month, day)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
