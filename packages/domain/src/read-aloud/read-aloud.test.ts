import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '../rich-text/index.ts';
import { type SpokenParagraph, sentencesIn, spokenSegments, spokenText, wordsIn } from './index.ts';

const cut = (text: string, stretches: readonly { from: number; to: number }[]) => stretches.map(({ from, to }) => text.slice(from, to));

describe('@S-READALOUD wordsIn', () => {
  it.each([
    ['“Run!” she said—and ran.', ['Run', 'she', 'said', 'and', 'ran']],
    ["Don't stop the well-known dog.", ["Don't", 'stop', 'the', 'well-known', 'dog']],
    ['O Brasil tem 8.515.767 km².', ['O', 'Brasil', 'tem', '8.515.767', 'km²']],
    ['¿Por qué? De 1943–1952, $3.50 (5%).', ['Por', 'qué', 'De', '1943', '1952', '3.50', '5']],
    ['— · …', []],
  ])('%s', (text, words) => expect(cut(text, wordsIn(text))).toEqual(words));

  it('goes forward and never holds a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let end = 0;
        for (const { from, to } of wordsIn(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(text.slice(from, to)).toMatch(/^\S+$/);
          end = to;
        }
      }),
    );
  });
});

describe('@S-READALOUD sentencesIn', () => {
  it.each([
    ['Smoke rose. It hissed!', 'en-US', ['Smoke rose.', 'It hissed!']],
    ['Mr. Pulido saw Mt. Arenosa. He ran.', 'en-US', ['Mr. Pulido saw Mt. Arenosa.', 'He ran.']],
    ['A Dra. Lia mediu 3.5 m. Era pouco.', 'pt-BR', ['A Dra. Lia mediu 3.5 m.', 'Era pouco.']],
    ['¿Por qué? Nadie sabía.', 'es-419', ['¿Por qué?', 'Nadie sabía.']],
    ['A heading', 'en-US', ['A heading']],
    ['', 'en-US', []],
  ])('%s', (text, locale, sentences) => expect(cut(text, sentencesIn(text, locale))).toEqual(sentences));
});

describe('@S-READALOUD spokenSegments', () => {
  const paragraphs: SpokenParagraph[] = [
    { number: 1, heading: 'Smoke', units: [unit(1, 'It was **not** [[magma]].'), unit(2, 'It hissed.')] },
    { number: 2, units: [{ number: 3, text: [{ type: 'formula', text: 'two plus two' }] }] },
  ];
  it('takes headings and units in order, without their marks, formulas in words', () => {
    expect(spokenSegments(paragraphs)).toEqual([
      { paragraph: 1, text: 'Smoke' },
      { paragraph: 1, unit: 1, text: 'It was not magma.' },
      { paragraph: 1, unit: 2, text: 'It hissed.' },
      { paragraph: 2, unit: 3, text: 'two plus two' },
    ]);
  });
  it('joins them so that headings and paragraphs stand alone', () => {
    const { text, starts } = spokenText(spokenSegments(paragraphs));
    expect(text).toBe('Smoke\n\nIt was not magma. It hissed.\n\ntwo plus two');
    expect(starts.map((start) => text.slice(start, start + 5))).toEqual(['Smoke', 'It wa', 'It hi', 'two p']);
  });
});

function unit(number: number, line: string) {
  return { number, text: parseRichText(line) };
}
