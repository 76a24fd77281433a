import { folded as foldedText } from './fold.ts';

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; isHit: boolean };

/**
 * The code with what of it was searched for, whatever the punctuation: `4ess22` in `4-ESS2-2`. A part of the search counts from the
 * beginning of any segment on, as the search itself takes it.
 */
export function markedCode(code: string, search: string): Piece[] {
  const letters = [...code].map((letter, at) => ({ letter: folded(letter), at, isFirst: at === 0 || folded(code[at - 1] ?? '') === '' }));
  const known = letters.filter(({ letter }) => letter !== '');
  const joined = known.map(({ letter }) => letter).join('');
  const beginningOf = (part: string): number => known.findIndex(({ isFirst }, at) => isFirst && joined.startsWith(part, at));
  for (const part of [search, ...search.split(/\s+/u)].map(folded)) {
    const at = part === '' ? -1 : beginningOf(part);
    const [first, last] = [known[at], known[at + part.length - 1]];
    if (first && last) return pieces(code, first.at, last.at + 1);
  }
  return [{ text: code, isHit: false }];
}

function pieces(code: string, from: number, to: number): Piece[] {
  return [
    { text: code.slice(0, from), isHit: false },
    { text: code.slice(from, to), isHit: true },
    { text: code.slice(to), isHit: false },
  ].filter(({ text }) => text !== '');
}

const folded = (text: string): string => foldedText(text).replace(/[^\p{L}\p{N}]+/gu, '');
