import { syllable } from 'syllable';

/** Words of the lessons that the rules of the `syllable` package miscount. */
const exceptions: Record<string, number> = {};

/** English syllables by the `syllable` package, compounds part by part, with a list of exceptions. */
export function syllablesEn(word: string): number {
  const parts = word.toLowerCase().replaceAll('’', "'").split('-');
  return Math.max(
    1,
    parts.reduce((count, part) => count + (part === '' ? 0 : (exceptions[part] ?? syllable(part))), 0),
  );
}
