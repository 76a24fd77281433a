import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classCodeAlphabet, classCodeLength, formatClassCode, normalizeClassCode } from './class-code.ts';

const code = fc.array(fc.constantFrom(...classCodeAlphabet), { minLength: classCodeLength, maxLength: classCodeLength }).map((letters) => letters.join(''));

describe('@C-CODE class codes', () => {
  it('uses 20 signs, none of them a vowel or mistaken for another', () => {
    expect(new Set(classCodeAlphabet).size).toBe(20);
    expect(classCodeAlphabet).not.toMatch(/[AEIOU0125789LSZNI]/);
  });

  it.each([
    ['BCD-FGH', 'BCDFGH'],
    ['bcd fgh', 'BCDFGH'],
    [' b c d – f g h ', 'BCDFGH'],
    ['BCD—FGH', 'BCDFGH'],
    ['bcdfg', undefined],
    ['bcdfghj', undefined],
    ['bcdfga', undefined],
    ['bcdfg0', undefined],
    ['', undefined],
    ['BCD_FGH', undefined],
    ['ＢＣＤＦＧＨ', undefined],
    ["bcdfg'", undefined],
  ])('reads %j as %s', (typed, normal) => expect(normalizeClassCode(typed)).toBe(normal));

  it('reads every code in the way people write it down', () => {
    fc.assert(
      fc.property(code, fc.boolean(), fc.constantFrom(' ', '-', '', ' - '), (given, lower, between) => {
        const typed = [...(lower ? given.toLowerCase() : given)].join(between);
        expect(normalizeClassCode(typed)).toBe(given);
        expect(normalizeClassCode(formatClassCode(given))).toBe(given);
      }),
    );
  });

  it('never throws, and gives nothing but codes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const normal = normalizeClassCode(typed);
        if (normal !== undefined) expect(normal).toMatch(new RegExp(`^[${classCodeAlphabet}]{${classCodeLength}}$`));
      }),
    );
  });
});
