import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RosterFeed } from '../../model/index.ts';
import { allAs, bulk, csvText, type Files, manifest, readFiles, small, withCell, withRows } from '../../testing/small-package.ts';
import { meantDate } from './dates.ts';

const lenient = async (files: Files): Promise<RosterFeed> => {
  const { feed, problems, counts } = await readFiles(files);
  if (!feed) throw new Error(JSON.stringify(problems));
  expect(counts.errors).toBe(0);
  return feed;
};

/** Every cell in quotation marks, which is as good as none. */
const quotedText = (rows: string[][]): string => rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
const each = (files: Files, change: (rows: string[][], name: string) => Files[string]): Files =>
  Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, change(rows as string[][], name)]));
const cells = (files: Files, change: (cell: string, column: string) => string): Files =>
  each(files, ([header = [], ...rows]) => [header, ...rows.map((one) => one.map((cell, at) => change(cell, header[at] ?? '')))]);

describe.each(['1.1', '1.2'] as const)('@C-ONEROSTER lenient takes what real exports of %s do for what they mean', (version) => {
  const sound = small[version];
  const sloppy: [what: string, files: Files][] = [
    ['quotation marks around everything', each(sound, quotedText)],
    ['a mark and semicolons, as spreadsheets write', each(sound, (rows) => `\ufeff${rows.map((one) => `${one.join(';')}\n`).join('')}`)],
    ['capitals in yes and no', cells(sound, (cell) => (cell === 'true' || cell === 'false' ? cell.toUpperCase() : cell))],
    ['capitals in words', cells(sound, (cell, column) => (['role', 'type', 'classType', 'roleType'].includes(column) ? cell.toUpperCase() : cell))],
    ['spaces around cells', cells(sound, (cell) => (cell === '' ? cell : ` ${cell} `))],
    [
      'days as people write them',
      cells(sound, (cell) =>
        cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/, (_, year, month, day) =>
          Number(day) > 12 || month === day ? `${day}/${month}/${year}` : `${year}/${Number(month)}/${Number(day)}`,
        ),
      ),
    ],
    [
      'status and dates in a whole package',
      each(sound, ([header = [], ...rows], name) =>
        name === 'manifest.csv' ? [header, ...rows] : [header, ...rows.map(([id = '', , , ...rest]) => [id, 'ACTIVE', '2026-09-01', ...rest])],
      ),
    ],
    [
      'headings in small letters and with spaces',
      each(sound, ([header = [], ...rows], name) => (name === 'manifest.csv' ? [header, ...rows] : [header.map((one) => ` ${one.toLowerCase()} `), ...rows])),
    ],
    [
      'old headings',
      each(sound, ([header = [], ...rows]) => [header.map((one) => one.replace(/^grades$/, 'grade').replace(/^termSourcedIds$/, 'termSourcedId')), ...rows]),
    ],
    [
      'misspelt headings, with columns of its own beside them',
      each(sound, ([header = [], ...rows], name) => {
        const own = name === 'manifest.csv' ? [] : ['Source ID', 'ext_vendor_id'];
        const heading = header.map((one) =>
          one.replace('preferredGivenName', 'prefferedGivenName').replace('dateLastModified', 'dataLastModified').replace('userIds', 'userId'),
        );
        return [[...heading, ...own], ...rows.map((one) => [...one, ...own.map(() => 'x')])];
      }),
    ],
    ['columns without a heading at the end', each(sound, (rows, name) => (name === 'manifest.csv' ? rows : rows.map((one) => [...one, '', ''])))],
    ['empty rows', each(sound, (rows) => [...rows, ['', ''], ['']])],
    ['no modes but one', { ...sound, 'manifest.csv': manifest(version, { ...allAs('', version), users: 'bulk' }) }],
    ['capitals in the manifest', { ...sound, 'manifest.csv': manifest(version, allAs('Bulk', version)) }],
    ['files of another system beside them', { ...sound, 'readme.txt': 'Exported by hand', 'demographics.csv': 'nothing' }],
  ];
  it.each(sloppy)('%s', async (_, files) => {
    expect(await lenient(files)).toEqual(await lenient(sound));
  });

  it('columns in any order', async () => {
    const plain = await lenient(sound);
    const names = Object.keys(sound).filter((name) => name !== 'manifest.csv');
    const orders = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.shuffledSubarray((sound[name] as string[][])[0]?.map((_, at) => at) ?? [], { minLength: (sound[name] as string[][])[0]?.length ?? 0 }),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const shuffled = each(sound, (rows, name) => (order[name] ? rows.map((one) => (order[name] ?? []).map((at) => one[at] ?? '')) : rows));
        expect(await lenient(shuffled)).toEqual(plain);
      }),
      { numRuns: 15 },
    );
  });
});

