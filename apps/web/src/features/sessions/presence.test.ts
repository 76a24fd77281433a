import { describe, expect, it } from 'vitest';
import { nextChange, presenceAfter, timeLeft } from './presence.ts';

const minute = 60_000;
const student = { idleMinutes: 30, isStudent: true };

describe('@P-SESSION how long nobody was there (D1)', () => {
  it.each([
    [0, 'here'],
    [29 * minute - 1, 'here'],
    [29 * minute, 'warning'],
    [30 * minute - 1, 'warning'],
    [30 * minute, 'over'],
    [600 * minute, 'over'],
  ])('after %i ms is %s', (idle, presence) => expect(presenceAfter(idle, student)).toBe(presence));

  it.each([
    ['a student whose school signs nobody out', { idleMinutes: undefined, isStudent: true }, 30 * minute, 'asking'],
    ['a student with a longer limit', { idleMinutes: 60, isStudent: true }, 40 * minute, 'asking'],
    ['a student with a longer limit, near its end', { idleMinutes: 60, isStudent: true }, 59 * minute, 'warning'],
    ['a teacher whose school set a limit', { idleMinutes: 20, isStudent: false }, 20 * minute, 'over'],
    ['a teacher', { idleMinutes: undefined, isStudent: false }, 6000 * minute, 'here'],
    ['a limit of one minute', { idleMinutes: 1, isStudent: true }, minute / 2, 'warning'],
  ] as const)('%s', (_who, watched, idle, presence) => expect(presenceAfter(idle, watched)).toBe(presence));

  it('knows when it changes next', () => {
    expect(nextChange(0, student)).toBe(29 * minute);
    expect(nextChange(29 * minute, student)).toBe(30 * minute);
    expect(nextChange(31 * minute, student)).toBeUndefined();
    expect(nextChange(0, { idleMinutes: undefined, isStudent: false })).toBeUndefined();
    expect(timeLeft(29.5 * minute, student)).toBe(minute / 2);
  });
});
