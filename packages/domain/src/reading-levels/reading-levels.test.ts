import { describe, expect, it } from 'vitest';
import { ladderIds, ladders, startingLevel } from './index.ts';

describe('@K-LEVELS ladders', () => {
  it.each(ladderIds)('%s rises without gaps', (ladder) => {
    expect(ladders[ladder].map((entry) => entry.level)).toEqual(ladders[ladder].map((_, index) => index + 1));
  });
  it('fits the ends that the specification names (D35)', () => {
    expect(ladders['us-3-5'].map((entry) => entry.label)).toEqual(['400L-550L', '550L-700L', '700L-850L', '850L-1000L']);
    expect(ladders['us-6-8'].map((entry) => entry.label)).toEqual(['800L-950L', '900L-1050L', '1000L-1150L', '1100L-1250L']);
  });
});

describe('startingLevel', () => {
  it.each([
    ['us-3-5', undefined, 2, 1],
    ['us-3-5', undefined, 4, 3],
    ['us-3-5', undefined, 8, 4],
    ['us-3-5', 2, 5, 2],
    ['us-6-8', undefined, 6, 2],
    ['us-6-8', undefined, undefined, 2],
    ['br', undefined, 6, 2],
    ['br', 4, 6, 3],
    ['eslac', 4, undefined, 4],
  ] as const)('%s with setting %s in grade %s opens at %i', (ladder, setting, grade, level) => expect(startingLevel({ ladder, setting, grade })).toBe(level));
});
