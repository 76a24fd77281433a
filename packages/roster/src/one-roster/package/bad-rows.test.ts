import { describe } from 'vitest';
import { type Bad, modes, provesEach } from '../../testing/bad-packages.ts';
import { bulk, type Files, small, withCell, withRows } from '../../testing/small-package.ts';

const v11 = small['1.1'];
const v12 = small['1.2'];

const cell = (file: string, at: number, column: string, value: string, files = v11): Files => withCell(files, file, at, column, value);
const ofCells: Bad[] = [
  [
    'lacks a name',
    cell('users.csv', 3, 'familyName', ''),
    { code: 'required', severity: 'error', file: 'users.csv', row: 3, column: 'familyName' },
    'stops',
    'goes on',
  ],
  [
    'lacks what we can do without',
    cell('users.csv', 3, 'username', ' '),
    { code: 'required', file: 'users.csv', row: 3, column: 'username' },
    'stops',
    'goes on',
  ],
  [
    'has an id with spaces',
    cell('orgs.csv', 4, 'sourcedId', 's 2'),
    { code: 'bad-id', file: 'orgs.csv', row: 4, column: 'sourcedId', value: 's 2' },
    'stops',
    'goes on',
  ],
  [
    'has an id that is too long',
    cell('users.csv', 2, 'sourcedId', 'x'.repeat(256)),
    { code: 'bad-id', severity: 'error', row: 2, value: `${'x'.repeat(79)}…` },
    'stops',
    'goes on',
  ],
  [
    'has an id twice',
    cell('users.csv', 4, 'sourcedId', 'u2'),
    { code: 'duplicate-id', severity: 'error', file: 'users.csv', row: 4, column: 'sourcedId', value: 'u2', expected: '3' },
    'stops',
    'goes on',
  ],
  [
    'has an enrollment id twice',
    cell('enrollments.csv', 4, 'sourcedId', 'e1'),
    { code: 'duplicate-id', file: 'enrollments.csv', row: 4, expected: '2' },
    'stops',
    'goes on',
  ],
  [
    'has a day that does not exist',
    cell('academicSessions.csv', 3, 'endDate', '2027-02-29'),
    { code: 'bad-date', file: 'academicSessions.csv', row: 3, column: 'endDate', value: '2027-02-29', expected: 'YYYY-MM-DD' },
    'stops',
    'goes on',
  ],
  [
    'has a day in another writing',
    cell('enrollments.csv', 3, 'endDate', '30/6/2027'),
    { code: 'bad-date', file: 'enrollments.csv', row: 3, column: 'endDate' },
    'stops',
    'goes on',
  ],
  ['says "constructor" for yes', cell('users.csv', 2, 'enabledUser', 'constructor'), { code: 'bad-boolean', row: 2, value: 'constructor' }, 'stops', 'goes on'],
  [
    'has a yes in another writing',
    cell('users.csv', 2, 'enabledUser', 'TRUE'),
    { code: 'bad-boolean', file: 'users.csv', row: 2, column: 'enabledUser', value: 'TRUE' },
    'stops',
    'goes on',
  ],
  [
    'has a role in capitals',
    cell('users.csv', 2, 'role', 'Teacher'),
    { code: 'bad-choice', file: 'users.csv', row: 2, column: 'role', value: 'Teacher' },
    'stops',
    'goes on',
  ],
  [
    'has a role nobody knows',
    cell('users.csv', 2, 'role', 'captain'),
    { code: 'bad-choice', severity: 'error', file: 'users.csv', row: 2, column: 'role' },
    'stops',
    'goes on',
  ],
  ['has an extension in 1.1', cell('orgs.csv', 2, 'type', 'ext:network'), { code: 'bad-choice', file: 'orgs.csv', row: 2, column: 'type' }, 'stops', 'goes on'],
  [
    'has a grade nobody knows',
    cell('users.csv', 3, 'grades', 'Eagles'),
    { code: 'bad-grade', severity: 'warning', file: 'users.csv', row: 3, column: 'grades', value: 'Eagles' },
    'goes on',
    'goes on',
  ],
  [
    'has two years for one',
    cell('academicSessions.csv', 2, 'schoolYear', '2026-2027'),
    { code: 'bad-year', file: 'academicSessions.csv', row: 2, column: 'schoolYear' },
    'stops',
    'goes on',
  ],
  ['has odd user ids', cell('users.csv', 2, 'userIds', 'SIS:900'), { code: 'bad-user-ids', file: 'users.csv', row: 2, column: 'userIds' }, 'stops', 'goes on'],
  [
    'has an e-mail that is none',
    cell('users.csv', 2, 'email', 'maya at cedar'),
    { code: 'bad-email', severity: 'warning', file: 'users.csv', row: 2, column: 'email' },
    'goes on',
    'goes on',
  ],
  [
    'has a line break in a cell',
    cell('classes.csv', 2, 'title', 'Science\r\n6 A'),
    { code: 'line-break', file: 'classes.csv', row: 2, column: 'title', value: 'Science··6 A' },
    'stops',
    'goes on',
  ],
  [
    'has a title like a book',
    cell('classes.csv', 2, 'title', 'x'.repeat(5000)),
    { code: 'field-too-large', severity: 'error', file: 'classes.csv', row: 2, column: 'title' },
    'stops',
    'goes on',
  ],
  [
    'says active in a whole package',
    cell('users.csv', 2, 'status', 'active'),
    { code: 'not-blank-in-bulk', file: 'users.csv', row: 2, column: 'status', value: 'active' },
    'stops',
    'goes on',
  ],
  [
    'says when in a whole package',
    cell('users.csv', 2, 'dateLastModified', '2026-01-01T00:00:00.000Z'),
    { code: 'not-blank-in-bulk', column: 'dateLastModified' },
    'stops',
    'goes on',
  ],
  [
    'has no status in a delta',
    modes(v11, '1.1', { enrollments: 'delta' }),
    { code: 'status-required', file: 'enrollments.csv', row: 2, column: 'status' },
    'stops',
    'goes on',
  ],
  [
    'has a day for a moment in a delta',
    modes(cell('enrollments.csv', 2, 'dateLastModified', '2026-01-01'), '1.1', { enrollments: 'delta' }),
    { code: 'bad-datetime', file: 'enrollments.csv', row: 2, column: 'dateLastModified' },
    'stops',
    'goes on',
  ],
  [
    'has an old status in a delta',
    modes(cell('enrollments.csv', 2, 'status', 'inactive'), '1.1', { enrollments: 'delta' }),
    { code: 'bad-choice', file: 'enrollments.csv', row: 2, column: 'status', value: 'inactive' },
    'stops',
    'goes on',
  ],
];

