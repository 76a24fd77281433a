import { folded } from './fold.ts';
import type { TreeRow } from './tree-rows.ts';

/** What a key does in a tree, by the authoring practices. */
export type TreeAct = { focus: number } | { open: number[] } | { close: number } | { choose: number };

type Rows = readonly TreeRow[];

/** `at` is the row with focus. Undefined for keys that mean nothing here. */
export function treeAct(key: string, rows: Rows, at: number): TreeAct | undefined {
  const row = rows.find(({ id }) => id === at);
  if (!row) return undefined;
  const index = rows.indexOf(row);
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[index + 1]);
    case 'ArrowUp':
      return focusOn(rows[index - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'ArrowRight':
      if (row.isOpen === undefined) return undefined;
      return row.isOpen ? focusOn(rows[index + 1]) : { open: [row.id] };
    case 'ArrowLeft':
      if (row.isOpen) return { close: row.id };
      return row.parentId === undefined ? undefined : { focus: row.parentId };
    case '*': {
      const closed = rows.filter(({ parentId, isOpen }) => parentId === row.parentId && isOpen === false);
      return closed.length > 0 ? { open: closed.map(({ id }) => id) } : undefined;
    }
    case 'Enter':
    case ' ':
      if (row.standard) return { choose: row.id };
      return row.isOpen ? { close: row.id } : { open: [row.id] };
    default:
      return undefined;
  }
}

const focusOn = (row: TreeRow | undefined): TreeAct | undefined => row && { focus: row.id };

/** The next row whose code or words begin like this, going round; while more letters are typed the row itself may stay. */
export function typedAhead(typed: string, rows: Rows, at: number): number | undefined {
  const wanted = folded(typed);
  const index = rows.findIndex(({ id }) => id === at);
  const from = typed.length > 1 ? index : index + 1;
  const round = [...rows.slice(from), ...rows.slice(0, from)];
  return round.find(({ code, statement }) => folded(code ?? '').startsWith(wanted) || folded(statement).startsWith(wanted))?.id;
}
