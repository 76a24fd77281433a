import { ladders, type ReadabilityWindow } from '@alba/domain/reading-levels';
import { parseRichText, plainText } from '@alba/domain/rich-text';
import { formulaName, type Language, type Readability, readabilityOf } from '../../readability/figures.ts';
import { type CheckContext, type LevelText, levelsIn, type Rule } from '../context.ts';

/** Below this many words averages say nothing; only the longest sentence counts. */
const tooShort = 100;

/** Every level of every text lies in its window of the content guide (§3), or says in `accepted` why not. */
export const readability: Rule = (context) => {
  for (const text of context.texts) {
    for (const [level, words] of levelsIn(text)) {
      const window = ladders[context.ladder].find((entry) => String(entry.level) === level)?.window;
      if (!window || words.accepted !== undefined) continue;
      const figures = figuresOf(context, words);
      for (const fault of faultsOf(figures, window, context.language)) text.report(`"${text.id}", level ${level}: ${fault}`, 'error', ['levels', level]);
    }
  }
};

export function figuresOf(context: Pick<CheckContext, 'head' | 'language'>, words: LevelText): Readability {
  const paragraphs = words.paragraphs.map((paragraph) => paragraph.units.map((unit) => plainText(parseRichText(unit))).join(' '));
  const glossed = context.head.value.vocabulary.flatMap((entry) => [entry.word, ...entry.forms]);
  return readabilityOf({ paragraphs, language: context.language, glossed });
}

/**
 * What lies outside the window, in words. A text must not be too hard with names counted as two syllables, nor too easy with names counted in full.
 * Figures are compared as they are printed.
 */
export function faultsOf(figures: Readability, window: ReadabilityWindow, language: Language): string[] {
  const faults: string[] = [];
  const { longest } = figures;
  if (longest.words > window.longestSentence)
    faults.push(`a sentence of ${longest.words} words (at most ${window.longestSentence}): "${opening(longest.sentence)}"`);
  if (figures.words < tooShort) return faults;
  const compare = (name: string, given: { low: number; high: number; window: readonly [number, number]; digits: number; advice: Advice }) => {
    const [least, most] = given.window;
    const low = Number(given.low.toFixed(given.digits));
    const high = Number(given.high.toFixed(given.digits));
    if (low > most) faults.push(`${name} ${low.toFixed(given.digits)}, above the window ${least}-${most}: ${given.advice[1]}`);
    if (high < least) faults.push(`${name} ${high.toFixed(given.digits)}, below the window ${least}-${most}: ${given.advice[0]}`);
  };
  const { wordsPerSentence, syllablesPerWord, formula, capped } = figures;
  compare('words per sentence', {
    low: wordsPerSentence,
    high: wordsPerSentence,
    window: window.wordsPerSentence,
    digits: 1,
    advice: ['join sentences', 'part long sentences'],
  });
  compare('syllables per word', {
    low: capped.syllablesPerWord,
    high: syllablesPerWord,
    window: window.syllablesPerWord,
    digits: 2,
    advice: ['use more precise words', 'use plainer words'],
  });
  compare(formulaName(language), {
    low: Math.min(capped.formula, formula),
    high: Math.max(capped.formula, formula),
    window: window.formula,
    digits: 1,
    advice: language === 'en' ? ['too easy', 'too hard'] : ['too hard', 'too easy'],
  });
  return faults;
}

/** What helps when a figure is too low, and when it is too high. */
type Advice = readonly [string, string];

function opening(sentence: string): string {
  return sentence.length > 60 ? `${sentence.slice(0, 60)}…` : sentence;
}
