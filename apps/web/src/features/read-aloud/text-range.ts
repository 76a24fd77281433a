/** The element of a place, `readPlace`. */
export function elementOf(root: ParentNode, place: string): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(`[data-read="${CSS.escape(place)}"]`) ?? undefined;
}

/**
 * The part of an element between two letters of what is said of it. A formula is said in its author's words and shown in signs, so
 * it is one piece: a range that begins or ends in its words takes all of it.
 */
export function rangeOf(element: Element, from: number, to: number): Range | undefined {
  const range = document.createRange();
  let place = 0;
  let hasStart = false;
  for (const piece of piecesOf(element)) {
    const end = place + piece.length;
    if (!hasStart && from < end) {
      if (piece.isWhole) range.setStartBefore(piece.node);
      else range.setStart(piece.node, Math.max(0, from - place));
      hasStart = true;
    }
    if (hasStart && to <= end) {
      if (piece.isWhole) range.setEndAfter(piece.node);
      else range.setEnd(piece.node, to - place);
      return range;
    }
    place = end;
  }
  return undefined;
}

type Piece = { node: Node; length: number; isWhole: boolean };

function* piecesOf(element: Element): Generator<Piece> {
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      const formula = child.getAttribute('role') === 'img' ? child.getAttribute('aria-label') : null;
      if (formula === null) yield* piecesOf(child);
      else yield { node: child, length: formula.length, isWhole: true };
    } else if (child.nodeType === Node.TEXT_NODE) yield { node: child, length: child.textContent?.length ?? 0, isWhole: false };
  }
}
