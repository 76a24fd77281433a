import { describe, expect, it } from 'vitest';
import { type TreeAct, treeAct, typedAhead } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';

const standard = { standardId: 0 } as TreeRow['standard'];
const row = (id: number, given: Partial<TreeRow>): TreeRow => ({ id, statement: '', level: 1, position: 1, setSize: 1, ...given });

/** Earth ▸, Life ▾ (LS1 ▾ (4-LS1-1, 4-LS1-2)), and W.7.1 ▾, which is a standard with one under it. */
const rows: TreeRow[] = [
  row(1, { statement: 'Earth', isOpen: false }),
  row(2, { statement: 'Life', isOpen: true }),
  row(3, { code: 'LS1', statement: 'Órganos', isOpen: true, parentId: 2 }),
  row(4, { code: '4-LS1-1', statement: 'Plants', parentId: 3, standard }),
  row(5, { code: '4-LS1-2', statement: 'Animals', parentId: 3, standard }),
  row(6, { code: 'W.7.1', statement: 'Arguments', isOpen: true, standard }),
  row(7, { code: 'W.7.1b', statement: 'Reasons', parentId: 6, standard }),
];

describe('@A-STANDARDS keys of the tree', () => {
  it.each<[string, number, TreeAct | undefined]>([
    ['ArrowDown', 1, { focus: 2 }],
    ['ArrowDown', 7, undefined],
    ['ArrowUp', 2, { focus: 1 }],
    ['ArrowUp', 1, undefined],
    ['Home', 5, { focus: 1 }],
    ['End', 1, { focus: 7 }],
    ['ArrowRight', 1, { open: [1] }],
    ['ArrowRight', 2, { focus: 3 }],
    ['ArrowRight', 4, undefined],
    ['ArrowLeft', 2, { close: 2 }],
    ['ArrowLeft', 4, { focus: 3 }],
    ['ArrowLeft', 1, undefined],
    ['ArrowLeft', 3, { close: 3 }],
    ['Enter', 4, { choose: 4 }],
    [' ', 4, { choose: 4 }],
    ['Enter', 1, { open: [1] }],
    ['Enter', 2, { close: 2 }],
    // a standard with others under it is chosen, and opened by the arrows
    ['Enter', 6, { choose: 6 }],
    ['ArrowLeft', 6, { close: 6 }],
    ['*', 2, { open: [1] }],
    ['*', 4, undefined],
    ['PageDown', 4, undefined],
  ])('%s on row %i', (key, at, act) => expect(treeAct(key, rows, at)).toEqual(act));

  it.each([
    ['l', 1, 2],
    ['l', 2, 3],
    ['L', 3, 2],
    ['4-ls1-2', 4, 5],
    ['4', 4, 5],
    ['4', 5, 4],
    // what is typed on with more letters may be where it is already
    ['4-', 4, 4],
    ['organ', 1, 3],
    ['w.7.1b', 1, 7],
    ['zoo', 1, undefined],
  ])('letters: %s from row %i', (typed, at, found) => expect(typedAhead(typed, rows, at)).toBe(found));
});
