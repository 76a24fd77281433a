import { describe, expect, it } from 'vitest';
import { numberText } from './index.ts';

describe('numberText', () => {
  it.each([
    ['en-US', 12_000, '12,000'],
    ['en-US', 0.1875, '0.188'],
    ['pt-BR', 12_000, '12.000'],
    ['pt-BR', 2.5, '2,5'],
    ['es-419', 15_000, '15\u202f000'],
    ['es-419', 1500, '1500'],
    ['es-419', 2.5, '2.5'],
  ] as const)('%s writes %d as %s', (locale, value, text) => expect(numberText(value, locale)).toBe(text));

  it('keeps the decimals of a column, and every decimal that is asked for', () => {
    expect(numberText(3, 'pt-BR', { least: 2 })).toBe('3,00');
    expect(numberText(0.1875, 'en-US', { most: 10 })).toBe('0.1875');
  });
});
