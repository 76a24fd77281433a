/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantOfWall, localDateOf, wallOfInstant } from './zoned-time.ts';
import { changesOf, seconds, wallOf, zones } from './zones.fixture.ts';

const walls = fc.integer(seconds).map(wallOf);

const table: { name: string; zone: string; wall: string; instant: string }[] = [
  { name: 'winter', zone: 'America/New_York', wall: '2026-01-15T08:00:00', instant: '2026-01-15T13:00:00Z' },
  { name: 'summer', zone: 'America/New_York', wall: '2026-07-15T08:00:00', instant: '2026-07-15T12:00:00Z' },
  { name: 'the last second before the clock goes forward', zone: 'America/New_York', wall: '2026-03-08T01:59:59', instant: '2026-03-08T06:59:59Z' },
  { name: 'a time the clock jumps over', zone: 'America/New_York', wall: '2026-03-08T02:30:00', instant: '2026-03-08T07:30:00Z' },
  { name: 'the first time after the jump', zone: 'America/New_York', wall: '2026-03-08T03:00:00', instant: '2026-03-08T07:00:00Z' },
  { name: 'a time shown twice: the first one', zone: 'America/New_York', wall: '2026-11-01T01:30:00', instant: '2026-11-01T05:30:00Z' },
  { name: 'after the clock went back', zone: 'America/New_York', wall: '2026-11-01T02:00:00', instant: '2026-11-01T07:00:00Z' },
  { name: 'a midnight that does not exist', zone: 'America/Sao_Paulo', wall: '2018-11-04T00:00:00', instant: '2018-11-04T03:00:00Z' },
  { name: 'Brazil without daylight saving since 2019', zone: 'America/Sao_Paulo', wall: '2026-12-01T00:00:00', instant: '2026-12-01T03:00:00Z' },
  { name: 'Mexico without daylight saving since 2022', zone: 'America/Mexico_City', wall: '2026-07-01T23:59:59', instant: '2026-07-02T05:59:59Z' },
  { name: 'the border city that keeps daylight saving', zone: 'America/Tijuana', wall: '2026-07-01T23:59:59', instant: '2026-07-02T06:59:59Z' },
  { name: 'a half-hour zone', zone: 'America/St_Johns', wall: '2026-01-01T00:00:00', instant: '2026-01-01T03:30:00Z' },
  { name: 'Chile in its summer', zone: 'America/Santiago', wall: '2026-01-10T12:00:00', instant: '2026-01-10T15:00:00Z' },
];

const iso = (instant: Date) => instant.toISOString().replace('.000Z', 'Z');
describe('the instant of a wall time', () => {
  it.each(table)('$name ($zone $wall)', ({ zone, wall, instant }) => expect(iso(instantOfWall(wall, zone))).toBe(instant));

  it('agrees with the calendar of the runtime in 12 zones', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), walls, (zone, wall) => {
        const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
        expect(instantOfWall(wall, zone).getTime()).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with the calendar of the runtime around every change of the clock', () => {
    for (const zone of zones) {
      for (const change of changesOf(zone)) {
        for (const minutes of [-180, -90, -60, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 120, 180]) {
          const wall = new Date(change + minutes * 60_000).toISOString().slice(0, 19);
          const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
          expect(instantOfWall(wall, zone).getTime(), `${zone} ${wall}`).toBe(expected);
        }
      }
    }
  });

  it('comes back to the same wall time, except where the clock jumps over it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), walls, (zone, wall) => {
        const again = wallOfInstant(instantOfWall(wall, zone), zone);
        const exists =
          Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'earlier' }).toPlainDateTime().toString({ smallestUnit: 'second' }) ===
          wall;
        if (exists) expect(again).toBe(wall);
        else expect(again > wall).toBe(true);
      }),
    );
  });

  it('is told of a year that is still being typed, too', () => {
    expect(wallOfInstant(instantOfWall('0026-11-22T23:59:59', 'America/New_York'), 'America/New_York')).toBe('0026-11-22T23:59:59');
  });
});

describe('calendar days', () => {
  it('go back and forth over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-21', '2026-11-22')).toBe(1);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
    fc.assert(
      fc.property(walls, fc.integer({ min: -2000, max: 2000 }), (wall, days) => {
        expect(daysBetween(wall.slice(0, 10), addDays(wall.slice(0, 10), days))).toBe(days);
      }),
    );
  });
  it('are those of the school, not of the server', () => {
    expect(localDateOf(new Date('2026-11-22T02:00:00Z'), 'America/New_York')).toBe('2026-11-21');
    expect(localDateOf(new Date('2026-11-22T02:00:00Z'), 'America/Sao_Paulo')).toBe('2026-11-21');
    expect(localDateOf(new Date('2026-11-22T05:30:00Z'), 'America/New_York')).toBe('2026-11-22');
    expect(localDateOf(new Date('2026-11-22T05:30:00Z'), 'America/Mexico_City')).toBe('2026-11-21');
  });
});

describe('wallOfInstant', () => {
  const zones = [
    'America/New_York',
    'America/Sao_Paulo',
    'America/Mexico_City',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Africa/Monrovia',
  ];
  /** Swedish writes a date and time as our wall times do. */
  const byCalendar = (time: number, zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(time).replace(' ', 'T');

  it('says what the calendar of the zone says, at any second, asked for the first time or again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 2_200_000_000 }), (zone, second) => {
        const time = second * 1000;
        expect(wallOfInstant(new Date(time), zone)).toBe(byCalendar(time, zone));
        expect(wallOfInstant(new Date(time + 999), zone)).toBe(byCalendar(time, zone));
      }),
    );
  });
});
