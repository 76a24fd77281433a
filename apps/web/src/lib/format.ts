import { numberText } from '@alba/domain/numbers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, localeOf } from './i18n/languages.ts';

const dateLooks = {
  /** Nov 13 */
  short: { month: 'short', day: 'numeric' },
  /** Nov 13, 2026 */
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  /** November 13, 2026 */
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  /** Friday, Nov 13 */
  weekday: { weekday: 'long', month: 'short', day: 'numeric' },
  /** Friday, November 13, 2026 */
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** Friday */
  dayName: { weekday: 'long' },
  /** Fri */
  dayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateLook = keyof typeof dateLooks;

export type Format = ReturnType<typeof formatFor>;

/** Dates and numbers in the language shown. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => formatFor(i18n.language), [i18n.language]);
}

/**
 * Formatting in a language. A wall time or day (`2026-11-21T23:59:59`, `2026-11-21`) is shown as it stands on the school's wall;
 * an instant (a Date, or text that ends in Z) needs the zone it is to be shown in.
 */
export function formatFor(language: string) {
  const locale = localeOf(language as Language);
  const dateFormat = (look: Intl.DateTimeFormatOptions, zone: string) => new Intl.DateTimeFormat(locale, { ...look, timeZone: zone });
  return {
    locale,
    date: (when: string | Date, look: DateLook = 'short', zone = 'UTC') => dateFormat(dateLooks[look], zoneFor(when, zone)).format(instantOf(when)),
    time: (when: string | Date, zone = 'UTC') => dateFormat({ hour: 'numeric', minute: '2-digit' }, zoneFor(when, zone)).format(instantOf(when)),
    dateTime: (when: string | Date, zone = 'UTC') =>
      dateFormat({ ...dateLooks.short, hour: 'numeric', minute: '2-digit' }, zoneFor(when, zone)).format(instantOf(when)),
    /** `decimals`: at least so many, for columns of a table that are compared. */
    number: (value: number, decimals = 0) => numberText(value, locale, { least: decimals }),
    /** Whole percent of a score from 0 to 100. No space before the sign in any of our languages (DESIGN.md section 7). */
    percent: (score: number) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Math.round(score))}%`,
    /** m:ss, with hours folded into minutes. */
    duration: (seconds: number) => {
      const whole = Math.max(0, Math.round(seconds));
      return `${new Intl.NumberFormat(locale, { useGrouping: false }).format(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
    },
    list: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
    /** Order of names and titles in this language. */
    compare: new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare,
  };
}

const isWall = (when: string | Date): when is string => typeof when === 'string' && /^\d{4}-\d{2}-\d{2}(T[\d:]+)?$/.test(when);

function instantOf(when: string | Date): Date {
  if (!isWall(when)) return new Date(when);
  return new Date(when.includes('T') ? `${when}Z` : `${when}T12:00:00Z`);
}

const zoneFor = (when: string | Date, zone: string): string => (isWall(when) ? 'UTC' : zone);
