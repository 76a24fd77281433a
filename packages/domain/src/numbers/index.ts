import type { Locale } from '../editions/index.ts';

/**
 * A number as the texts of the library write it in a locale, with at least `least` and at most `most` decimals.
 * Spanish writes 15 000 with a narrow space and 1500 without one (content guide 10); `Intl` would write 15,000.
 */
export function numberText(value: number, locale: Locale, { least = 0, most = 3 }: { least?: number; most?: number } = {}): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, most) };
  if (!locale.startsWith('es')) return new Intl.NumberFormat(locale, digits).format(value);
  const parts = new Intl.NumberFormat(locale, { ...digits, useGrouping: 'min2' }).formatToParts(value);
  return parts.map(({ type, value: text }) => (type === 'group' ? '\u202f' : text)).join('');
}
