import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForgiven, oneSlipFrom, withoutLittleWords } from './index.ts';

/** Slips between two words by the book: letters too many, too few or other ones, and neighbours in each other's place. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const change = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1] ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const line = table[row] as number[];
      line[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, change, swap);
    }
  return at(one.length, other.length);
}

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));

describe('@A-FIND one slip', () => {
  it.each([
    ['volcnao', 'volcano', 'neighbours in each other’s place'],
    ['volcno', 'volcano', 'a letter too few'],
    ['vollcano', 'volcano', 'a letter too many'],
    ['vulcano', 'volcano', 'another letter'],
    ['olcano', 'volcano', 'the first letter lost'],
    ['volcanoo', 'volcano', 'the last letter doubled'],
  ])('%s is read as %s: %s', (typed, meant) => expect(oneSlipFrom(typed)).toContain(meant));

  it('finds every word at a distance of one and no other', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(oneSlipFrom(one).includes(other)).toBe(distance(one, other) === 1);
      }),
    );
    // words that are near each other, which chance hardly brings
    fc.assert(
      fc.property(word, fc.nat(), (one, pick) => {
        const near = oneSlipFrom(one);
        const other = near[pick % near.length] ?? '';
        expect(distance(one, other)).toBe(1);
        const further = oneSlipFrom(other)[pick % 7] ?? '';
        expect(near.includes(further)).toBe(distance(one, further) === 1);
      }),
    );
  });

  it('goes both ways', () => {
    fc.assert(
      fc.property(word, fc.nat(), (one, pick) => {
        const near = oneSlipFrom(one);
        const other = near[pick % near.length] ?? '';
        if (other !== '') expect(oneSlipFrom(other)).toContain(one);
      }),
    );
  });

  it('offers a number of words that follows from the length alone', () => {
    fc.assert(
      fc.property(word, (one) => {
        expect(oneSlipFrom(one).length).toBeLessThanOrEqual(54 * one.length + 26);
      }),
    );
  });

  it('is forgiven in words of five letters or more, whatever their alphabet', () => {
    expect(['moon', 'lava', 'água'].map(isForgiven)).toEqual([false, false, false]);
    expect(['comet', 'cratere', '𝒶𝒷𝒸𝒹𝑒'].map(isForgiven)).toEqual([true, true, true]);
    expect(isForgiven('x'.repeat(41))).toBe(false);
  });
});

describe('@A-FIND little words', () => {
  const words = (text: string) => text.split(' ').map((one) => ({ word: one }));
  it.each([
    ['how do plants drink', 'en', 'plants drink'],
    ['o ciclo da agua', 'pt', 'ciclo agua'],
    ['el ciclo del agua', 'es', 'ciclo agua'],
    ['who are we', 'en', 'who are we'],
    ['el norte', 'en', 'el norte'],
  ] as const)('"%s" in %s searches for "%s"', (search, language, left) => expect(withoutLittleWords(words(search), language)).toEqual(words(left)));
});