const ofRelations: Bad[] = [
  [
    'enrolls somebody who is not there',
    cell('enrollments.csv', 3, 'userSourcedId', 'u77'),
    { code: 'dangling-reference', severity: 'error', file: 'enrollments.csv', row: 3, column: 'userSourcedId', value: 'u77', expected: 'users.csv' },
    'stops',
    'goes on',
  ],
  [
    'names a course that is not there',
    cell('classes.csv', 2, 'courseSourcedId', 'k9'),
    { code: 'dangling-reference', file: 'classes.csv', row: 2, column: 'courseSourcedId', value: 'k9' },
    'stops',
    'goes on',
  ],
  [
    'names a term that is not there',
    cell('classes.csv', 2, 'termSourcedIds', 't1,t9'),
    { code: 'dangling-reference', file: 'classes.csv', row: 2, column: 'termSourcedIds', value: 't1,t9' },
    'stops',
    'goes on',
  ],
  [
    'names a parent in the same file that is not there',
    cell('orgs.csv', 3, 'parentSourcedId', 'd9'),
    { code: 'dangling-reference', file: 'orgs.csv', row: 3, column: 'parentSourcedId', value: 'd9' },
    'stops',
    'goes on',
  ],
  [
    'puts a class into a district',
    cell('classes.csv', 2, 'schoolSourcedId', 'd1'),
    { code: 'wrong-kind', severity: 'error', file: 'classes.csv', row: 2, column: 'schoolSourcedId', value: 'd1', expected: 'school' },
    'stops',
    'goes on',
  ],
  [
    'enrolls in a district',
    cell('enrollments.csv', 2, 'schoolSourcedId', 'd1'),
    { code: 'wrong-kind', file: 'enrollments.csv', row: 2, column: 'schoolSourcedId' },
    'stops',
    'goes on',
  ],
  [
    'takes a term for a school year',
    cell('courses.csv', 2, 'schoolYearSourcedId', 't1'),
    { code: 'wrong-kind', file: 'courses.csv', row: 2, column: 'schoolYearSourcedId', expected: 'schoolYear' },
    'stops',
    'goes on',
  ],
  [
    'has more codes than subjects',
    cell('courses.csv', 2, 'subjectCodes', 'SCI,BIO'),
    { code: 'subjects-and-codes', file: 'courses.csv', row: 2, column: 'subjectCodes', expected: '1' },
    'stops',
    'goes on',
  ],
  [
    'ends before it begins',
    cell('academicSessions.csv', 3, 'endDate', '2026-01-01'),
    { code: 'ends-before-start', file: 'academicSessions.csv', row: 3, column: 'endDate', expected: '2026-08-10' },
    'stops',
    'goes on',
  ],
  [
    'gives somebody two primary roles at one school',
    withRows(v12, 'roles.csv', bulk('r9', 'u1', 'primary', 'aide', '', '', 's1', '')),
    { code: 'several-primary-roles', file: 'roles.csv', row: 7, column: 'roleType' },
    'stops',
    'goes on',
  ],
];

describe('@C-ONEROSTER a row that', () => provesEach(ofCells));
describe('@C-ONEROSTER a row that', () => provesEach(ofRelations));
