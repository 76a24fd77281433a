import { isForgiven } from '@alba/domain/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryWordsOf, patternOf, searchTextOf, searchWords } from './search-words.ts';

/** LIKE as the database does it, for patterns of this shape. */
const found = (search: string, text: string) => searchWords(search, 'en').every((word) => searchTextOf(text).includes(patternOf(word).slice(1, -1)));

describe('@A-FIND searching the library', () => {
  it.each([
    { search: 'volcan', text: 'The Cornfield Volcano', match: true },
    { search: 'VOLCÁN', text: 'El volcán del maíz', match: true },
    { search: 'maiz volcan', text: 'El volcán del maíz', match: true },
    { search: 'coracao', text: 'O caminho do coração', match: true },
    { search: 'maiz lluvia', text: 'El volcán del maíz', match: false },
    { search: 'art', text: 'Earth and its parts', match: false },
    { search: 'art', text: 'An article', match: true },
    { search: 'art class', text: 'An article about a class', match: false },
    { search: 'plant cell', text: 'Plants and their cells', match: true },
    { search: 'how do plants drink', text: 'Plants drink', match: true },
    { search: 'evidence-based', text: 'Reasoning: evidence, based on data', match: true },
    { search: '', text: 'anything', match: true },
    { search: '%', text: 'anything', match: true },
    { search: '100%', text: '1000 things', match: true },
    { search: 'a_c', text: 'abc', match: false },
  ])('"$search" in "$text": $match', ({ search, text, match }) => expect(found(search, text)).toBe(match));

  it('finds every lesson by any words of its own, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (words) => {
        expect(found([...words].reverse().join(' '), words.join(' '))).toBe(true);
      }),
    );
  });

  it('never lets a sign of the search become a wildcard or a sign of the query', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => searchWords(search, 'en').every(({ word }) => /^[\p{L}\p{N}]+$/u.test(word))));
  });

  it('knows how each word of a lesson is spelled, under the word that a search is compared with', () => {
    expect([...libraryWordsOf('O Vulcão do milho: 6º ano')]).toEqual([
      ['o', 'o'],
      ['vulcao', 'vulcão'],
      ['do', 'do'],
      ['milho', 'milho'],
      ['6º', '6º'],
      ['ano', 'ano'],
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = [...libraryWordsOf(text).keys()];
        expect(
          words.every((word) => searchTextOf(text).includes(` ${word} `)),
          text,
        ).toBe(true);
        expect(words.filter(isForgiven).every((word) => !/\s/.test(word))).toBe(true);
      }),
    );
  });
});
