import { describe, expect, it } from 'vitest';
import { progressOf } from './index.ts';

const parts = [
  { part: 'spark', questionIds: ['a'] },
  { part: 'connect', questionIds: ['b', 'c'] },
  { part: 'build', questionIds: ['d'] },
  { part: 'learn-more', questionIds: [] },
];
const at = (...answered: string[]) => progressOf(parts, { answered, submitted: false });

describe('@S-HOME how far a student is', () => {
  it.each([
    [[], 0, 'spark'],
    [['a'], 1, 'connect'],
    [['a', 'b'], 1, 'connect'],
    [['b', 'c'], 1, 'spark'],
    [['a', 'd'], 2, 'connect'],
    [['a', 'b', 'c', 'd'], 3, 'learn-more'],
    [['of an older version'], 0, 'spark'],
  ])('with %j answered: %i parts done, next %s', (answered, partsDone, nextPart) => expect(at(...answered)).toEqual({ partsDone, partsTotal: 4, nextPart }));
  it('has nothing next when every part has questions and all are answered', () => {
    expect(progressOf(parts.slice(0, 1), { answered: ['a'], submitted: false }).nextPart).toBeUndefined();
  });
  it('is done with every part once turned in, whatever was left open', () => {
    expect(progressOf(parts, { answered: [], submitted: true })).toEqual({ partsDone: 4, partsTotal: 4, nextPart: undefined });
  });
});
