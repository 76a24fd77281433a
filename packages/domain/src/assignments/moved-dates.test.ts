import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedDates, movedOwnDates } from './moved-dates.ts';
import { isSchoolDay } from './school-days.ts';
import { windowOf } from './timing.ts';
import { seconds, wallOf, zones } from './zones.fixture.ts';

const anyWall = fc.integer(seconds).map(wallOf);
const days = fc.integer({ min: -60, max: 60 }).filter((count) => count !== 0);
const due = fc.option(anyWall, { nil: null });
/** Dates that stand in the right order, for the class and for a student. */
const given = fc
  .record({ start: anyWall, due, ownStart: due, ownDue: due, days, hasOpened: fc.boolean() })
  .filter(({ start, due: end, ownStart, ownDue }) => (end === null || end >= start) && inOrder(ownStart ?? start, ownDue ?? end));
const inOrder = (start: string, end: string | null) => end === null || end >= start;
const time = (wall: string | null) => wall?.slice(10) ?? null;

describe('@A-ASSIGNED dates moved by school days', () => {
  it.each([
    { name: 'one day later, over a weekend', dates: { start: '2026-11-20T08:00:00', due: '2026-11-27T23:59:59' }, by: 1, to: ['2026-11-23', '2026-11-30'] },
    { name: 'a week earlier', dates: { start: '2026-11-20T08:00:00', due: '2026-11-27T23:59:59' }, by: -5, to: ['2026-11-13', '2026-11-20'] },
    { name: 'off a Sunday', dates: { start: '2026-11-16T00:00:00', due: '2026-11-22T23:59:59' }, by: 1, to: ['2026-11-17', '2026-11-23'] },
  ])('$name', ({ dates, by, to }) => {
    const moved = movedDates(dates, { days: by, hasOpened: false });
    expect([moved.start.slice(0, 10), moved.due?.slice(0, 10)]).toEqual(to);
  });

  it('leave an assignment open that has opened: only its due date goes to later', () => {
    const dates = { start: '2026-11-16T08:00:00', due: '2026-11-20T23:59:59' };
    expect(movedDates(dates, { days: 3, hasOpened: true })).toEqual({ start: dates.start, due: '2026-11-25T23:59:59' });
    expect(movedDates(dates, { days: -3, hasOpened: true }).start).toBe('2026-11-11T08:00:00');
  });

  it('do not meet the wrong way round when a weekend falls together', () => {
    const weekend = { start: '2026-11-21T10:00:00', due: '2026-11-22T09:00:00' };
    expect(movedDates(weekend, { days: 1, hasOpened: false })).toEqual({ start: '2026-11-23T10:00:00', due: '2026-11-24T09:00:00' });
  });

  it('keep the time of day, land on school days, stay in order and keep what has no due date without one', () => {
    fc.assert(
      fc.property(given, ({ days: by, hasOpened, ownStart, ownDue, ...dates }) => {
        const moved = movedDates(dates, { days: by, hasOpened });
        const own = movedOwnDates({ start: ownStart, due: ownDue }, { days: by, hasOpened, dates: moved });
        expect([time(moved.start), time(moved.due)]).toEqual([time(dates.start), time(dates.due)]);
        expect(time(own.due)).toBe(time(ownDue));
        for (const wall of [moved.due, own.due, hasOpened && by > 0 ? null : moved.start]) if (wall) expect(isSchoolDay(wall.slice(0, 10))).toBe(true);
        expect(inOrder(moved.start, moved.due)).toBe(true);
        expect(inOrder(own.start ?? moved.start, own.due ?? moved.due)).toBe(true);
        expect([moved.due === null, own.start === null, own.due === null]).toEqual([dates.due === null, ownStart === null, ownDue === null]);
      }),
      { numRuns: 500 },
    );
  });

  it('come back the way they went, when they stood on school days', () => {
    fc.assert(
      fc.property(given, ({ days: by, ownStart: _, ownDue: __, hasOpened: ___, ...dates }) => {
        if (!isSchoolDay(dates.start.slice(0, 10)) || (dates.due && !isSchoolDay(dates.due.slice(0, 10)))) return;
        expect(movedDates(movedDates(dates, { days: by, hasOpened: false }), { days: -by, hasOpened: false })).toEqual(dates);
      }),
    );
  });

  it('are windows in the right order in 12 zones, on days when the clock changes too', () => {
    fc.assert(
      fc.property(given, fc.constantFrom(...zones), ({ days: by, hasOpened, ownStart, ownDue, ...dates }, zone) => {
        const moved = movedDates(dates, { days: by, hasOpened });
        const own = movedOwnDates({ start: ownStart, due: ownDue }, { days: by, hasOpened, dates: moved });
        for (const window of [windowOf(moved, zone), windowOf({ ...moved, ownStart: own.start, ownDue: own.due }, zone)]) {
          // a start in the hour that the clock jumps over opens after the jump: at most an hour later than the wall says
          if (window.end) expect(window.end.getTime() + 3_600_000).toBeGreaterThan(window.opensAt.getTime());
        }
      }),
      { numRuns: 500 },
    );
  });
});
