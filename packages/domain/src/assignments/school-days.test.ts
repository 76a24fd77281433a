import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSchoolDays, isSchoolDay, spreadOverSchoolDays } from './school-days.ts';
import { addDays, daysBetween } from './zoned-time.ts';

const anyDay = fc.integer({ min: 0, max: 9000 }).map((day) => addDays('2020-01-01', day));

describe('school days', () => {
  it.each([
    { from: '2026-11-20', days: 1, to: '2026-11-23' },
    { from: '2026-11-20', days: 0, to: '2026-11-20' },
    { from: '2026-11-21', days: 1, to: '2026-11-23' },
    { from: '2026-11-23', days: -1, to: '2026-11-20' },
    { from: '2026-11-22', days: -1, to: '2026-11-20' },
    { from: '2026-11-16', days: 10, to: '2026-11-30' },
    { from: '2026-12-31', days: 1, to: '2027-01-01' },
  ])('$days from $from is $to', ({ from, days, to }) => expect(addSchoolDays(from, days)).toBe(to));

  it('are never on a weekend, and going back undoes going on', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (date, days) => {
        const later = addSchoolDays(date, days);
        expect(isSchoolDay(later)).toBe(true);
        if (isSchoolDay(date)) expect(addSchoolDays(later, -days)).toBe(date);
      }),
    );
  });

  it('spread lessons evenly, weekends left out', () => {
    expect(spreadOverSchoolDays({ first: '2026-11-21', every: 2, count: 4 })).toEqual(['2026-11-23', '2026-11-25', '2026-11-27', '2026-12-01']);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 20 }), (first, every, count) => {
        const days = spreadOverSchoolDays({ first, every, count });
        expect(days).toHaveLength(count);
        expect(days.every(isSchoolDay)).toBe(true);
        expect(daysBetween(first, days[0] ?? '')).toBeLessThanOrEqual(2);
        for (const [index, day] of days.entries()) if (index > 0) expect(daysBetween(days[index - 1] ?? '', day)).toBeGreaterThanOrEqual(every);
      }),
    );
  });
});
