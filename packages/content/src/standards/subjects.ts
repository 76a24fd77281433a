import type { SubjectKey } from '@alba/domain/editions';
import { foldForSearch } from '../version/search-text.ts';

/** How publishers name the subjects we have; a name that only begins like one of these counts too. */
const names: readonly (readonly [SubjectKey, readonly string[]])[] = [
  ['science', ['science', 'ciencia', 'natural science', 'biology', 'chemistry', 'physics', 'earth and space']],
  ['social-studies', ['social', 'history', 'civics', 'geography', 'economics', 'historia', 'geografia']],
  ['ela', ['english', 'language arts', 'ela', 'reading', 'literacy']],
  ['math', ['math', 'matematica']],
  ['portuguese', ['lingua portuguesa', 'portugues']],
];

/** The subjects behind a package's `subject` words; those we do not have are left out. */
export function subjectsNamed(words: readonly string[]): SubjectKey[] {
  const folded = words.map(foldForSearch);
  return names.filter(([, beginnings]) => folded.some((word) => beginnings.some((beginning) => startsWithWord(word, beginning)))).map(([subject]) => subject);
}

const startsWithWord = (word: string, beginning: string): boolean =>
  beginning.length <= 3 ? word === beginning || word.startsWith(`${beginning} `) : word.startsWith(beginning);
