import type { Standard, Standards } from './api.ts';

/** A line of the tree that is in sight: a heading, a standard, or a standard that others stand under. */
export type TreeRow = {
  id: number;
  code?: string;
  statement: string;
  /** From 1 on. */
  level: number;
  position: number;
  /** Of its list; -1 while some of it have not come yet. */
  setSize: number;
  parentId?: number;
  /** Undefined where nothing stands under it. */
  isOpen?: boolean;
  /** Can be chosen for its lessons. */
  standard?: Standard;
};

type Node = { id: number; code?: string; statement: string; standard?: Standard; parentId?: number; children: Node[]; isWhole: boolean };

/** The rows in sight, from the top down. Headings are open unless they are closed. */
export function treeRows(given: Pick<Standards, 'standards' | 'headings' | 'total'>, closed: readonly number[]): TreeRow[] {
  const root = treeOf(given);
  const rows: TreeRow[] = [];
  const add = (list: Node, level: number): void => {
    for (const [index, { id, code, statement, standard, parentId, children }] of list.children.entries()) {
      const isOpen = children.length > 0 ? !closed.includes(id) : undefined;
      const setSize = list.isWhole ? list.children.length : -1;
      rows.push({ id, code, statement, standard, parentId, level, position: index + 1, setSize, isOpen });
      if (isOpen && list.children[index]) add(list.children[index], level + 1);
    }
  };
  add(root, 1);
  return rows;
}

function treeOf({ standards, headings, total }: Pick<Standards, 'standards' | 'headings' | 'total'>): Node {
  const root: Node = { id: 0, statement: '', children: [], isWhole: true };
  const nodes = new Map<number, Node>();
  const words = new Map(headings.map((heading) => [heading.standardId, heading]));
  const place = (id: number, given: Omit<Node, 'id' | 'children' | 'isWhole' | 'parentId'>, parent: Node): Node => {
    const known = nodes.get(id);
    if (known) return Object.assign(known, given.standard && { standard: given.standard });
    const node: Node = { ...given, id, children: [], isWhole: true, ...(parent !== root && { parentId: parent.id }) };
    nodes.set(id, node);
    parent.children.push(node);
    return node;
  };
  const last: Node[] = [];
  for (const [index, standard] of standards.entries()) {
    const path = [root];
    for (const id of standard.headings) {
      const { code, statement = '' } = words.get(id) ?? {};
      path.push(place(id, { code, statement }, path.at(-1) ?? root));
    }
    const { standardId, code, statement } = standard;
    const own = place(standardId, { code, statement, standard }, path.at(-1) ?? root);
    if (index === standards.length - 1) last.push(...path, own);
  }
  // what comes next can stand in any list that leads to the last one
  if (standards.length < total) for (const node of last) node.isWhole = false;
  return root;
}
