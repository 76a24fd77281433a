import { expect, it } from 'vitest';
import { readGrade, uniqueGrades } from './grades.ts';

it.each([
  ['KG', [0]],
  ['K', [0]],
  ['0', [0]],
  ['kindergarten', [0]],
  ['06', [6]],
  ['6', [6]],
  ['6th', [6]],
  ['1st', [1]],
  ['Grade 3', [3]],
  ['12', [12]],
  ['K-2', [0, 1, 2]],
  ['6-8', [6, 7, 8]],
  ['1-3', [1, 2, 3]],
  ['MS', [6, 7, 8]],
  ['HS', [9, 10, 11, 12]],
  ['EF06', [6]],
  ['EF67', [6, 7]],
  ['EM1', [10]],
  ['EM13', [10, 11, 12]],
  ['6º ano', [6]],
  ['4°', [4]],
  ['5.º grado', [5]],
  ['PK', []],
  ['Pre-K', []],
  ['13', []],
  ['UG', []],
  ['EJA', []],
])('%s is %j', (written, grades) => expect(readGrade(written)).toEqual({ grades, isKnown: true }));

it.each(['', 'Eagles', '14', '-1', '8-6', '3ª série', 'EF0'])('%j is no grade we know, and never kindergarten', (written) =>
  expect(readGrade(written)).toEqual({ grades: [], isKnown: false }),
);

it('grades of several stand once and in order', () => expect(uniqueGrades([7, 6, 7])).toEqual([6, 7]));
