import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isYoungGrade, pictures, picturesPerPassword, shortNames } from './index.ts';

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split('|');
  return { firstName, lastName };
};

describe('names on the screen of a class', () => {
  it.each([
    [
      ['Maya|Torres', 'Sam|Okonkwo'],
      ['Maya T', 'Sam O'],
    ],
    [
      ['Ana|Ávila', 'Bia|de Souza'],
      ['Ana Á', 'Bia d'],
    ],
    [
      ['Maya|Torres', 'Maya|Tanaka', 'Maya|Tan'],
      ['Maya To', 'Maya Tana', 'Maya Tan'],
    ],
    [
      ['maya|Torres', 'Maya|Ruiz'],
      ['maya T', 'Maya R'],
    ],
    [
      ['Maya|T', 'Maya|Torres'],
      ['Maya T', 'Maya To'],
    ],
    [
      ['Leo|Cruz', 'Leo|Cruz'],
      ['Leo C', 'Leo C'],
    ],
    [['Noa|'], ['Noa']],
    [['Zoë|E\u0301tude'], ['Zoë E\u0301']],
  ])('%j are %j', (names, short) => expect(shortNames(names.map(named))).toEqual(short));

  it('tells classmates of different names apart, and never says more than the name', () => {
    const name = fc.constantFrom('Ana|Ruiz', 'Ana|Rui', 'Ana|Rivera', 'Ana|R', 'Bo|Ruiz', 'ana|ruz', 'Bo|');
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 7 }), (names) => {
        const short = shortNames(names.map(named));
        expect(new Set(short.map((one) => one.toLowerCase())).size).toBe(names.length);
        for (const [at, one] of short.entries()) expect(names[at]?.replace('|', ' ').startsWith(one)).toBe(true);
      }),
    );
  });
});

describe('picture passwords', () => {
  it('are made of twelve pictures and for grades up to 3', () => {
    expect(new Set(pictures).size).toBe(12);
    expect(picturesPerPassword).toBe(3);
    expect([-1, 0, 1, 3, 4, 7].filter(isYoungGrade)).toEqual([0, 1, 3]);
  });
});
