import { describe, expect, it } from 'vitest';
import type { Standard } from './api.ts';
import { nextWithLessons } from './next-with-lessons.ts';
import { treeRows } from './tree-rows.ts';

const standard = (standardId: number, headings: number[], lessonCount = 0): Standard => ({
  ...{ standardId, headings, lessonCount, frameworkId: 1, grades: [4] },
  ...{ code: `S${standardId}`, statement: `Standard ${standardId}` },
});
const headings = [1, 2, 3, 20].map((standardId) => ({ standardId, statement: `Heading ${standardId}` }));
const standards = [standard(10, [1, 2]), standard(11, [1, 2]), standard(12, [1, 3]), standard(20, []), standard(21, [20])];

const shape = (total: number, closed: number[] = [], given = standards) =>
  treeRows({ standards: given, headings, total }, closed).map(({ id, level, position, setSize, parentId, isOpen }) => [
    id,
    level,
    position,
    setSize,
    parentId,
    isOpen,
  ]);

describe('@A-STANDARDS the tree', () => {
  it('puts standards under their headings, with level, place and size of each list', () => {
    expect(shape(5)).toEqual([
      [1, 1, 1, 2, undefined, true],
      [2, 2, 1, 2, 1, true],
      [10, 3, 1, 2, 2, undefined],
      [11, 3, 2, 2, 2, undefined],
      [3, 2, 2, 2, 1, true],
      [12, 3, 1, 1, 3, undefined],
      // a standard that another stands under
      [20, 1, 2, 2, undefined, true],
      [21, 2, 1, 1, 20, undefined],
    ]);
  });

  it('hides what stands under a closed heading', () => {
    expect(shape(5, [1]).map(([id]) => id)).toEqual([1, 20, 21]);
    expect(shape(5, [2, 20]).map(([id]) => id)).toEqual([1, 2, 3, 12, 20]);
  });

  it('does not say how long a list is while some of it may still come', () => {
    const sizes = Object.fromEntries(shape(99, [], standards.slice(0, 3)).map(([id, , , size]) => [id, size]));
    // 12 is the last so far: what comes next may stand beside it, beside 3, or beside 1
    expect(sizes).toEqual({ 1: -1, 2: -1, 10: 2, 11: 2, 3: -1, 12: -1 });
  });

  it('leads to the next standard with lessons, going round', () => {
    const some = [standard(1, [], 2), standard(2, []), standard(3, [], 1), standard(4, [])];
    const next = (id: number, given = some) => nextWithLessons(given, id)?.standardId;
    expect([next(2), next(4), next(99), next(4, [standard(4, [])])]).toEqual([3, 1, 1, undefined]);
  });
});
