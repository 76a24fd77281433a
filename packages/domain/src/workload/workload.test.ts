import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../assignments/index.ts';
import { leastCrowded, roundingStep, workloadDays } from './index.ts';

const week = { from: '2026-11-23', to: '2026-11-29' }; // Monday to Sunday
const on = (date: string, ...minutes: number[]) => ({ date, minutes });
const many = (minutes: number, count: number) => Array.from({ length: count }, () => minutes);

describe('minutes a student owes on a day', () => {
  it('are the mean over the whole group, every day of the range, weekends marked', () => {
    const days = workloadDays({ studentCount: 30, ...week, owed: [on('2026-11-24', ...many(40, 30)), on('2026-11-28', ...many(30, 15))] });
    expect(days?.map(({ averageMinutes }) => averageMinutes)).toEqual([0, 40, 0, 0, 0, 15, 0]);
    expect(days?.map(({ isWeekend }) => isWeekend)).toEqual([false, false, false, false, false, true, true]);
  });

  it.each([
    [0, undefined],
    [1, undefined],
    [4, undefined],
    [5, 7],
  ])('are hidden for fewer than five students: %i', (studentCount, length) => {
    expect(workloadDays({ studentCount, ...week, owed: [] })?.length).toBe(length);
  });

  it.each([
    [5, 15],
    [6, 10],
    [11, 10],
    [12, 5],
    [35, 5],
  ])('are rounded so that an hour of one of %i students is a step of %i at most', (studentCount, step) => {
    expect(roundingStep(studentCount)).toBe(step);
  });

  it('look the same whether one student owes something or all do a little', () => {
    const given = { studentCount: 6, ...week };
    const one = workloadDays({ ...given, owed: [on('2026-11-24', 60)] });
    expect(one).toEqual(workloadDays({ ...given, owed: [on('2026-11-24', ...many(10, 6))] }));
    expect(workloadDays({ studentCount: 30, ...week, owed: [on('2026-11-24', 45)] })?.[1]?.averageMinutes).toBe(0);
  });

  it('move by two steps at most when a group gains one student with up to an hour', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 60 }), (some, another) => {
        const shown = (all: number[]) =>
          workloadDays({ studentCount: all.length, from: week.from, to: week.from, owed: [on(week.from, ...all)] })?.[0]?.averageMinutes ?? 0;
        expect(Math.abs(shown([...some, another]) - shown(some))).toBeLessThanOrEqual(2 * roundingStep(some.length));
      }),
    );
  });

  it('come for every day once, through changes of the clock and of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 41 }), (offset, length) => {
        const from = addDays('2016-01-01', offset);
        const days = workloadDays({ studentCount: 9, from, to: addDays(from, length), owed: [] }) ?? [];
        expect(days).toHaveLength(length + 1);
        for (const [index, { date }] of days.entries()) expect(daysBetween(from, date)).toBe(index);
      }),
    );
  });
});

describe('the least crowded day', () => {
  const days = (...minutes: number[]) =>
    minutes.map((averageMinutes, index) => ({ date: addDays('2026-11-23', index), averageMinutes, isWeekend: index % 7 > 4 }));
  it.each([
    ['the fewest minutes', days(30, 20, 25, 40, 35, 0, 0), '2026-11-24'],
    ['the earliest of equals', days(30, 20, 20, 40, 20, 0, 0), '2026-11-24'],
    ['never a weekend', days(30, 30, 30, 30, 30, 0, 0), '2026-11-23'],
  ])('%s', (_what, given, date) => expect(leastCrowded(given, '2026-11-23')).toBe(date));
  it('not before the start', () => expect(leastCrowded(days(0, 20, 25, 10, 35, 0, 0), '2026-11-24')).toBe('2026-11-26'));
  it('is none on a weekend alone', () => expect(leastCrowded(days(30, 20, 25, 10, 35, 0, 0), '2026-11-28')).toBeUndefined());
});
