import { describe, expect, it } from 'vitest';
import type { RosterFeed } from '../../model/index.ts';
import { allAs, type Files, header, manifest, readFiles, small } from '../../testing/small-package.ts';

const feedOf = async (files: Files, more = {}): Promise<RosterFeed> => {
  const { feed, problems } = await readFiles(files, more);
  if (!feed) throw new Error(JSON.stringify(problems));
  return feed;
};

describe('@C-ONEROSTER a delta', () => {
  const now = '2026-09-19T22:15:00.000Z';
  const base = Object.fromEntries(Object.entries(small['1.1']).map(([name, content]) => [name, [(content as string[][])[0] as string[]]])) as Record<
    string,
    string[][]
  >;
  const delta = (files: Record<string, string[][]>): Files => ({
    'manifest.csv': manifest('1.1', {
      ...Object.fromEntries(Object.keys(allAs('')).map((name) => [name, 'absent'])),
      ...Object.fromEntries(Object.keys(files).map((file) => [file.slice(0, -4), 'delta'])),
    }),
    ...Object.fromEntries(Object.entries(files).map(([file, rows]) => [file, [...(base[file] as string[][]), ...rows]])),
  });

  it('says what came and what ended, and points to what is known', async () => {
    const files = delta({
      'users.csv': [
        ['u2', 'tobedeleted', now, 'true', 's1', 'student', 'jcosta', '', 'Júlia', 'Costa', '', '', '', '', '', '', '', ''],
        ['u9', 'active', now, 'true', 's2', 'student', 'nova', '', 'Nova', 'Reyes', '', '', '', '', '', '', '', ''],
      ],
      'enrollments.csv': [
        ['e2', 'tobedeleted', now, 'c1', 's1', 'u2', 'student', '', '', ''],
        ['e9', 'active', now, 'c2', 's2', 'u9', 'student', '', '', ''],
        ['e8', 'active', now, 'c2', 's2', 'u3', 'student', '', '', '2026-09-01'],
      ],
    });
    for (const mode of ['strict', 'lenient'] as const) {
      const { feed, problems } = await readFiles(files, { mode });
      expect(problems).toEqual([]);
      expect(feed).toMatchObject({
        kind: 'delta',
        people: [{ id: 'u9', roles: [{ role: 'student', schoolId: 's2' }], schoolId: 's2' }],
        enrollments: [{ classId: 'c2', personId: 'u9', role: 'student' }],
        ended: {
          people: ['u2'],
          enrollments: [
            { classId: 'c1', personId: 'u2', role: 'student' },
            { classId: 'c2', personId: 'u3', role: 'student' },
          ],
        },
        untold: {},
      });
    }
  });
  it('leaves dates and grades of a class as they were where terms and courses are not sent again', async () => {
    const files = delta({ 'classes.csv': [['c1', 'active', now, 'Science 6 Z', '', 'k1', '', 'scheduled', '', 's1', 't1', '', '', '']] });
    expect((await feedOf(files, { mode: 'strict' })).classes).toEqual([
      { id: 'c1', schoolId: 's1', name: 'Science 6 Z', grades: [], asBefore: ['grades', 'startsOn', 'endsOn'] },
    ]);
  });
  it('leaves people the roles they have where it does not name the place again', async () => {
    const somebody = (role: string, org: string) =>
      delta({ 'users.csv': [['u4', 'active', now, 'true', org, role, 'dcole', '', 'Dana', 'Cole-Berg', '', '', '', '', '', '', '', '']] });
    const knownSchoolIds = new Set(['s1', 's2']);
    const told = async (role: string, org: string) => (await feedOf(somebody(role, org), { mode: 'strict', knownSchoolIds })).people[0];
    expect(await told('administrator', 'd1')).toMatchObject({ lastName: 'Cole-Berg', roles: [], asBefore: ['roles', 'schoolId'] });
    expect(await told('teacher', 'd1')).toMatchObject({ roles: [], asBefore: ['roles', 'schoolId'] });
    expect(await told('administrator', 's2')).toMatchObject({ schoolId: 's2', roles: [{ role: 'school-admin', schoolId: 's2' }] });
    expect(await told('aide', 's2')).toEqual({ id: 'u4', firstName: 'Dana', lastName: 'Cole-Berg', username: 'dcole', roles: [] });
  });
  it('of 1.2 tells roles one by one', async () => {
    const columns = 'userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId';
    const files: Files = {
      'manifest.csv': manifest('1.2', { ...allAs('absent', '1.2'), roles: 'delta' }),
      'roles.csv': [
        header(columns),
        ['r9', 'active', now, 'u1', 'secondary', 'siteAdministrator', '', '', 's1', ''],
        ['r2', 'tobedeleted', now, 'u1', 'primary', 'teacher', '', '', 's2', ''],
      ],
    };
    const { people } = await feedOf(files, { mode: 'strict', knownSchoolIds: new Set(['s1', 's2']) });
    expect(people).toMatchObject([
      { id: 'u1', roleChanges: { gained: [{ role: 'school-admin', schoolId: 's1' }], lost: [{ role: 'teacher', schoolId: 's2' }] } },
    ]);
    expect(people[0]?.asBefore).toEqual(expect.arrayContaining(['firstName', 'lastName', 'roles']));
  });
  it('mixed with whole files ends nothing that is missing', async () => {
    const files = {
      ...small['1.1'],
      'manifest.csv': manifest('1.1', { ...allAs('bulk'), enrollments: 'delta' }),
      ...{ 'enrollments.csv': [base['enrollments.csv']?.[0] as string[]] },
    };
    const { feed, problems } = await readFiles(files, { mode: 'strict' });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'mixed-modes' }]);
    expect(feed).toMatchObject({ kind: 'delta', ended: { people: [], enrollments: [] } });
  });
});
