import type { CaseAssociation, CasePackage } from './case.schema.ts';

/** How the items of a package hang together by `isChildOf`. A node may have several parents; the first is where it is listed. */
export type Tree = {
  /** Identifiers of all items as a reader would meet them, parents before children. */
  order: readonly string[];
  /** Parents among the items, the first parent first; none for those that stand under the document itself. */
  parentsOf: ReadonlyMap<string, readonly string[]>;
  childrenOf: ReadonlyMap<string, readonly string[]>;
  /** Associations that would make an item its own ancestor; the tree does without them. */
  closing: readonly number[];
};

type Edge = { child: string; parent: string; association: CaseAssociation; index: number };

export function treeOf({ CFItems = [], CFAssociations = [] }: CasePackage): Tree {
  const items = new Map(CFItems.map((item) => [item.identifier, item]));
  const parents = new Map<string, Edge[]>();
  const closing: number[] = [];
  const rootEdges = new Map<string, Edge>();
  for (const [index, association] of CFAssociations.entries()) {
    if (association.associationType !== 'isChildOf') continue;
    const edge = { child: association.originNodeURI.identifier, parent: association.destinationNodeURI.identifier, association, index };
    if (!items.has(edge.child)) continue;
    if (!items.has(edge.parent)) rootEdges.set(edge.child, edge);
    else if (edge.child === edge.parent || isAncestor(parents, edge.child, edge.parent)) closing.push(index);
    else addTo(parents, edge.child, edge);
  }
  const inOrder = (edges: readonly { child: string; edge?: Edge }[]) =>
    [...edges]
      .sort((one, other) => compareSiblings(placeOf(items.get(one.child), one.edge), placeOf(items.get(other.child), other.edge)))
      .map(({ child }) => child);
  const children = new Map<string, { child: string; edge: Edge }[]>();
  for (const [child, edges] of parents) for (const edge of edges) addTo(children, edge.parent, { child, edge });
  const childrenOf = new Map([...children].map(([parent, edges]) => [parent, inOrder(edges)]));
  const roots = inOrder([...items.keys()].filter((identifier) => !parents.has(identifier)).map((child) => ({ child, edge: rootEdges.get(child) })));
  return {
    order: preorder(roots, childrenOf),
    parentsOf: new Map([...parents].map(([child, edges]) => [child, edges.map(({ parent }) => parent)])),
    childrenOf,
    closing,
  };
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Whether `wanted` lies above `from` in what is known so far. */
function isAncestor(parents: ReadonlyMap<string, readonly Edge[]>, wanted: string, from: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === wanted) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(parents.get(at) ?? []).map(({ parent }) => parent));
  }
  return false;
}

/** Each item once, where it is met first. */
function preorder(roots: readonly string[], childrenOf: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Set<string>();
  const waiting = [...roots].reverse();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (order.has(at)) continue;
    order.add(at);
    waiting.push(...[...(childrenOf.get(at) ?? [])].reverse());
  }
  return [...order];
}

type Place = { sequence: number | undefined; enumeration: string; code: string };

function placeOf(item: { listEnumeration?: string; humanCodingScheme?: string; fullStatement: string } | undefined, edge: Edge | undefined): Place {
  return {
    sequence: edge?.association.sequenceNumber,
    enumeration: item?.listEnumeration ?? '',
    code: item?.humanCodingScheme ?? item?.fullStatement ?? '',
  };
}

const natural = new Intl.Collator('en', { numeric: true });

/** As publishers number them; without numbers by the letters of a list, then by code, where 2 comes before 10. */
function compareSiblings(one: Place, other: Place): number {
  if (one.sequence !== undefined && other.sequence !== undefined && one.sequence !== other.sequence) return one.sequence - other.sequence;
  if ((one.sequence === undefined) !== (other.sequence === undefined)) return one.sequence === undefined ? 1 : -1;
  return natural.compare(one.enumeration, other.enumeration) || natural.compare(one.code, other.code);
}
