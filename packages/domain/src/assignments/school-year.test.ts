import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionIds } from '../editions/index.ts';
import { schoolYearOf } from './school-year.ts';
import { addDays } from './zoned-time.ts';

describe('the school year of a day', () => {
  it.each([
    { date: '2026-07-31', us: 2025, br: 2026, eslac: 2026 },
    { date: '2026-08-01', us: 2026, br: 2026, eslac: 2026 },
    { date: '2026-12-31', us: 2026, br: 2026, eslac: 2026 },
    { date: '2027-01-01', us: 2026, br: 2027, eslac: 2027 },
    { date: '2027-06-15', us: 2026, br: 2027, eslac: 2027 },
  ])('$date', ({ date, ...years }) => {
    for (const edition of editionIds) expect(schoolYearOf(date, edition)).toBe(years[edition]);
  });
  it('never goes back, and changes once in a year', () => {
    fc.assert(
      fc.property(fc.constantFrom(...editionIds), fc.integer({ min: 0, max: 9000 }), (edition, day) => {
        const date = addDays('2015-01-01', day);
        const step = schoolYearOf(addDays(date, 1), edition) - schoolYearOf(date, edition);
        expect(step === 0 || step === 1).toBe(true);
        expect(schoolYearOf(addDays(date, 366), edition)).toBeGreaterThan(schoolYearOf(date, edition));
      }),
    );
  });
});
