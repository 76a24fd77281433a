import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers } from './read-numbers.ts';

describe('readNumbers', () => {
  it.each([
    ['7', [7]],
    [' 7 ', [7]],
    ['007', [7]],
    ['1,5', [1.5]],
    ['1.5', [1.5]],
    ['-1,5', [-1.5]],
    ['−1.5', [-1.5]],
    ['– 3', [-3]],
    ['+3', [3]],
    ['-0', [0]],
    [',5', [0.5]],
    ['.5', [0.5]],
    ['5.', [5]],
    ['5,', [5]],
    ['1 500', [1500]],
    ['1\u00a0500', [1500]],
    ['15\u2009000', [15000]],
    ['1\u202f234\u202f567', [1234567]],
    ['1 500,5', [1500.5]],
    ['1.500,5', [1500.5]],
    ['1,500.5', [1500.5]],
    ['1.234.567,89', [1234567.89]],
    ['1,234,567.89', [1234567.89]],
    ['1.500.000', [1500000]],
    ['1,500,000', [1500000]],
    ['1,500', [1.5, 1500]],
    ['1.500', [1.5, 1500]],
    ['0,500', [0.5]],
    ['0.125', [0.125]],
    ['1234,567', [1234.567]],
    ['12,34', [12.34]],
    ['3,1999', [3.1999]],
  ])('reads %j as %j', (text, numbers) => expect(readNumbers(text)).toEqual(numbers));

  it.each([
    '',
    ' ',
    '-',
    ',',
    '.',
    '1/2',
    '3 m',
    'twelve',
    '1e3',
    '1,,5',
    '1.5.5',
    '1,50,000',
    '12 34',
    '1 5',
    '1 500 5',
    '1.50,5',
    '0.500.000',
    '1,5.',
    '٣',
    '5%',
    '--5',
    'NaN',
    'Infinity',
  ])('finds no number in %j', (text) => expect(readNumbers(text)).toEqual([]));

  it('reads what a country writes of a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom('en-US', 'pt-BR', 'es-MX', 'de-DE', 'fr-FR'), (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(readNumbers(written)).toEqual([cents / 100 + 0]);
      }),
    );
  });
  it('never throws and never gives anything but finite numbers', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9., ]{0,40}$/)), (text) => readNumbers(text).every(Number.isFinite)));
  });
});
