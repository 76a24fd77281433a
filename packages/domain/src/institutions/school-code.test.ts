import { expect, it } from 'vitest';
import { normalizeSchoolCode } from './school-code.ts';

it.each([
  ['RIVER-CEDAR', 'RIVER-CEDAR'],
  [' river cedar ', 'RIVER-CEDAR'],
  ['river – cedar', 'RIVER-CEDAR'],
  ['ｒiver-cedar', 'RIVER-CEDAR'],
  ['niñez 3', 'NIÑEZ-3'],
  ['qtr-4m6', 'QTR-4M6'],
  ['QTR4M6', 'QTR-4M6'],
  [' q-tr 4m 6', 'QTR-4M6'],
  ['', undefined],
  ['  ', undefined],
  ["x' or 1=1", undefined],
  ['A'.repeat(41), undefined],
])('reads %j as %s', (typed, code) => expect(normalizeSchoolCode(typed)).toBe(code));
