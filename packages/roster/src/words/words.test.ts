import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RosterProblem, rosterProblemCodes } from '../model/problems.ts';
import { problemText, rosterLanguages, wordsIn } from './index.ts';
import { sayProblem } from './say-problem.ts';
import { safeCell, toCsv } from './to-csv.ts';

const problem = (code: RosterProblem['code'], more: Partial<RosterProblem> = {}): RosterProblem => ({
  severity: 'error',
  code,
  file: 'users.csv',
  row: 7,
  column: 'role',
  ...more,
});

describe.each(rosterLanguages)('the words of problems in %s', (language) => {
  it.each(rosterProblemCodes)('say cause and cure of %s, with and without a value', (code) => {
    for (const more of [{}, { value: 'Xx' }, { expected: 'Yy' }, { value: 'Xx', expected: 'Yy' }]) {
      const { cause, cure } = problemText(problem(code, more), language);
      for (const text of [cause, cure]) {
        expect(text).toMatch(/^[“…\p{Lu}\d]/u);
        expect(text).toMatch(/[.…!?:"]$/);
        expect(text).not.toMatch(/[{}]|undefined|\s{2}/);
      }
    }
  });
  it('name what was found and what belongs there', () => {
    expect(problemText(problem('dangling-reference', { value: 'u77', expected: 'orgs.csv' }), language).cause).toMatch(/“u77”.*orgs\.csv/);
    expect(problemText(problem('header-missing', { column: 'familyName' }), language).cause).toContain('“familyName”');
  });
  it('leave no empty quotation marks where a value is not shown', () => {
    for (const code of ['bad-date', 'bad-boolean', 'mode-unknown', 'version-unknown', 'manifest-bad', 'row-length'] as const) {
      expect(problemText(problem(code), language).cause).not.toContain('“”');
    }
  });
});

it('a code that these words do not know is shown as it is', () => {
  expect(sayProblem({ code: 'from-tomorrow' }, wordsIn('en'))).toEqual({ cause: 'from-tomorrow', cure: '' });
});

describe('the report as a CSV file', () => {
  it('has a heading and a row for each problem, in the language', () => {
    const rows = parse(toCsv([problem('bad-choice', { value: 'Téacher', expected: 'student, teacher' })], 'pt'), { bom: true }) as string[][];
    expect(rows[0]).toEqual(['Gravidade', 'Arquivo', 'Linha', 'Coluna', 'Valor', 'O que está errado', 'O que fazer', 'Código']);
    expect(rows[1]?.slice(0, 6)).toEqual(['Erro', 'users.csv', '7', 'role', 'Téacher', '“Téacher” não é uma das palavras possíveis aqui.']);
    expect(rows[1]?.at(-1)).toBe('bad-choice');
  });
  it('never holds what a spreadsheet would run', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', '"', ',', '\n', '');
    fc.assert(
      fc.property(fc.tuple(start, fc.string()), ([first, rest]) => {
        const value = first + rest;
        const [[cell = '']] = parse(safeCell(value), { relax_column_count: true }) as [[string]];
        expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(cell.replace(/^'/, '')).toBe(value.replace(/^'/, ''));
      }),
      { numRuns: 10_000 },
    );
  });
});
