import { expect, it } from 'vitest';
import { markedCode } from './marks.ts';

const shown = (code: string, search: string) =>
  markedCode(code, search)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

it.each([
  ['4-ESS2-2', '4ess22', '[4-ESS2-2]'],
  ['4-ESS2-2', '4-ess', '[4-ESS]2-2'],
  ['4-ESS2-2', 'ESS2', '4-[ESS2]-2'],
  ['4-ESS2-2', '4 ess2 2', '[4-ESS2-2]'],
  ['RI.4.3', 'informational RI.4', '[RI.4].3'],
  ['EF06CI03', 'ef06', '[EF06]CI03'],
  // only from the beginning of a segment on, as the search takes it
  ['EF06CI03', 'ci03', 'EF06CI03'],
  ['4-ESS2-2', 'maps', '4-ESS2-2'],
  ['', 'maps', ''],
])('@A-STANDARDS marks in %s what of it was searched for: %s', (code, search, marked) => expect(shown(code, search)).toBe(marked));
