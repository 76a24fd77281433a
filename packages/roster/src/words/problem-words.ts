import type { RosterProblemCode } from '../model/problems.ts';

/**
 * Cause and cure of a problem. `{value}`, `{expected}` and `{column}` are filled in; the place (file, row, column) is shown beside the
 * sentences, so they need not name it. `bare` stands in where no value is known, `cureBare` where nothing is expected.
 */
export type ProblemWords = { cause: string; bare?: string; cure: string; cureBare?: string };

/** Every code has words in every language; a missing one does not compile. */
export type WordsOfProblems = Record<RosterProblemCode, ProblemWords>;

/** Headings of the report, and the words for its two severities. */
export type ReportWords = {
  columns: { severity: string; file: string; row: string; column: string; value: string; cause: string; cure: string; code: string };
  severities: { error: string; warning: string };
};
export type LanguageWords = { problems: WordsOfProblems; report: ReportWords };
