import { describe, expect, it } from 'vitest';
import type { RosterFeed } from '../../model/index.ts';
import {
  allAs,
  bulk,
  bytesOf,
  csvText,
  entriesOf,
  type Files,
  manifest,
  readFiles,
  readFolder,
  small,
  withCell,
  withRows,
} from '../../testing/small-package.ts';

const feedOf = async (files: Files, more = {}): Promise<RosterFeed> => {
  const { feed, problems } = await readFiles(files, more);
  if (!feed) throw new Error(JSON.stringify(problems));
  return feed;
};

describe('@C-ONEROSTER a sound package', () => {
  it.each(['1.1', '1.2'] as const)('%s has nothing to mend, in strict and lenient, packed and unpacked', async (version) => {
    for (const mode of ['strict', 'lenient'] as const) {
      const zipped = await readFiles(small[version], { mode });
      const plain = await readFolder(small[version], { mode });
      expect(zipped).toMatchObject({
        isUsable: true,
        version,
        problems: [],
        counts: { errors: 0, warnings: 0, rows: { 'users.csv': 4, 'enrollments.csv': 4 } },
      });
      expect(plain).toEqual(zipped);
    }
  });

  it('says who is who, where they are and in which classes', async () => {
    const feed = await feedOf(small['1.1']);
    expect(feed.kind).toBe('full');
    expect(feed.schools).toEqual([
      { id: 's1', name: 'Cedar Hill School' },
      { id: 's2', name: 'Willow School' },
    ]);
    expect(feed.people).toEqual([
      {
        ...{ id: 'u1', firstName: 'Maya', lastName: 'Okafor', username: 'mokafor', email: 'm.okafor@cedar.example', schoolId: 's1' },
        roles: [
          { role: 'teacher', schoolId: 's1' },
          { role: 'teacher', schoolId: 's2' },
        ],
        sameAs: [{ source: 'SIS', id: '900' }],
      },
      {
        ...{ id: 'u2', firstName: 'Júlia', lastName: 'Costa e Silva', username: 'jcosta', grade: 6, schoolId: 's1' },
        roles: [{ role: 'student', schoolId: 's1' }],
      },
      {
        ...{ id: 'u3', firstName: 'Luis', lastName: 'Marín', username: 'lmarin', grade: 7, schoolId: 's2', isDisabled: true },
        roles: [{ role: 'student', schoolId: 's2' }],
      },
      { id: 'u4', firstName: 'Dana', lastName: 'Cole', username: 'dcole', email: 'dana@cedar.example', roles: [{ role: 'district-admin' }] },
    ]);
    expect(feed.classes).toEqual([
      { id: 'c1', schoolId: 's1', name: 'Science 6 A', description: 'Room 12 · 1, 3', grades: [6], startsOn: '2026-08-10', endsOn: '2027-06-05' },
      { id: 'c2', schoolId: 's2', name: 'Science 6 B', grades: [6, 7], startsOn: '2026-08-10', endsOn: '2027-01-10' },
    ]);
    expect(feed.enrollments).toEqual([
      { classId: 'c1', personId: 'u1', role: 'teacher', isPrimary: true },
      { classId: 'c1', personId: 'u2', role: 'student' },
      { classId: 'c2', personId: 'u3', role: 'student' },
      { classId: 'c2', personId: 'u1', role: 'teacher', isPrimary: true },
    ]);
    expect([feed.untold, feed.skipped, feed.ended]).toEqual([{}, [], { schools: [], people: [], classes: [], enrollments: [] }]);
  });

  it('1.2 says the same, with the names people prefer', async () => {
    const [old, feed] = [await feedOf(small['1.1']), await feedOf(small['1.2'])];
    const ju = feed.people.find(({ id }) => id === 'u2');
    expect(ju).toMatchObject({ firstName: 'Ju', lastName: 'Costa' });
    const renamed = (people: RosterFeed['people']) => people.map((person) => (person.id === 'u2' ? { ...person, firstName: '', lastName: '' } : person));
    expect({ ...feed, people: renamed(feed.people) }).toEqual({ ...old, people: renamed(old.people) });
  });

  it('is read with a folder around it, with and without line feeds alone, and with what a system adds', async () => {
    const folder = Object.fromEntries(Object.entries(small['1.2']).map(([name, content]) => [`export 2026/${name}`, content]));
    const plain = await feedOf(small['1.2'], { mode: 'strict' });
    expect(await feedOf({ ...folder, '__MACOSX/export 2026/._users.csv': 'x', 'export 2026/.DS_Store': 'x' }, { mode: 'strict' })).toEqual(plain);
    for (const end of ['\n', '\r']) {
      const ended = Object.fromEntries(Object.entries(small['1.2']).map(([name, content]) => [name, csvText(content as string[][], end)]));
      expect(await feedOf(ended, { mode: 'strict' })).toEqual(plain);
    }
  });

  it('tells how far it is, and stops when it is told to', async () => {
    const told: { done: number; total: number }[] = [];
    await readFiles(small['1.1'], { onProgress: (progress: { done: number; total: number }) => told.push(progress) });
    const total = Object.values(small['1.1']).reduce((sum, content) => sum + bytesOf(content).length, 0);
    expect(told.at(-1)).toEqual({ done: total, total });
    await expect(readFiles(small['1.1'], { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });
});

describe('@C-ONEROSTER roles', () => {
  const as = (role: string, orgs: string) => withCell(withCell(small['1.1'], 'users.csv', 5, 'role', role), 'users.csv', 5, 'orgSourcedIds', orgs);
  const last = async (files: Files) => (await feedOf(files)).people.find(({ id }) => id === 'u4');

  it('an administrator who names a school is one of schools only', async () => {
    expect((await last(as('administrator', 'd1,s1,s2')))?.roles).toEqual([
      { role: 'school-admin', schoolId: 's1' },
      { role: 'school-admin', schoolId: 's2' },
    ]);
  });
  it('aides and guardians are left out, and their reason is told', async () => {
    for (const role of ['aide', 'guardian', 'parent', 'proctor', 'relative']) {
      expect((await feedOf(as(role, 's1'))).skipped).toEqual([{ kind: 'person', id: 'u4', reason: 'role-without-access' }]);
    }
  });
  it('a teacher of the district is of the schools of their classes', async () => {
    const teacher = withRows(as('teacher', 'd1'), 'enrollments.csv', bulk('e5', 'c2', 's2', 'u4', 'teacher', '', '', ''));
    expect(await last(teacher)).toMatchObject({ schoolId: 's2', roles: [{ role: 'teacher', schoolId: 's2' }] });
  });
  it('a head who teaches is a teacher too; a student never is', async () => {
    const head = withRows(as('administrator', 's1'), 'enrollments.csv', bulk('e5', 'c1', 's1', 'u4', 'teacher', '', '', ''));
    expect((await last(head))?.roles).toEqual([
      { role: 'school-admin', schoolId: 's1' },
      { role: 'teacher', schoolId: 's1' },
    ]);
    const helper = withRows(small['1.1'], 'enrollments.csv', bulk('e5', 'c2', 's2', 'u2', 'teacher', '', '', ''));
    expect((await feedOf(helper)).skipped).toEqual([{ kind: 'enrollment', id: 'c2 u2', reason: 'role-without-access' }]);
  });
  it('roles of 1.2 count while they last; the primary one says where somebody belongs', async () => {
    const more = withRows(
      small['1.2'],
      'roles.csv',
      bulk('r6', 'u3', 'secondary', 'teacher', '2025-01-01', '2026-09-20', 's1', ''),
      bulk('r7', 'u4', 'secondary', 'siteAdministrator', '2026-12-01', '', 's1', ''),
      bulk('r8', 'u4', 'secondary', 'principal', '', '', 's2', ''),
    );
    const { people } = await feedOf(more);
    expect(people.find(({ id }) => id === 'u3')?.roles).toEqual([{ role: 'student', schoolId: 's2' }]);
    expect(people.find(({ id }) => id === 'u4')?.roles).toEqual([{ role: 'district-admin' }, { role: 'school-admin', schoolId: 's2' }]);
  });
  it('who they are elsewhere counts in the form it has there; a number that two people have proves nothing', async () => {
    const subject = '110248495921238986420';
    const named = (row: number, userIds: string) => withCell(small['1.1'], 'users.csv', row, 'userIds', userIds);
    const others = async (files: Files) => (await feedOf(files)).people.flatMap(({ sameAs = [] }) => sameAs.map(({ source, id }) => `${source} ${id}`));
    expect(await others(named(3, `{Google:${subject}},{clever:64f0e2926b100a053fc08e21},{SIS:101},{Fed:7}`))).toEqual([
      'SIS 900',
      `GOOGLE ${subject}`,
      'CLEVER 64f0e2926b100a053fc08e21',
      'SIS 101',
    ]);
    expect(await others(named(3, '{Google:julia@cedar.example},{Clever:7}'))).toEqual(['SIS 900']);
    const { feed, problems } = await readFiles(named(3, '{SIS:900}'), { mode: 'strict' });
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'identifier-shared', file: 'users.csv', row: 3, column: 'userIds', value: '900', expected: '2' },
    ]);
    expect(feed?.people.flatMap(({ sameAs = [] }) => sameAs)).toEqual([]);
  });
});

