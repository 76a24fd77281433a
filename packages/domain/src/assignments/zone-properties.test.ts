import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLate, timingOf, windowOf } from './timing.ts';
import { daysBetween, localDateOf, wallOfInstant } from './zoned-time.ts';
import { changesOf, seconds, wallOf, zones } from './zones.fixture.ts';

/** Within a day of a change of the clock: before it, in the hour it leaves out or repeats, and after it. */
const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]));
const wallAtChange = (zone: string) =>
  fc
    .tuple(fc.constantFrom(...(changes.get(zone)?.map((change) => change / 1000) ?? []), seconds.min), fc.integer({ min: -93_600, max: 93_600 }))
    .map(([change, off]) => wallOf(change + off));
const anyWall = fc.integer(seconds).map(wallOf);

/** Dates as they are stored, half of them at a change of the clock, and a moment around one of them. */
const scene = fc.constantFrom(...zones).chain((zone) => {
  const wall = fc.oneof(anyWall, wallAtChange(zone));
  const maybe = fc.option(wall, { nil: null });
  return fc
    .record({
      start: wall,
      due: maybe,
      ownStart: maybe,
      ownDue: maybe,
      zone: fc.constant(zone),
      around: fc.nat({ max: 3 }),
      off: fc.integer({ min: -100_000, max: 400_000 }),
    })
    .map(({ around, off, ...dates }) => {
      const near = [dates.due, dates.ownDue, dates.start, dates.ownStart][around] ?? dates.start;
      return { dates, zone, now: new Date(Date.parse(`${near}Z`) + off * 1000) };
    });
});
const many = { numRuns: 1500 };

describe('@A-ASSIGNED effective dates in 12 zones, on days when the clock changes too', () => {
  it('are the own ones of the student, one by one, else those of the class', () => {
    fc.assert(
      fc.property(scene, ({ dates, zone }) => {
        const { start, due, ownStart, ownDue } = dates;
        expect(windowOf(dates, zone)).toEqual(windowOf({ start: ownStart ?? start, due: ownDue ?? due }, zone));
      }),
      many,
    );
  });

  it('say late exactly from the moment that is past due for work that is not turned in', () => {
    fc.assert(
      fc.property(scene, ({ dates, zone, now }) => {
        const window = windowOf(dates, zone);
        const timing = timingOf({ window, now, zone });
        if (now >= window.opensAt) expect(timing === 'past-due').toBe(isLate(now, window));
        expect(timing === 'future').toBe(now < window.opensAt);
        expect(timingOf({ window, now, zone, submitted: true })).not.toBe('past-due');
      }),
      many,
    );
  });

  it('name the day by the calendar on the wall of the school', () => {
    fc.assert(
      fc.property(scene, ({ dates, zone, now }) => {
        const window = windowOf(dates, zone);
        const timing = timingOf({ window, now, zone });
        if (window.due === undefined || timing === 'future' || timing === 'past-due') return;
        const ahead = daysBetween(localDateOf(now, zone), window.due.slice(0, 10));
        const expected = ahead <= 0 ? 'due-today' : ahead === 1 ? 'due-tomorrow' : ahead <= 3 ? 'due-soon' : 'open';
        expect(timing).toBe(expected);
      }),
      many,
    );
  });

  it('keep the whole last second: what is turned in while the wall shows the due time is on time', () => {
    fc.assert(
      fc.property(scene, ({ dates, zone }) => {
        const window = windowOf(dates, zone);
        if (!window.end || !window.due) return;
        const last = new Date(window.end.getTime() - 1);
        expect(isLate(last, window)).toBe(false);
        expect(isLate(window.end, window)).toBe(true);
        // a due time that the clock jumps over ends after the jump; every other ends when the wall shows it
        expect(wallOfInstant(last, zone) >= window.due).toBe(true);
      }),
      many,
    );
  });
});
