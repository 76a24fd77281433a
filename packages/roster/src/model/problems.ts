/**
 * What is wrong in a package or an answer, so that whoever made it can mend it: the file, the row (1 is the header), the column, the
 * value as it stood (cut to 80 characters) and a code. The words for each code, cause and cure, stand with the reader's messages.
 */
export type RosterProblem = {
  severity: 'error' | 'warning';
  code: RosterProblemCode;
  file?: string;
  row?: number;
  column?: string;
  value?: string;
  /** What was expected or what it points to; part of the sentence. */
  expected?: string;
};

export const rosterProblemCodes = [
  // the package
  'not-a-zip',
  'package-too-large',
  'unpacked-too-large',
  'too-many-files',
  'too-many-rows',
  'ratio-too-high',
  'unsafe-name',
  'encrypted',
  'duplicate-file',
  'nested-folder',
  'nested-archive',
  'unknown-file',
  'manifest-missing',
  'manifest-bad',
  'version-unknown',
  'file-not-in-manifest',
  'file-missing',
  'file-absent-but-present',
  'mode-unknown',
  'mixed-modes',
  // a file
  'empty-file',
  'no-rows',
  'not-utf8',
  'byte-order-mark',
  'delimiter',
  'bad-csv',
  'field-too-large',
  'header-missing',
  'header-unknown',
  'header-order',
  'header-duplicate',
  'row-length',
  // a cell
  'required',
  'bad-id',
  'duplicate-id',
  'bad-date',
  'bad-datetime',
  'bad-boolean',
  'bad-choice',
  'bad-grade',
  'bad-year',
  'bad-user-ids',
  'bad-email',
  'line-break',
  'not-blank-in-bulk',
  'status-required',
  // between rows
  'dangling-reference',
  'wrong-kind',
  'subjects-and-codes',
  'several-primary-roles',
  'identifier-shared',
  'ends-before-start',
  'too-many-problems',
  // an answer of a server
  'address-refused',
  'unreachable',
  'unauthorised',
  'forbidden',
  'not-found',
  'busy',
  'server-error',
  'answer-malformed',
  'next-elsewhere',
  'paging-loops',
] as const;
export type RosterProblemCode = (typeof rosterProblemCodes)[number];
