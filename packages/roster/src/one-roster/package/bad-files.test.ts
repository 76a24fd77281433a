import { describe } from 'vitest';
import { type Bad, moved, provesEach, textOf, withHeader, withText } from '../../testing/bad-packages.ts';
import { bulk, bytesOf, small, withRows } from '../../testing/small-package.ts';

const v11 = small['1.1'];
const v12 = small['1.2'];

const ofFiles: Bad[] = [
  [
    'is Latin-1',
    { ...v11, 'users.csv': Buffer.from(textOf(v11, 'users.csv'), 'latin1') },
    { code: 'not-utf8', file: 'users.csv', row: 3, column: 'givenName' },
    'stops',
    'stops',
  ],
  [
    'is UTF-16',
    { ...v11, 'orgs.csv': Buffer.from(`\ufeff${textOf(v11, 'orgs.csv')}`, 'utf16le') },
    { code: 'not-utf8', file: 'orgs.csv', row: 1 },
    'stops',
    'stops',
  ],
  [
    'ends inside a letter',
    { ...v11, 'orgs.csv': Buffer.concat([bytesOf(v11['orgs.csv'] as string[][]), Buffer.from('s3,,,Á').subarray(0, -1)]) },
    { code: 'not-utf8', file: 'orgs.csv', row: 5, column: 'name' },
    'stops',
    'stops',
  ],
  ['is empty', { ...v11, 'users.csv': '' }, { code: 'empty-file', file: 'users.csv' }, 'stops', 'stops'],
  ['is nothing but a mark', { ...v11, 'users.csv': '\ufeff' }, { code: 'empty-file', file: 'users.csv' }, 'stops', 'stops'],
  [
    'has a header only',
    withText(v11, 'users.csv', (text) => `${text.split('\r\n')[0]}\r\n`),
    { code: 'no-rows', file: 'users.csv', severity: 'warning' },
    'stops',
    'goes on',
  ],
  ['begins with a mark', withText(v11, 'users.csv', (text) => `\ufeff${text}`), { code: 'byte-order-mark', file: 'users.csv' }, 'stops', 'goes on'],
  [
    'has semicolons',
    { ...v11, 'orgs.csv': textOf(v11, 'orgs.csv').replaceAll(',', ';') },
    { code: 'delimiter', file: 'orgs.csv', row: 1, value: ';', expected: ',' },
    'stops',
    'goes on',
  ],
  [
    'has a quotation mark inside a cell',
    withText(v11, 'classes.csv', (text) => text.replace('Room 12', 'Room "B"')),
    { code: 'bad-csv', file: 'classes.csv', row: 2, column: 'location' },
    'stops',
    'goes on',
  ],
  [
    'has a quotation mark that never closes',
    withText(v11, 'orgs.csv', (text) => text.replace('Cedar Hill', '"Cedar Hill')),
    { code: 'bad-csv', file: 'orgs.csv', row: 3, column: 'name' },
    'stops',
    'stops',
  ],
  [
    'has a column missing that we need',
    withText(v11, 'users.csv', (text) => text.replace('familyName', 'metadata.x.name')),
    { code: 'header-missing', file: 'users.csv', row: 1, column: 'familyName' },
    'stops',
    'stops',
  ],
  [
    'has a column missing that we can do without',
    withHeader(v11, 'users.csv', (header) => header.map((name) => (name === 'sms' ? 'metadata.x.sms' : name))),
    { code: 'header-missing', file: 'users.csv', row: 1, column: 'sms' },
    'stops',
    'goes on',
  ],
  [
    'spells a column in another way',
    withText(v11, 'users.csv', (text) => text.replace('givenName', 'Given Name')),
    { code: 'header-unknown', file: 'users.csv', row: 1, value: 'Given Name', expected: 'givenName' },
    'stops',
    'goes on',
  ],
  [
    'has a column of its own without saying so',
    withText(v11, 'orgs.csv', (text) => text.replaceAll('\r\n', ',x\r\n')),
    { code: 'header-unknown', file: 'orgs.csv', row: 1, column: 'x' },
    'stops',
    'goes on',
  ],
  [
    'has an empty heading',
    withText(v11, 'orgs.csv', (text) => text.replaceAll('\r\n', ',\r\n')),
    { code: 'header-unknown', file: 'orgs.csv', row: 1, column: 'H' },
    'stops',
    'goes on',
  ],
  [
    'has a column twice',
    withText(v11, 'orgs.csv', (text) => text.replaceAll('\r\n', ',name\r\n')),
    { code: 'header-duplicate', file: 'orgs.csv', row: 1, column: 'name' },
    'stops',
    'stops',
  ],
  [
    'has its columns in another order (1.2)',
    moved(v12, 'orgs.csv'),
    { code: 'header-order', file: 'orgs.csv', row: 1, column: 'type', expected: 'name' },
    'stops',
    'goes on',
  ],
  ['has its columns in another order (1.1)', moved(v11, 'orgs.csv'), { code: 'header-order', severity: 'warning' }, 'goes on', 'goes on'],
  [
    'has a short row',
    withRows(v11, 'orgs.csv', bulk('s3', 'Third', 'school')),
    { code: 'row-length', file: 'orgs.csv', row: 5, value: '5', expected: '7' },
    'stops',
    'goes on',
  ],
  [
    'has a long row',
    withRows(v11, 'orgs.csv', bulk('s3', 'Third', 'school', '', '', 'more')),
    { code: 'row-length', severity: 'error', row: 5, value: '8' },
    'stops',
    'goes on',
  ],
  ['has an empty row', withText(v11, 'orgs.csv', (text) => `${text}\r\n`), { code: 'row-length', file: 'orgs.csv', row: 5 }, 'stops', 'goes on'],
];

describe('@C-ONEROSTER a file that', () => provesEach(ofFiles));
