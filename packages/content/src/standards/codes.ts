import { foldForSearch } from '../version/search-text.ts';

/** A code as people compare it: `4-ESS2-2`, `4.ess2.2` and `4ess22` are one. */
export function foldCode(code: string): string {
  return foldForSearch(code).replaceAll(' ', '');
}

/** Words of `text` that a search may begin, each once. */
const wordsOf = (text: string): string[] => [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '');

/** A code from each of its segments on, so that `ESS2-2` finds `4-ESS2-2` and `RI.4.3` finds `CCSS.ELA-LITERACY.RI.4.3`. */
function codeBeginnings(code: string): string[] {
  const segments = foldForSearch(code).split(' ');
  return segments.map((_, index) => segments.slice(index).join('')).filter((word) => word !== '');
}

/** What search looks through for a standard: its codes with a space before every beginning, then its words. */
export function standardSearchText({ codes, words }: { codes: readonly string[]; words: readonly string[] }): string {
  return ` ${[...new Set([...codes.flatMap(codeBeginnings), ...wordsOf([...codes, ...words].join(' '))])].join(' ')} `;
}

/**
 * LIKE patterns that must all match a search text. What has a digit may be a code, and is looked for whole without its
 * punctuation; everything else word by word.
 */
export function standardSearchPatterns(search: string): string[] {
  const parts = search.split(/\s+/u).flatMap((part) => (/\p{N}/u.test(part) ? [foldCode(part)] : wordsOf(part)));
  return [...new Set(parts)].filter((part) => part !== '').map((part) => `% ${part}%`);
}

/** The codes most like the one that does not exist, nearest first. */
export function nearestCodes(code: string, known: readonly string[], count = 3): string[] {
  const wanted = foldCode(code);
  return known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, foldCode(candidate)) }))
    .sort((one, other) => one.distance - other.distance || one.candidate.localeCompare(other.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
