import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPatterns, searchTextOf } from './search-words.ts';

/** LIKE as the database does it, for patterns of this shape. */
const found = (search: string, ...texts: string[]) => searchPatterns(search).every((pattern) => searchTextOf(texts.join(' ')).includes(pattern.slice(1, -1)));

describe('searching the library', () => {
  it.each([
    { search: 'volcan', text: 'The Cornfield Volcano', match: true },
    { search: 'VOLCÁN', text: 'El volcán del maíz', match: true },
    { search: 'maiz volcan', text: 'El volcán del maíz', match: true },
    { search: 'coracao', text: 'O caminho do coração', match: true },
    { search: 'maiz lluvia', text: 'El volcán del maíz', match: false },
    { search: 'art', text: 'Earth and its parts', match: false },
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
  it('never lets a sign of the search become a wildcard', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => searchPatterns(search).every((pattern) => !/[%_\\]/.test(pattern.slice(1, -1)))));
  });
});
