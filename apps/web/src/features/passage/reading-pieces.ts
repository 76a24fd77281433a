import type { RichNode, RichText } from '@alba/domain/rich-text';

/** A node as it is shown; `tail` is the punctuation that stands after an explained word and may not begin a line alone. */
export type ReadingPiece = { node: RichNode; tail: string };

const punctuation = /^[.,;:!?…)\]»”’]+/;

/** The nodes of a line, with punctuation after an explained word moved to it: browsers break the line before and after a button. */
export function readingPieces(text: RichText): ReadingPiece[] {
  const pieces: ReadingPiece[] = [];
  for (const node of text) {
    const before = pieces.at(-1);
    const tail = before?.node.type === 'vocabulary' && node.type === 'text' ? (punctuation.exec(node.text)?.[0] ?? '') : '';
    if (before && tail) before.tail = tail;
    if (node.text !== tail || tail === '') pieces.push({ node: tail ? { type: 'text', text: node.text.slice(tail.length) } : node, tail: '' });
  }
  return pieces;
}