describe('@C-ONEROSTER enrollments', () => {
  it('end on their last day; one row of the same place that goes on is enough', async () => {
    const ended = withCell(small['1.1'], 'enrollments.csv', 3, 'endDate', '2026-09-20');
    const places = (feed: RosterFeed) => feed.enrollments.filter(({ personId }) => personId === 'u2');
    expect(places(await feedOf(ended, { today: '2026-09-19' }))).toHaveLength(1);
    expect(places(await feedOf(ended, { today: '2026-09-20' }))).toHaveLength(0);
    const again = withRows(ended, 'enrollments.csv', bulk('e5', 'c1', 's1', 'u2', 'student', '', '2026-09-01', ''));
    expect(places(await feedOf(again))).toEqual([{ classId: 'c1', personId: 'u2', role: 'student' }]);
  });
  it('have one owner of a class', async () => {
    const two = withRows(small['1.1'], 'enrollments.csv', bulk('e5', 'c1', 's1', 'u4', 'teacher', 'true', '', ''));
    expect((await feedOf(two)).enrollments.filter(({ isPrimary }) => isPrimary).map(({ classId, personId }) => `${classId} ${personId}`)).toEqual([
      'c1 u1',
      'c2 u1',
    ]);
  });
});

describe('@C-ONEROSTER what must not end', () => {
  it('a whole package without one of its files ends nobody', async () => {
    const files = { ...small['1.1'], 'manifest.csv': manifest('1.1', { ...allAs('bulk'), enrollments: 'absent' }) };
    delete (files as Record<string, unknown>)['enrollments.csv'];
    expect((await feedOf(files)).untold).toEqual({ everything: true });
  });
  it('a row that is left out ends nothing it concerns, as far as it can be read', async () => {
    const untold = async (file: string, at: number, column: string, value: string) => (await feedOf(withCell(small['1.1'], file, at, column, value))).untold;
    expect(await untold('users.csv', 3, 'familyName', '')).toEqual({ personIds: ['u2'] });
    expect(await untold('users.csv', 3, 'sourcedId', '')).toEqual({ everything: true });
    expect(await untold('enrollments.csv', 3, 'userSourcedId', 'nobody')).toEqual({});
    expect(await untold('orgs.csv', 3, 'name', '')).toEqual({ schoolIds: ['s1'], classIds: ['c1'] });
    expect(await untold('classes.csv', 2, 'title', '')).toEqual({ classIds: ['c1'] });
    expect(await untold('enrollments.csv', 3, 'role', 'captain')).toEqual({ classIds: ['c1'] });
    expect(await untold('enrollments.csv', 3, 'classSourcedId', '')).toEqual({ everything: true });
  });
  it('the feed never names what it cannot tell', async () => {
    const feed = await feedOf(withCell(small['1.1'], 'users.csv', 3, 'familyName', ''));
    expect(feed.people.map(({ id }) => id)).toEqual(['u1', 'u3', 'u4']);
    expect(feed.enrollments.some(({ personId }) => personId === 'u2')).toBe(false);
    expect(feed.skipped).toEqual([{ kind: 'enrollment', id: 'c1 u2', reason: 'enrollment-without-person' }]);
  });
});

it('reads the entries of an archive in any order', async () => {
  const backwards = Object.fromEntries(Object.entries(small['1.2']).reverse());
  expect(await feedOf(backwards)).toEqual(await feedOf(small['1.2']));
  expect(entriesOf(backwards)[0]?.name).toBe('roles.csv');
});
