import { foldForSearch } from '@alba/content/version/search-text';
import type { Edition } from '@alba/domain/editions';
import { forgivenFrom, withoutLittleWords } from '@alba/domain/search';

const wordsOf = (text: string): string[] => [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '');

/** What the library stores for a lesson: with a space before every word, so that ` vol` finds volcano but not revolt. */
export const searchTextOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** The folded words of a text, each with how it is spelled there. */
export function libraryWordsOf(text: string): ReadonlyMap<string, string> {
  const spelled = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const words = spelled.map((word) => [foldForSearch(word), word.normalize('NFC').toLowerCase()] as const);
  return new Map(words.filter(([word]) => word !== ''));
}

/** A folded word that is looked for. It need not be whole where words of a lesson may go on after it. */
export type SearchWord = { word: string; isBeginning: boolean };

/**
 * The words of a search. The last may still be typed and a long one may be met in another form (`plant`, `plants`), so these are
 * beginnings; a short one is a whole word, or `art` would find every article.
 */
export function searchWords(search: string, language: Edition['language']): readonly SearchWord[] {
  const words = wordsOf(search);
  return withoutLittleWords(
    words.map((word, index) => (index === words.length - 1 ? { word, isBeginning: true } : searchWord(word))),
    language,
  );
}

/** A word that is typed to its end. */
export const searchWord = (word: string): SearchWord => ({ word, isBeginning: [...word].length >= forgivenFrom });

/** LIKE finds it in a stored text. Folded words hold no sign that LIKE would take for a wildcard. */
export const patternOf = ({ word, isBeginning }: SearchWord): string => (isBeginning ? `% ${word}%` : `% ${word} %`);
