import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

describe('formatting', () => {
  it.each([
    ['en', 15000, 0, '15,000'],
    ['pt', 15000.5, 0, '15.000,5'],
    ['es', 15000, 0, '15\u202f000'],
    ['es', 1500, 0, '1500'],
    ['es', 3.5, 0, '3.5'],
    ['pt', 11, 1, '11,0'],
  ])('writes numbers as texts in %s do: %d with %d decimals at least', (language, value, decimals, text) => {
    expect(formatFor(language).number(value, decimals)).toBe(text);
  });
  it.each([
    ['en', 'Friday, Nov 13'],
    ['pt', 'sexta-feira, 13 de nov.'],
    ['es', 'viernes, 13 nov'],
  ])('writes a school day in %s as its readers do', (language, words) => {
    expect(formatFor(language).date('2026-11-13T23:59:59', 'weekday')).toBe(words);
  });

  it('shows a wall time as it stands, whatever zone this device is in', () => {
    const { date, time } = formatFor('en');
    expect(date('2026-03-08T00:30:00', 'medium', 'Pacific/Auckland')).toBe('Mar 8, 2026');
    expect(time('2026-03-08T23:59:00', 'Pacific/Auckland')).toMatch(/^11:59\sPM$/);
    expect(date('2026-11-13', 'short')).toBe('Nov 13');
  });

  it('shows an instant in the zone asked for', () => {
    expect(formatFor('en').dateTime('2026-11-14T02:00:00Z', 'America/New_York')).toMatch(/^Nov 13, 9:00\sPM$/);
  });

  it.each([
    [0, '0:00'],
    [59.6, '1:00'],
    [65, '1:05'],
    [3725, '62:05'],
    [-3, '0:00'],
  ])('writes %d seconds as m:ss', (seconds, words) => {
    expect(formatFor('pt').duration(seconds)).toBe(words);
  });

  it('rounds scores to whole percent, without a space', () => {
    expect(['en', 'pt', 'es'].map((language) => formatFor(language).percent(77.5))).toEqual(['78%', '78%', '78%']);
  });
});
