import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, plainText, vocabularyId } from './index.ts';

const text = (words: string) => ({ type: 'text', text: words });

describe('parseRichText', () => {
  it.each([
    ['', []],
    ['Lava rose.', [text('Lava rose.')]],
    ['It was **not** rain.', [text('It was '), { type: 'strong', text: 'not' }, text(' rain.')]],
    ['*Paricutín* grew', [{ type: 'emphasis', text: 'Paricutín' }, text(' grew')]],
    ['The [[crater]].', [text('The '), { type: 'vocabulary', text: 'crater', word: 'crater' }, text('.')]],
    ['[[craters|crater]]', [{ type: 'vocabulary', text: 'craters', word: 'crater' }]],
    ['[[Evaporação]]', [{ type: 'vocabulary', text: 'Evaporação', word: 'evaporacao' }]],
    ['**a** *b* [[c]]', [{ type: 'strong', text: 'a' }, text(' '), { type: 'emphasis', text: 'b' }, text(' '), { type: 'vocabulary', text: 'c', word: 'c' }]],
    ['so {=rain-on-roof} fills', [text('so '), { type: 'formula', text: 'rain-on-roof' }, text(' fills')]],
    ['2 * 3 * 4 = 24', [text('2 * 3 * 4 = 24')]],
    ['an open ** mark and [[ another', [text('an open ** mark and [[ another')]],
    ['<b>no HTML</b>', [text('<b>no HTML</b>')]],
  ])('%j', (source, nodes) => expect(parseRichText(source)).toEqual(nodes));

  it('loses no word of a text without marks', () => {
    fc.assert(
      fc.property(
        fc.string().filter((source) => !/[*[\]]/.test(source)),
        (source) => plainText(parseRichText(source)) === source,
      ),
    );
  });
  it('never throws and gives no empty node', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[*[\]|ab ]{0,60}$/), (source) => {
        for (const node of parseRichText(source)) expect(node.text).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('vocabularyId', () => {
  it.each([
    ['Crater', 'crater'],
    ['cinder cone', 'cinder-cone'],
    ['decantação', 'decantacao'],
    ['¿Niebla?', 'niebla'],
    [' ola ', 'ola'],
  ])('%s', (word, id) => expect(vocabularyId(word)).toBe(id));
});
