import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionIds, editions } from '../editions/index.ts';
import { assignmentWindow, defaultDue, defaultStart, dueBeforeStart, isLate, type Timing, timingOf } from './timing.ts';
import { addDays, instantOfWall, localDateOf } from './zoned-time.ts';

const zone = 'America/New_York';
const dates = { start: '2026-11-02T00:00:00', due: '2026-11-20T23:59:59' };
const window = assignmentWindow({ dates, zone });
const at = (wall: string) => instantOfWall(wall, zone);

const table: { now: string; timing: Timing; submitted?: Timing }[] = [
  { now: '2026-11-01T23:59:59', timing: 'future' },
  { now: '2026-11-02T00:00:00', timing: 'open' },
  { now: '2026-11-16T23:59:59', timing: 'open' },
  { now: '2026-11-17T00:00:00', timing: 'due-soon' },
  { now: '2026-11-18T23:59:59', timing: 'due-soon' },
  { now: '2026-11-19T00:00:00', timing: 'due-tomorrow' },
  { now: '2026-11-19T23:59:59', timing: 'due-tomorrow' },
  { now: '2026-11-20T00:00:00', timing: 'due-today' },
  { now: '2026-11-20T23:59:59', timing: 'due-today' },
  { now: '2026-11-21T00:00:00', timing: 'past-due', submitted: 'open' },
  { now: '2027-05-01T00:00:00', timing: 'past-due', submitted: 'open' },
];

describe('how an assignment stands', () => {
  it.each(table)('at $now it is $timing', ({ now, timing, submitted }) => {
    expect(timingOf({ window, now: at(now), zone })).toBe(timing);
    expect(timingOf({ window, now: at(now), zone, submitted: true })).toBe(submitted ?? timing);
  });
  it('is open for ever without a due date', () => {
    const endless = assignmentWindow({ dates: { start: dates.start, due: undefined }, zone });
    expect(timingOf({ window: endless, now: at('2030-01-01T00:00:00'), zone })).toBe('open');
    expect(timingOf({ window: endless, now: at('2026-11-01T12:00:00'), zone })).toBe('future');
  });
  it('goes by the days of the school, whatever the server thinks the date is', () => {
    const now = new Date('2026-11-20T02:00:00Z'); // still the 19th in New York, the 20th in London
    expect(timingOf({ window, now, zone })).toBe('due-tomorrow');
  });
  it('counts days, not hours, on the day the clock changes', () => {
    const short = assignmentWindow({ dates: { start: '2026-03-01T00:00:00', due: '2026-03-08T23:59:59' }, zone });
    expect(timingOf({ window: short, now: at('2026-03-07T00:00:00'), zone })).toBe('due-tomorrow');
    expect(timingOf({ window: short, now: at('2026-03-08T23:59:59'), zone })).toBe('due-today');
    expect(timingOf({ window: short, now: at('2026-03-09T00:00:00'), zone })).toBe('past-due');
  });
  it('has one timing at every moment, and they follow each other in order', () => {
    const order: Timing[] = ['future', 'open', 'due-soon', 'due-tomorrow', 'due-today', 'past-due'];
    fc.assert(
      fc.property(
        fc.constantFrom(...editionIds),
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -90, max: 90 }),
        (edition, day, length, offset) => {
          const schoolZone = editions[edition].defaultTimeZone;
          const start = addDays('2015-01-01', day);
          const made = assignmentWindow({ dates: { start: defaultStart(start), due: defaultDue(addDays(start, length)) }, zone: schoolZone });
          const noon = (date: string) => instantOfWall(`${date}T12:00:00`, schoolZone);
          const today = timingOf({ window: made, now: noon(addDays(start, offset)), zone: schoolZone });
          const tomorrow = timingOf({ window: made, now: noon(addDays(start, offset + 1)), zone: schoolZone });
          expect(order.indexOf(tomorrow)).toBeGreaterThanOrEqual(order.indexOf(today));
        },
      ),
    );
  });
});

describe('the effective dates', () => {
  it('are the class dates unless the student has own ones', () => {
    const own = assignmentWindow({ dates, own: { due: '2026-11-25T23:59:59' }, zone });
    expect(own.start).toBe(dates.start);
    expect(own.due).toBe('2026-11-25T23:59:59');
    expect(timingOf({ window: own, now: at('2026-11-21T12:00:00'), zone })).toBe('open');
    expect(assignmentWindow({ dates, own: { start: '2026-11-10T00:00:00' }, zone }).opensAt).toEqual(at('2026-11-10T00:00:00'));
  });
  it('start at midnight and end with the last second of the day', () => {
    expect(defaultStart('2026-11-21')).toBe('2026-11-21T00:00:00');
    expect(defaultDue('2026-11-21')).toBe('2026-11-21T23:59:59');
    expect(window.end).toEqual(at('2026-11-21T00:00:00'));
  });
});

describe('a due date before the start', () => {
  it.each([
    { start: '2026-11-02T00:00:00', due: '2026-11-01T23:59:59', refused: true },
    { start: '2026-11-02T08:00:00', due: '2026-11-02T08:00:00', refused: false },
    { start: '2026-11-02T08:00:01', due: '2026-11-02T08:00:00', refused: true },
    { start: '2026-11-02T00:00:00', due: undefined, refused: false },
  ])('$start to $due is refused: $refused', ({ start, due, refused }) => expect(dueBeforeStart({ start, due })).toBe(refused));
});

describe('lateness', () => {
  it('counts the whole last second as on time', () => {
    expect(isLate(at('2026-11-20T23:59:59'), window)).toBe(false);
    expect(isLate(new Date(at('2026-11-20T23:59:59').getTime() + 999), window)).toBe(false);
    expect(isLate(at('2026-11-21T00:00:00'), window)).toBe(true);
  });
  it('follows the dates in force now, not those at the time (D23)', () => {
    const submitted = at('2026-11-21T10:00:00');
    const extended = assignmentWindow({ dates: { ...dates, due: '2026-11-22T23:59:59' }, zone });
    expect(isLate(submitted, window)).toBe(true);
    expect(isLate(submitted, extended)).toBe(false);
  });
  it('is never said of work not turned in or without a due date', () => {
    expect(isLate(undefined, window)).toBe(false);
    expect(isLate(at('2027-01-01T00:00:00'), assignmentWindow({ dates: { start: dates.start, due: undefined }, zone }))).toBe(false);
  });
  it('matches the timing: what is past due and turned in now is late', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 86_399 }), (days, second) => {
        const now = new Date(at('2026-11-20T00:00:00').getTime() + (days * 86_400 + second) * 1000);
        if (timingOf({ window, now, zone }) === 'future') return;
        expect(isLate(now, window)).toBe(timingOf({ window, now, zone }) === 'past-due');
        expect(localDateOf(now, zone) > '2026-11-20').toBe(isLate(now, window));
      }),
    );
  });
});
