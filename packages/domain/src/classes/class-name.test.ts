import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from './class-name.ts';

describe('class names that count as one', () => {
  it.each([
    ['Science 6B', 'science6b'],
    ['Ciências', 'CIENCIAS'],
    ['Año  3', 'ano 3'],
    ['Math\u00a01', 'math 1'],
    ['e\u0301tude', 'étude'],
  ])('%j and %j', (one, other) => expect(foldName(one)).toBe(foldName(other)));

  it.each([
    ['Science 6A', 'Science 6B'],
    ['Math', 'Maths'],
    ['3-A', '3A'],
  ])('not %j and %j', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

  it('does not see case, accents or spaces in any name', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdeñáüçõ12-()'), { minLength: 1 }), (signs) => {
        const name = signs.join('');
        expect(foldName(` ${signs.join(' ')} `.toUpperCase())).toBe(foldName(name));
        expect(foldName(name.normalize('NFD'))).toBe(foldName(name.normalize('NFC')));
      }),
    );
  });
});
