import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeZip, type ZipEntry } from '@alba/content/testing/make-zip';
import { describe, expect, it } from 'vitest';
import type { RosterProblem } from '../../model/index.ts';
import { modes, without } from '../../testing/bad-packages.ts';
import { rowsOfGigabyte } from '../../testing/gigabyte-field.ts';
import { entriesOf, readFolder, readZip, small } from '../../testing/small-package.ts';
import { readOneRosterPackage } from './read-package.ts';

const v11 = small['1.1'];

describe('@C-ONEROSTER an archive that', () => {
  const sound = entriesOf(v11);
  const evil: [what: string, archive: ZipEntry[] | Buffer, says: Partial<RosterProblem>][] = [
    ['is none', Buffer.from('hello'), { code: 'not-a-zip' }],
    ['is cut off', makeZip(sound).subarray(0, 900), { code: 'not-a-zip' }],
    ['is nothing', Buffer.alloc(0), { code: 'not-a-zip' }],
    ['leaves its folder', [...sound, { name: '../users.csv' }], { code: 'unsafe-name', value: '../users.csv' }],
    ['leaves it later', [...sound, { name: 'a/../../users.csv' }], { code: 'unsafe-name' }],
    ['leaves it with backslashes', [...sound, { name: '..\\users.csv' }], { code: 'unsafe-name' }],
    ['is absolute', [...sound, { name: '/etc/users.csv' }], { code: 'unsafe-name' }],
    ['is absolute on Windows', [...sound, { name: 'C:/users.csv' }], { code: 'unsafe-name' }],
    ['talks to the terminal', [...sound, { name: '\u001b[2J.csv' }], { code: 'unsafe-name', value: '·[2J.csv' }],
    ['holds a link', [...sound, { name: 'results.csv', content: '/etc/passwd', mode: 0o120777 }], { code: 'unsafe-name', file: 'results.csv' }],
    ['is encrypted', sound.map((entry) => ({ ...entry, isEncrypted: true })), { code: 'encrypted', file: 'manifest.csv' }],
    ['is packed in an unknown way', [...sound, { name: 'results.csv', method: 12 }], { code: 'not-a-zip', file: 'results.csv' }],
    ['names a file twice', [...sound, { name: 'users.csv' }], { code: 'duplicate-file', file: 'users.csv' }],
    ['has too many files', [...sound, ...Array.from({ length: 30 }, (_, at) => ({ name: `x${at}.csv` }))], { code: 'too-many-files', expected: '30' }],
    [
      'says less than it holds',
      sound.map((entry) => (entry.name === 'users.csv' ? { ...entry, claimedSize: 10 } : entry)),
      { code: 'not-a-zip', file: 'users.csv' },
    ],
    ['says more than may be', [...sound, { name: 'results.csv', claimedSize: 600 * 1024 ** 2 }], { code: 'unpacked-too-large', expected: '500' }],
    [
      'has a bomb',
      [...sound.filter(({ name }) => name !== 'users.csv'), { name: 'users.csv', content: Buffer.alloc(3 * 1024 ** 2, 'a,') }],
      { code: 'field-too-large', file: 'users.csv' },
    ],
    [
      'has a bomb of many rows',
      [...sound.filter(({ name }) => name !== 'users.csv'), { name: 'users.csv', content: Buffer.alloc(3 * 1024 ** 2, ',\n') }],
      { code: 'header-missing', file: 'users.csv' },
    ],
    [
      'has a bomb in a file we have no use for',
      [...entriesOf(modes(v11, '1.1', { results: 'bulk' })), { name: 'results.csv', content: Buffer.alloc(3 * 1024 ** 2, ',\n') }],
      { code: 'ratio-too-high', file: 'results.csv', expected: '200' },
    ],
  ];

  it.each(evil)('%s: is refused in both modes, and says so', async (_what, archive, says) => {
    for (const mode of ['strict', 'lenient'] as const) {
      const { problems, isUsable, feed } = await readZip(archive, { mode });
      expect([isUsable, feed]).toEqual([false, undefined]);
      expect(problems).toContainEqual(expect.objectContaining(says));
    }
  });

  it('was damaged on its way is refused though it can still be unpacked', async () => {
    const stored = sound.map((entry) => ({ ...entry, isStored: true }));
    const damaged = Buffer.from(makeZip(stored).toString('latin1').replace('Maya', 'Mala'), 'latin1');
    expect((await readZip(damaged)).problems).toContainEqual(expect.objectContaining({ code: 'not-a-zip', file: 'users.csv' }));
  });

  it('is larger than 50 MB is not even opened', async () => {
    expect((await readZip(Buffer.alloc(50 * 1024 ** 2 + 1))).problems).toEqual([{ severity: 'error', code: 'package-too-large', expected: '50' }]);
  });

  it('is not there is no fault of the reader', async () => {
    for (const kind of ['zip', 'folder'] as const) {
      const reading = await readOneRosterPackage({ kind, path: '/nowhere/package.zip' }, { mode: 'lenient', today: '2026-09-20' });
      expect(reading).toMatchObject({ isUsable: false, problems: [{ code: 'not-a-zip' }] });
    }
  });
});

describe('@C-ONEROSTER a folder that', () => {
  it('holds a link to elsewhere is refused', async () => {
    const { problems, isUsable } = await readFolder(without(v11, 'users.csv'), {}, (folder) => symlinkSync('/etc/passwd', join(folder, 'users.csv')));
    expect([isUsable, problems]).toEqual([false, [{ severity: 'error', code: 'unsafe-name', file: 'users.csv', value: 'users.csv' }]]);
  });
  it('holds one folder with everything is read', async () => {
    const inside = Object.fromEntries(Object.entries(v11).map(([name, content]) => [`export/${name}`, content]));
    expect((await readFolder(inside, { mode: 'strict' })).isUsable).toBe(true);
  });
});

it('refuses a field of 1 GB at once, and holds no more of it than a row may have', async () => {
  const before = process.memoryUsage().rss;
  const read = await rowsOfGigabyte();
  expect(read.problem).toMatchObject({ code: 'field-too-large', row: 2, at: 1 });
  expect(read.bytes).toBeLessThan(1024 ** 2);
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 ** 2);
});