describe('@C-ONEROSTER lenient', () => {
  const sound = small['1.1'];
  it('takes "inactive" and "tobedeleted" of a whole package for gone', async () => {
    for (const status of ['inactive', 'tobedeleted']) {
      const feed = await lenient(withCell(sound, 'users.csv', 5, 'status', status));
      expect(feed.people.map(({ id }) => id)).toEqual(['u1', 'u2', 'u3']);
    }
  });
  it('takes a person without a user name or a word on being enabled', async () => {
    const feed = await lenient(withCell(withCell(sound, 'users.csv', 3, 'username', ''), 'users.csv', 3, 'enabledUser', ''));
    expect(feed.people[1]).toMatchObject({ id: 'u2', firstName: 'Júlia' });
    expect(feed.people[1]).not.toHaveProperty('username');
    expect(feed.people[1]).not.toHaveProperty('isDisabled');
  });
  it('takes a class whose course and terms are not there, without dates', async () => {
    const feed = await lenient(withCell(withCell(sound, 'classes.csv', 2, 'courseSourcedId', 'k9'), 'classes.csv', 2, 'termSourcedIds', 't9'));
    expect(feed.classes[0]).toEqual({ id: 'c1', schoolId: 's1', name: 'Science 6 A', description: 'Room 12 · 1, 3', grades: [] });
  });
  it('takes an enrollment whose end nobody can read for one that goes on', async () => {
    const feed = await lenient(withCell(sound, 'enrollments.csv', 3, 'endDate', '03/04/2026'));
    expect(feed.enrollments).toContainEqual({ classId: 'c1', personId: 'u2', role: 'student' });
  });
  it('leaves out the one bad row and takes the others', async () => {
    const { feed, counts, isUsable } = await readFiles(
      withRows(sound, 'users.csv', bulk('u9', 'true', 's1', 'student', 'x', '', '', '', '', '', '', '', '', '', '', '')),
    );
    expect([isUsable, counts.errors, feed?.people.length]).toEqual([true, 2, 4]);
  });
  it('keeps a quotation mark in a title', async () => {
    const text = csvText(sound['classes.csv'] as string[][]).replace('Science 6 A', 'Science 6 "A"');
    expect((await lenient({ ...sound, 'classes.csv': text })).classes[0]?.name).toBe('Science 6 "A"');
  });
});

it.each([
  ['2026-08-01', '2026-08-01'],
  ['2026-8-1', '2026-08-01'],
  ['2026/08/01', '2026-08-01'],
  ['20260801', '2026-08-01'],
  ['2026-08-01T00:00:00Z', '2026-08-01'],
  ['2026-08-01 00:00', '2026-08-01'],
  ['31/8/2026', '2026-08-31'],
  ['8/31/2026', '2026-08-31'],
  ['31.08.2026', '2026-08-31'],
  ['8/8/2026', '2026-08-08'],
  ['8/9/2026', undefined],
  ['31/9/2026', undefined],
  ['2026-02-30', undefined],
  ['29/2/2028', '2028-02-29'],
  ['soon', undefined],
])('a day written %s means %s', (written, meant) => expect(meantDate(written)).toBe(meant));
