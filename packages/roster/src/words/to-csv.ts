import type { RosterProblem } from '../model/problems.ts';
import { problemText, type RosterLanguage, reportWords } from './index.ts';

/** What a spreadsheet would run; full-width forms too (quality bar D.1, ASVS 1.2.10). */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell that is text to every spreadsheet, whatever stands in it. */
export function safeCell(value: string | number | undefined): string {
  const text = String(value ?? '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** The report of a package as a CSV file that opens in a spreadsheet: UTF-8 with its mark, every cell quoted. */
export function toCsv(problems: readonly RosterProblem[], language: RosterLanguage): string {
  return [...csvLines(problems, language)].join('');
}

/** The same line by line, for a download that is sent as it is made. */
export function* csvLines(problems: Iterable<RosterProblem>, language: RosterLanguage): Generator<string> {
  const { columns, severities } = reportWords(language);
  const line = (cells: readonly (string | number | undefined)[]) => `${cells.map(safeCell).join(',')}\r\n`;
  const { severity, file, row, column, value, cause, cure, code } = columns;
  yield `\ufeff${line([severity, file, row, column, value, cause, cure, code])}`;
  for (const problem of problems) {
    const text = problemText(problem, language);
    yield line([severities[problem.severity], problem.file, problem.row, problem.column, problem.value, text.cause, text.cure, problem.code]);
  }
}
