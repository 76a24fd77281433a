import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isSchoolDay } from '../assignments/index.ts';
import { type CollectionPlan, datedLessons, dateProblems, fillDates, includedLessons, newPlan, skipLessons } from './index.ts';

const today = '2026-11-23';
const planOf = (lessons: Partial<CollectionPlan['lessons'][number]>[], startsNow = false): CollectionPlan => ({
  startsNow,
  lessons: lessons.map((lesson, index) => ({ lessonId: index + 1, isSkipped: false, start: today, due: '2026-11-30', ...lesson })),
});

describe('@A-COLLECTION dates of a collection', () => {
  it('asks for a due date of every lesson that is not skipped', () => {
    const plan = skipLessons(newPlan([1, 2, 3], today), [2]);
    expect(dateProblems(plan, today)).toEqual([
      { lessonId: 1, field: 'due', problem: 'missing' },
      { lessonId: 3, field: 'due', problem: 'missing' },
    ]);
  });

  it.each([
    ['a day before the start', { start: '2026-11-30', due: '2026-11-29' }, false, [{ lessonId: 1, field: 'due', problem: 'before-start' }]],
    ['the day of the start', { start: '2026-11-30', due: '2026-11-30' }, false, []],
    ['no start', { start: null }, false, [{ lessonId: 1, field: 'start', problem: 'missing' }]],
    ['no start, but starting now', { start: null }, true, []],
    ['a late start, but starting now', { start: '2027-01-01' }, true, []],
    ['due yesterday, starting now', { due: '2026-11-22' }, true, [{ lessonId: 1, field: 'due', problem: 'before-start' }]],
    [
      'neither date',
      { start: null, due: null },
      false,
      [
        { lessonId: 1, field: 'start', problem: 'missing' },
        { lessonId: 1, field: 'due', problem: 'missing' },
      ],
    ],
    ['nothing right, but skipped', { isSkipped: true, start: null, due: null }, false, []],
  ])('%s', (_, lesson, startsNow, problems) => expect(dateProblems(planOf([lesson], startsNow), today)).toEqual(problems));

  it('assigns whole days, from today on where all start now', () => {
    expect(datedLessons(planOf([{ start: '2026-11-25' }]), today)).toEqual([{ lessonId: 1, start: '2026-11-25T00:00:00', due: '2026-11-30T23:59:59' }]);
    expect(datedLessons(planOf([{ start: '2026-11-25' }], true), today)).toMatchObject([{ start: '2026-11-23T00:00:00' }]);
  });
});

describe('@A-COLLECTION filling dates', () => {
  it('spaces due dates by school days and opens each lesson when the one before is over', () => {
    const plan = fillDates(skipLessons(newPlan([1, 2, 3, 4], today), [3]), { first: '2026-11-25', every: 3, today });
    expect(includedLessons(plan)).toMatchObject([
      { lessonId: 1, start: '2026-11-23', due: '2026-11-25' },
      { lessonId: 2, start: '2026-11-26', due: '2026-11-30' },
      { lessonId: 4, start: '2026-12-01', due: '2026-12-03' },
    ]);
    expect(plan.lessons[2]).toEqual({ lessonId: 3, isSkipped: true, start: today, due: null });
  });

  it('never leaves a date to mend, whatever the first day, and never ends on a weekend', () => {
    const days = fc.integer({ min: -400, max: 400 }).map((offset) => addDays(today, offset));
    const lessons = fc.array(fc.record({ isSkipped: fc.boolean(), start: fc.option(days), due: fc.option(days) }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lessons, days, fc.integer({ min: 1, max: 10 }), (given, first, every) => {
        const plan = fillDates(planOf(given), { first, every, today });
        expect(dateProblems(plan, today)).toEqual([]);
        expect(includedLessons(plan).every(({ due }) => due !== null && isSchoolDay(due))).toBe(true);
      }),
    );
  });
});
