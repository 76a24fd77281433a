/**
 * Page translators (the browser's own, or the widget) replace text nodes that React still holds. React then removes or moves
 * a node that is no longer where it was, and the whole page falls over. With this guard such a call does the nearest sensible
 * thing instead of throwing. Install it before mounting.
 */
export function guardDom(): void {
  if (guarded) return;
  guarded = true;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // A translator wrapped or replaced it: take out what stands in its place, if it is still inside this parent.
    const wrapper = childHolding(this, child);
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, childHolding(this, before) ?? null) as T;
  };
}

let guarded = false;

/** The direct child of `parent` that contains `node`. */
function childHolding(parent: Node, node: Node): Node | undefined {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ?? undefined;
}
