import type { EditionId } from '@alba/domain/editions';
import { editions } from '@alba/domain/editions';
import { syllablesEn } from './syllables-en.ts';
import { syllablesEs } from './syllables-es.ts';
import { syllablesPt } from './syllables-pt.ts';
import { sentencesOf, wordsOf } from './tokens.ts';

export type Language = 'en' | 'pt' | 'es';

/** Figures of the content guide, section 3. `longest` is the longest sentence itself. */
export type Readability = {
  words: number;
  sentences: number;
  wordsPerSentence: number;
  syllablesPerWord: number;
  formula: number;
  capped: { syllablesPerWord: number; formula: number };
  longest: { words: number; sentence: string };
};

const counters: Record<Language, (word: string) => number> = { en: syllablesEn, pt: syllablesPt, es: syllablesEs };

/** Flesch-Kincaid, Martins and Fernández-Huerta (corrected), of words a sentence and syllables a word. */
const formulas: Record<Language, { name: string; of: (ws: number, yw: number) => number }> = {
  en: { name: 'FK', of: (ws, yw) => 0.39 * ws + 11.8 * yw - 15.59 },
  pt: { name: 'M', of: (ws, yw) => 248.835 - 1.015 * ws - 84.6 * yw },
  es: { name: 'FH', of: (ws, yw) => 206.84 - 60 * yw - 1.02 * ws },
};

export function formulaName(language: Language): string {
  return formulas[language].name;
}

export function languageOf(edition: EditionId): Language {
  return editions[edition].language;
}

/**
 * Readability of plain paragraphs. A number counts as two syllables. `capped` counts proper names and the words in `glossed` as at most two: names
 * never make a text too hard for its level. Headings do not belong in `paragraphs`.
 */
export function readabilityOf(given: { paragraphs: readonly string[]; language: Language; glossed?: Iterable<string> }): Readability {
  const sentences = given.paragraphs.flatMap(sentencesOf);
  const words = sentences.map(wordsOf);
  const all = words.flat();
  const eased = namesIn(words);
  for (const word of given.glossed ?? []) for (const piece of wordsOf(word)) eased.add(piece.toLowerCase());
  const count = counters[given.language];
  const weights = all.map((word) => (/\d/.test(word) ? 2 : count(word)));
  const capped = all.map((word, index) => (eased.has(word.toLowerCase()) ? Math.min(2, weights[index] ?? 0) : (weights[index] ?? 0)));
  const longest = words.reduce((best, list, index) => (list.length > best.words ? { words: list.length, sentence: sentences[index] ?? '' } : best), {
    words: 0,
    sentence: '',
  });
  const wordsPerSentence = ratio(all.length, sentences.length);
  const figures = (list: number[]) => {
    const syllablesPerWord = ratio(sum(list), all.length);
    return { syllablesPerWord, formula: formulas[given.language].of(wordsPerSentence, syllablesPerWord) };
  };
  return { words: all.length, sentences: sentences.length, wordsPerSentence, longest, ...figures(weights), capped: figures(capped) };
}

/** Words written with a capital inside a sentence: names, as far as spelling tells. */
function namesIn(sentences: readonly string[][]): Set<string> {
  return new Set(sentences.flatMap((words) => words.slice(1).filter((word) => /^\p{Lu}/u.test(word) && word !== 'I')).map((word) => word.toLowerCase()));
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}
