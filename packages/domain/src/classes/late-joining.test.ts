import { describe, expect, it } from 'vitest';
import { endOfDay } from '../assignments/index.ts';
import { lateJoining } from './index.ts';

describe('@C-JOIN students who join late (D27)', () => {
  const joinedAt = new Date('2026-03-09T12:00:00Z');
  const before = new Date('2026-03-09T12:00:00Z');
  const after = new Date('2026-03-09T12:00:01Z');
  it.each([
    ['due later', { end: after, isHidden: true, hasBegun: false }, 'usual'],
    ['without a due date', { end: undefined, isHidden: true, hasBegun: false }, 'usual'],
    ['past due before', { end: before, isHidden: false, hasBegun: false }, 'optional'],
    ['past due before, where the teacher hides it', { end: before, isHidden: true, hasBegun: false }, 'hidden'],
    ['past due before and begun, though hidden now', { end: before, isHidden: true, hasBegun: true }, 'optional'],
  ] as const)('an assignment %s', (_what, given, expected) => expect(lateJoining({ joinedAt, ...given })).toBe(expected));
});

describe('@C-LIST the last day of a substitute', () => {
  it('ends at midnight of the school', () => {
    expect(endOfDay('2026-03-09', 'America/Sao_Paulo').toISOString()).toBe('2026-03-10T03:00:00.000Z');
    expect(endOfDay('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z');
  });
});
