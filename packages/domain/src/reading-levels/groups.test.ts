import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeBandKeys } from '../editions/index.ts';
import { applyBulk, canLock, ladderOf, ladders, levelGroupOf, levelGroups, levelGroupsOf, notSet, recommendedLevel, withLevel, withLock } from './index.ts';

describe('@C-LEVELS groups of grades', () => {
  it('are those of each edition', () => {
    expect(levelGroupsOf('us').map(({ key }) => key)).toEqual(['us-3-5', 'us-6-8']);
    expect(levelGroupsOf('br').map(({ ladder }) => ladders[ladder].length)).toEqual([3, 3]);
    expect(levelGroupsOf('eslac').map(({ ladder }) => ladders[ladder].length)).toEqual([4]);
  });
  it.each(gradeBandKeys)('hold lessons for %s on the ladder they are written on', (band) => expect(levelGroupOf(band).ladder).toBe(ladderOf(band)));
});

describe('@C-LEVELS the reading recommendation', () => {
  const of = (key: string, grade: number) => {
    const group = levelGroups.find((one) => one.key === key);
    return group && recommendedLevel(group, grade);
  };
  it.each([
    ['us-3-5', 2, 1],
    ['us-3-5', 4, 3],
    ['us-3-5', 8, 4],
    ['us-6-8', 3, 1],
    ['us-6-8', 7, 3],
    ['br-fundamental', 6, 1],
    ['br-fundamental', 9, 3],
    ['br-medio', 10, 1],
    ['br-medio', 12, 3],
    ['eslac', 1, 1],
    ['eslac', 5, 2],
    ['eslac', 9, 3],
    ['eslac', 12, 4],
  ])('%s in grade %i is level %i', (key, grade, level) => expect(of(key, grade)).toBe(level));
  it.each(levelGroups.filter(({ edition }) => edition === 'us'))('is for $key what the ladder itself names', (group) => {
    for (const { level, grade } of ladders[group.ladder]) expect(recommendedLevel(group, grade)).toBe(level);
  });
  it('never falls with the grade and is always a level of the ladder', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levelGroups), fc.nat(13), (group, grade) => {
        const level = recommendedLevel(group, grade);
        expect(ladders[group.ladder].map((entry) => entry.level)).toContain(level);
        expect(recommendedLevel(group, grade + 1)).toBeGreaterThanOrEqual(level);
      }),
    );
  });
});

describe('@C-LEVELS setting and locking (D36)', () => {
  it('locks a set level only', () => {
    expect(withLock(notSet, true)).toEqual(notSet);
    expect(withLock({ level: 2, isLocked: false }, true)).toEqual({ level: 2, isLocked: true });
  });
  it('keeps the lock with another level and clears it with none', () => {
    expect(withLevel({ level: 2, isLocked: true }, 3)).toEqual({ level: 3, isLocked: true });
    expect(withLevel({ level: 2, isLocked: true }, null)).toEqual(notSet);
  });
  it('no act on all ever locks what has no level', () => {
    const act = fc.oneof(
      fc.constantFrom({ kind: 'unset' as const }, { kind: 'lock' as const }, { kind: 'unlock' as const }),
      fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const).map((level) => ({ kind: 'set' as const, level })),
    );
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const setting = acts.reduce(applyBulk, notSet);
        expect(setting.isLocked && !canLock(setting)).toBe(false);
      }),
    );
  });
});
