import { foldForSearch } from '@alba/content/version/search-text';

const wordsOf = (text: string): string[] => [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '');

/** What the library stores for a lesson: with a space before every word, so that ` vol` finds volcano but not revolt. */
export const searchTextOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Patterns that must all match a stored search text: each word of the search begins a word of the lesson. */
export const searchPatterns = (search: string): string[] => wordsOf(search).map((word) => `% ${word}%`);
