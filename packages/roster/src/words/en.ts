import type { LanguageWords } from './problem-words.ts';

export const en: LanguageWords = {
  report: {
    columns: { severity: 'Severity', file: 'File', row: 'Row', column: 'Column', value: 'Value', cause: 'What is wrong', cure: 'What to do', code: 'Code' },
    severities: { error: 'Error', warning: 'Warning' },
  },
  problems: {
    'not-a-zip': {
      cause: 'This is not a ZIP file, or it is damaged.',
      cure: 'Export the package again and upload it as one ZIP file. If it was sent by e-mail or copied, send it again.',
    },
    'package-too-large': {
      cause: 'The ZIP file is larger than {expected} MB.',
      cure: 'Leave out files that are not needed here, such as results and resources, or send one package per group of schools.',
    },
    'unpacked-too-large': {
      cause: 'Unpacked, the files are larger than {expected} MB.',
      cure: 'Leave out files that are not needed here, such as results and resources, or send one package per group of schools.',
    },
    'too-many-files': { cause: 'The package has more than {expected} files.', cure: 'Pack only the CSV files of OneRoster and the manifest.' },
    'too-many-rows': { cause: 'The package has more than {expected} rows.', cure: 'Send one package per group of schools.' },
    'ratio-too-high': {
      cause: 'The file unpacks to more than {expected} times its size, which no class list does.',
      cure: 'Export the package again. If it happens again, ask whoever makes it what this file is.',
    },
    'unsafe-name': {
      cause: 'The name leads outside the package, or it is a link to another file.',
      cure: 'Pack the files themselves, without folders and links.',
    },
    encrypted: { cause: 'The file is protected by a password.', cure: 'Pack it again without a password.' },
    'duplicate-file': {
      cause: 'The package has this file twice (also as “{expected}”).',
      cure: 'Keep one of them. Capital letters do not make a different name.',
    },
    'nested-folder': { cause: 'The file is in a folder inside the package.', cure: 'Put all CSV files at the top of the ZIP file.' },
    'nested-archive': { cause: 'There is an archive inside the archive.', cure: 'Unpack it and upload the package that is inside.' },
    'unknown-file': {
      cause: 'OneRoster has no file or setting of this name.',
      cure: 'Rename it to “{expected}”.',
      cureBare: 'Check the spelling. If it is not part of the class lists, leave it out.',
    },
    'manifest-missing': {
      cause: 'The package has no manifest.csv, so nobody can say what is in it.',
      cure: 'Choose “OneRoster” as the format of the export; it writes manifest.csv. Put it at the top of the ZIP file.',
    },
    'manifest-bad': {
      cause: 'The manifest says “{value}” here.',
      bare: 'The manifest has no row for this.',
      cure: 'Write “{expected}”.',
      cureBare: 'Each property stands once, with its value beside it.',
    },
    'version-unknown': {
      cause: 'The version “{value}” is not one we read.',
      bare: 'The manifest does not say its version.',
      cure: 'Choose OneRoster 1.1 or 1.2 in the export. Expected: {expected}.',
    },
    'file-not-in-manifest': {
      cause: 'The file is in the package, and the manifest does not name it.',
      cure: 'Add a row for it to manifest.csv with bulk, delta or absent.',
    },
    'file-missing': { cause: 'The manifest says “{value}”, and the file is not in the package.', cure: 'Add the file, or write absent in the manifest.' },
    'file-absent-but-present': {
      cause: 'The manifest says that this file is absent, and here it is. It was not read.',
      cure: 'Write bulk or delta in the manifest, or leave the file out.',
    },
    'mode-unknown': {
      cause: 'The manifest says “{value}” for this file.',
      bare: 'The manifest does not say how this file is to be read.',
      cure: 'Write one of: {expected}.',
    },
    'mixed-modes': {
      cause: 'Some files are whole (bulk), some only say what changed (delta). The package is read as changes: nobody leaves because they are missing.',
      cure: 'Send all class list files in the same way.',
    },
    'empty-file': { cause: 'The file is empty.', cure: 'Export it again. A file without rows still needs its header.' },
    'no-rows': {
      cause: 'The file has a header and no rows. In a whole package that means: there are none any more.',
      cure: 'Check the export if that is not so. Nothing large is removed before somebody confirms it.',
    },
    'not-utf8': { cause: 'The file is not UTF-8: letters such as á, ç and ñ cannot be read.', cure: 'Save it as “CSV UTF-8”.' },
    'byte-order-mark': { cause: 'The file begins with an invisible mark (BOM).', cure: 'Save it as UTF-8 without BOM, or have the package read forgivingly.' },
    delimiter: {
      cause: 'The columns are separated by “{value}”.',
      cure: 'Save the file with commas. Spreadsheets write semicolons where the computer’s region uses the comma for decimals.',
    },
    'bad-csv': {
      cause: 'A quotation mark is never closed or stands in the wrong place, so the rest of the file cannot be read.',
      cure: 'Put the whole cell in quotation marks and double the ones inside: "Room ""B""".',
    },
    'field-too-large': {
      cause: 'The text is longer than any cell may be.',
      cure: 'Shorten it. If it looks normal, a quotation mark before it may not be closed.',
    },
    'header-missing': { cause: 'The column “{column}” is missing.', cure: 'Add it to the first row, spelled exactly like this.' },
    'header-unknown': {
      cause: 'OneRoster has no column of this name in this file.',
      bare: 'A column has no heading, so it is not read.',
      cure: 'Rename it to “{expected}”.',
      cureBare: 'Remove it, or call it “metadata.” with a name of your own and put it last.',
    },
    'header-order': {
      cause: 'The columns are in another order than the standard’s.',
      cure: 'The column “{expected}” belongs here. Own columns (metadata.…) come last.',
    },
    'header-duplicate': { cause: 'The column stands in the header twice.', cure: 'Remove one of them.' },
    'row-length': {
      cause: 'The row has {value} cells, and the header has {expected}.',
      bare: 'The row is empty; the header has {expected} columns.',
      cure: 'Check for a missing or extra comma. A cell with a comma in it needs quotation marks.',
    },
    required: { cause: 'The cell is empty, and this column needs a value.', cure: 'Fill it in where the list comes from and export again.' },
    'bad-id': { cause: '“{value}” cannot be an id.', cure: 'Ids have 1 to 255 of these characters: {expected}. No spaces, no accents.' },
    'duplicate-id': {
      cause: '“{value}” stands in row {expected} already. That row counts.',
      cure: 'Give each row an id of its own, or remove one of the rows.',
    },
    'bad-date': {
      cause: '“{value}” is not a date as it has to be written.',
      bare: 'This is not a date as it has to be written.',
      cure: 'Write it as {expected}, such as 2026-08-24. A day that could be two, such as 03/04/2026, is taken as empty.',
    },
    'bad-datetime': { cause: '“{value}” is not a date with time as it has to be written.', cure: 'Write it as {expected}, such as 2026-08-24T06:00:00.000Z.' },
    'bad-boolean': {
      cause: '“{value}” is not one of the two words for yes and no.',
      bare: 'This is not one of the two words for yes and no.',
      cure: 'Write one of: {expected}.',
    },
    'bad-choice': { cause: '“{value}” is not one of the words possible here.', cure: 'Write one of: {expected}. Capitals count.' },
    'bad-grade': { cause: '“{value}” is not a grade we know. It is taken without a grade.', cure: 'Use the usual codes: {expected}.' },
    'bad-year': { cause: '“{value}” is not a year.', cure: 'Write the year in which the school year ends, as {expected}.' },
    'bad-user-ids': { cause: '“{value}” is not a list of ids as it has to be written.', cure: 'Write it as {expected}.' },
    'bad-email': { cause: '“{value}” is not an e-mail address. The person is taken without it.', cure: 'Correct the address where the list comes from.' },
    'line-break': { cause: 'There is a line break or an invisible character in the cell.', cure: 'Remove it where the list comes from.' },
    'not-blank-in-bulk': {
      cause: '“{value}” stands here. In a whole package (bulk) the column stays empty.',
      cure: 'Leave status and dateLastModified empty, or send the file as delta.',
    },
    'status-required': { cause: 'The cell is empty. In a package of changes (delta) every row needs it.', cure: 'Fill it in: {expected}.' },
    'dangling-reference': { cause: '“{value}” is not in {expected}.', cure: 'Add it to {expected}, or correct the id here.' },
    'wrong-kind': { cause: '“{value}” exists, and it is not of the kind that belongs here ({expected}).', cure: 'Name one that is: {expected}.' },
    'subjects-and-codes': {
      cause: 'The lists subjects and subjectCodes are not of the same length.',
      cure: 'Give each subject one code, in the same order.',
    },
    'several-primary-roles': {
      cause: 'The person has a primary role at this organization already.',
      cure: 'Only one role per organization is primary; the others are secondary.',
    },
    'identifier-shared': {
      cause: 'The number “{value}” belongs to another person too (row {expected}), so it is not used to recognize either.',
      cure: 'Give each person a number of their own where the list comes from.',
    },
    'ends-before-start': { cause: 'The end, {value}, is before the beginning, {expected}.', cure: 'Correct one of the two dates.' },
    'too-many-problems': {
      cause: '{expected} more problems of the same kind ({value}) are not listed.',
      cure: 'Mend the kind as a whole: most often one setting of the export makes all of them.',
    },
    'address-refused': {
      cause: 'The address of the server may not be reached from here.',
      cure: 'Check the address. An address inside your own network has to be allowed by whoever runs this installation.',
    },
    unreachable: { cause: 'The server did not answer.', cure: 'Check the address and try again later. If it goes on, ask whoever runs the server.' },
    unauthorised: { cause: 'The server does not accept the keys.', cure: 'Enter the id and the secret again, or ask for new ones.' },
    forbidden: { cause: 'The keys are right, and they may not read this.', cure: 'Ask whoever runs the server to allow reading the class lists.' },
    'not-found': { cause: 'The server does not know this address.', cure: 'Check the address and the version of OneRoster.' },
    busy: { cause: 'The server has too much to do and asked to come back later.', cure: 'Nothing to do: the next run tries again.' },
    'server-error': { cause: 'The server failed.', cure: 'Try again later. If it goes on, send this line to whoever runs the server.' },
    'answer-malformed': { cause: 'The server’s answer is not as the standard says.', cure: 'Send this line to whoever runs the server.' },
    'next-elsewhere': {
      cause: 'The server sends us on to another address, which we do not follow.',
      cure: 'Ask whoever runs the server to keep its pages under its own address.',
    },
    'paging-loops': { cause: 'The server’s pages lead back to a page that was read already.', cure: 'Send this line to whoever runs the server.' },
  },
};
