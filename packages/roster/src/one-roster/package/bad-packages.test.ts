import { describe } from 'vitest';
import { type Bad, modes, property, provesEach, renamed, without, withText } from '../../testing/bad-packages.ts';
import { allAs, small, withRows } from '../../testing/small-package.ts';

const v11 = small['1.1'];
const v12 = small['1.2'];

const ofPackage: Bad[] = [
  [
    'has a manifest without end',
    withRows(v11, 'manifest.csv', ...Array.from({ length: 300 }, (_, at) => [`x${at}`, ''])),
    { code: 'manifest-bad', row: 201, value: 'x184' },
    'stops',
    'stops',
  ],
  ['has no manifest', without(v11, 'manifest.csv'), { code: 'manifest-missing', file: 'manifest.csv' }, 'stops', 'stops'],
  [
    'has another heading in the manifest',
    withText(v11, 'manifest.csv', (text) => text.replace('propertyName,value', 'name,is')),
    { code: 'manifest-bad', file: 'manifest.csv', row: 1 },
    'stops',
    'stops',
  ],
  [
    'says something twice in the manifest',
    withRows(v11, 'manifest.csv', ['file.users', 'bulk']),
    { code: 'manifest-bad', file: 'manifest.csv', row: 17, value: 'file.users' },
    'stops',
    'stops',
  ],
  [
    'is of an unknown version',
    property(v11, 'oneroster.version', '1.0'),
    { code: 'version-unknown', file: 'manifest.csv', row: 3, value: '1.0' },
    'stops',
    'stops',
  ],
  ['writes its version with more digits', property(v12, 'oneroster.version', '1.2.1'), { code: 'version-unknown', row: 3, value: '1.2.1' }, 'stops', 'goes on'],
  [
    'lacks a file that the manifest names',
    without(v11, 'users.csv'),
    { code: 'file-missing', file: 'manifest.csv', row: 8, column: 'file.users', value: 'bulk' },
    'stops',
    'stops',
  ],
  ['lacks a file we have no use for', modes(v11, '1.1', { results: 'bulk' }), { code: 'file-missing', column: 'file.results' }, 'stops', 'goes on'],
  [
    'has a file that the manifest calls absent',
    modes(v11, '1.1', { courses: 'absent' }),
    { code: 'file-absent-but-present', file: 'courses.csv' },
    'stops',
    'goes on',
  ],
  [
    'has a file that the manifest does not name',
    withText(v11, 'manifest.csv', (text) => text.replace(/file.users,bulk\r\n/, '')),
    { code: 'file-not-in-manifest', file: 'users.csv' },
    'stops',
    'goes on',
  ],
  [
    'has an unknown mode',
    property(v11, 'file.users', 'full'),
    { code: 'mode-unknown', file: 'manifest.csv', row: 8, column: 'file.users', value: 'full', expected: 'bulk' },
    'stops',
    'goes on',
  ],
  [
    'has no mode at all',
    modes(v11, '1.1', Object.fromEntries(Object.keys(allAs('')).map((name) => [name, '']))),
    { code: 'mode-unknown', row: 4, column: 'file.academicSessions' },
    'stops',
    'stops',
  ],
  ['has an unknown file', { ...v11, 'pupils.csv': 'a\r\n' }, { code: 'unknown-file', file: 'pupils.csv' }, 'stops', 'goes on'],
  [
    'has an unknown row in the manifest',
    withRows(v11, 'manifest.csv', ['file.pupils', 'bulk']),
    { code: 'unknown-file', file: 'manifest.csv', row: 17, value: 'file.pupils' },
    'stops',
    'goes on',
  ],
  [
    'has a file of 1.2 in a package of 1.1',
    { ...v11, 'roles.csv': v12['roles.csv'] as string[][] },
    { code: 'unknown-file', file: 'roles.csv' },
    'stops',
    'goes on',
  ],
  [
    'writes a file name with capitals',
    renamed(v11, 'users.csv', 'Users.csv'),
    { code: 'unknown-file', file: 'Users.csv', expected: 'users.csv' },
    'stops',
    'goes on',
  ],
  ['has two files but for capitals', { ...v11, 'Users.csv': 'x' }, { code: 'duplicate-file', file: 'Users.csv', expected: 'users.csv' }, 'stops', 'stops'],
  ['has a folder inside', { ...v11, 'old/users.csv': 'x' }, { code: 'nested-folder', file: 'old/users.csv' }, 'stops', 'stops'],
  ['has an archive inside', { ...v11, 'more.zip': 'x' }, { code: 'nested-archive', file: 'more.zip' }, 'stops', 'stops'],
];

describe('@C-ONEROSTER a package that', () => provesEach(ofPackage));
