import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { client, now, sorted, testServer, ways } from '../testing/test-server.ts';
import { testWorld } from '../testing/test-world.ts';
import { baseOf } from './index.ts';

const test = testServer();

describe('@C-ONEROSTER reading a OneRoster server', () => {
  it.each(Object.entries(ways))('reads the same roster by %s', async (_name, way) => {
    await test.start();
    const { feed, problems, cursor } = await test.read('full', {}, { way });
    expect(problems).toEqual([]);
    expect(feed.schools).toEqual([
      { id: 'school-1', name: 'Larkspur Elementary' },
      { id: 'school-2', name: 'Larkspur Middle' },
    ]);
    expect(feed.classes[0]).toEqual({
      ...{ id: 'class-1', schoolId: 'school-2', name: 'Science 6, Period 2', description: '2', grades: [6] },
      ...{ startsOn: '2026-08-17', endsOn: '2027-01-16' },
    });
    // of the course, where the class says none
    expect(feed.classes[1]?.grades).toEqual([6]);
    expect(feed.people.find(({ id }) => id === 'student-1')).toEqual({
      ...{ id: 'student-1', firstName: 'Ana María', lastName: 'Peña y Soto', username: 'student-1', grade: 6, schoolId: 'school-2' },
      ...{ roles: [{ role: 'student', schoolId: 'school-2' }], sameAs: [{ source: 'SIS', id: 'S-student-1' }] },
    });
    expect(feed.people.find(({ id }) => id === 'admin-1')?.roles).toEqual([{ role: 'district-admin' }]);
    expect(feed.skipped).toEqual([{ kind: 'person', id: 'aide-1', reason: 'role-without-access' }]);
    expect(feed.enrollments.filter(({ isPrimary }) => isPrimary).map(({ classId }) => classId)).toEqual(['class-1', 'class-2', 'class-3']);
    expect([feed.enrollments.length, feed.untold, feed.kind]).toEqual([9, {}, 'full']);
    expect(cursor).toEqual({ since: '2026-11-02T12:00:00.000Z', fullAt: '2026-11-02T12:00:00.000Z' });
  });

  it('says the same of a district in 1.1 and in 1.2', async () => {
    await test.start();
    const [old, recent] = [
      await test.read('full', {}, { way: ways['1.1 signed with SHA-256'] }),
      await test.read('full', {}, { way: ways['1.2 with a token'] }),
    ];
    expect(sorted(old.feed)).toEqual(sorted(recent.feed));
  });

  it('asks for what tells who is in which class, and never for demographics', async () => {
    await test.start();
    await test.read();
    expect(test.server.asked.some((url) => url.includes('demographics'))).toBe(false);
    expect(test.server.asked.filter((url) => url === '/token').length).toBe(1);
  });

  it('counts what has come', async () => {
    await test.start({ mostInPage: 4 });
    const world = testWorld({ now });
    await test.read('full', {}, { world });
    expect(world.counts.at(-1)).toBe(3 + 2 + 1 + 3 + 9 + 9);
  });

  it('reads the same whatever the pages are like', async () => {
    await test.start();
    const whole = sorted((await test.read()).feed);
    const pages = fc.record({
      mostInPage: fc.integer({ min: 1, max: 30 }),
      paging: fc.constantFrom('link' as const, 'count' as const, 'bare' as const),
      filters: fc.constantFrom('understood' as const, 'ignored' as const, 'refused' as const),
      way: fc.constantFrom(...Object.values(ways)),
    });
    await fc.assert(
      fc.asyncProperty(pages, async ({ way, ...given }) => {
        await test.start(given);
        const { feed, problems } = await test.read('full', {}, { way });
        expect(problems).toEqual([]);
        expect(sorted(feed)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  it('leaves out what is to be deleted, also where the server does not filter', async () => {
    await test.start({ filters: 'ignored' });
    for (const one of [test.district.people[4], test.district.classes[2], test.district.places[5]]) Object.assign(one ?? {}, { isGone: true });
    const { feed } = await test.read();
    expect(feed.people.map(({ id }) => id)).not.toContain('student-1');
    expect(feed.classes.map(({ id }) => id)).not.toContain('class-3');
    expect(feed.enrollments).not.toContainEqual(expect.objectContaining({ classId: 'class-1', personId: 'student-2' }));
  });

  it('ends a place on the day its enrolment ends', async () => {
    await test.start();
    Object.assign(test.district.places[4] ?? {}, { endDate: '2026-11-02' });
    Object.assign(test.district.places[5] ?? {}, { endDate: '2026-11-03' });
    const ids = (await test.read()).feed.enrollments.map(({ classId, personId }) => `${classId} ${personId}`);
    expect(ids).not.toContain('class-1 student-1');
    expect(ids).toContain('class-1 student-2');
  });
});

describe('@C-ONEROSTER reading what changed', () => {
  const first = async () => (await test.read()).cursor;
  const changed = '2026-11-02T11:55:00.000Z';

  it('tells the new and the ended, and nothing that stayed as it was', async () => {
    await test.start({ mostInPage: 2 });
    const cursor = await first();
    const [, , , , moved, gone] = test.district.people;
    Object.assign(moved ?? {}, { lastName: 'Peña', changedAt: changed });
    Object.assign(gone ?? {}, { isGone: true, changedAt: changed });
    Object.assign(test.district.places[7] ?? {}, { isGone: true, changedAt: changed });
    Object.assign(test.district.classes[1] ?? {}, { isGone: true, changedAt: changed });
    test.district.places.push({ id: 'new', classId: 'class-1', personId: 'student-3', role: 'student', changedAt: changed });
    const { feed, problems } = await test.read('delta', cursor);
    expect(problems).toEqual([]);
    expect(feed.kind).toBe('delta');
    expect(feed.people.map(({ id, lastName }) => [id, lastName])).toEqual([['student-1', 'Peña']]);
    expect(feed.enrollments).toEqual([{ classId: 'class-1', personId: 'student-3', role: 'student' }]);
    expect(feed.ended).toEqual({
      schools: [],
      people: ['student-2'],
      classes: ['class-2'],
      enrollments: [{ classId: 'class-3', personId: 'student-4', role: 'student' }],
    });
    expect(
      test.server.asked.some((url) => decodeURIComponent(url).includes("users?limit=1000&offset=0&filter=dateLastModified>='2026-11-02T11:50:00.000Z'")),
    ).toBe(true);
  });

  it.each(['ignored', 'refused'] as const)('also when filters are %s', async (filters) => {
    await test.start({ filters });
    const cursor = await first();
    Object.assign(test.district.people[6] ?? {}, { firstName: 'Wei-Lin', changedAt: changed });
    const { feed } = await test.read('delta', cursor);
    expect([feed.people.map(({ firstName }) => firstName), feed.enrollments, feed.classes]).toEqual([['Wei-Lin'], [], []]);
  });

  it('goes by the clock of the server, however wrong it is', async () => {
    const theirs = () => new Date('2026-11-02T09:00:00Z');
    await test.start({ now: theirs });
    const cursor = await first();
    expect(cursor.since).toBe('2026-11-02T09:00:00.000Z');
    Object.assign(test.district.people[6] ?? {}, { firstName: 'Wei-Lin', changedAt: '2026-11-02T09:05:00.000Z' });
    expect((await test.read('delta', cursor)).feed.people.length).toBe(1);
  });

  it('reads everything the first time, and again every week', async () => {
    await test.start();
    expect((await test.read('delta', {})).feed.kind).toBe('full');
    const aWeekAgo = { since: '2026-11-02T00:00:00.000Z', fullAt: '2026-10-26T12:00:00.000Z' };
    expect((await test.read('delta', aWeekAgo)).feed.kind).toBe('full');
    expect((await test.read('delta', { ...aWeekAgo, fullAt: '2026-10-26T12:00:01.000Z' })).feed.kind).toBe('delta');
  });

  it('is read again from where it began when it could not be read whole', async () => {
    await test.start();
    const cursor = await first();
    test.server.script.push({ when: /enrollments/, times: 99, act: { status: 500 } });
    const { feed, problems, cursor: after } = await test.read('delta', cursor);
    expect(after).toEqual(cursor);
    expect([feed.untold, feed.people, problems[0]?.code]).toEqual([{ everything: true }, [], 'server-error']);
  });
});

describe('@C-ONEROSTER keys', () => {
  it.each(Object.entries(ways))('that are wrong are refused: %s', async (_name, way) => {
    await test.start();
    const keys = { ...client, secret: 'wrong' };
    expect((await test.read('full', {}, { way, keys })).problems[0]?.code).toBe('unauthorised');
    expect((await test.open({ way, keys }).tryOut()).problem?.code).toBe('unauthorised');
    expect(await test.open({ way }).tryOut()).toEqual({
      isReached: true,
      schools: [expect.objectContaining({ id: 'school-1' }), { id: 'school-2', name: 'Larkspur Middle' }],
    });
  });

  it('may have to stand in the form', async () => {
    await test.start({ secretIn: 'form' });
    expect((await test.read()).feed.people.length).toBe(8);
  });

  it('are used again before a token ends, and when the server has forgotten it', async () => {
    let time = Date.parse('2026-11-02T12:00:00Z');
    await test.start({ tokenSeconds: 120, now: () => new Date(time), mostInPage: 3 });
    const world = testWorld({
      now: () => new Date(time),
      before: (url) => {
        if (url.includes('/users')) time += 25_000;
      },
    });
    test.server.script.push({ when: /classes/, act: { status: 401 } });
    const { problems, feed } = await test.read('full', {}, { world });
    expect([problems, feed.people.length]).toEqual([[], 8]);
    // at the start, after the 401, and once before a minute is left
    expect(test.server.asked.filter((url) => url === '/token').length).toBe(3);
  });

  it('need to know where tokens are given', async () => {
    await test.start();
    expect((await test.open({ way: { tokenUrl: undefined } }).tryOut()).problem).toMatchObject({ code: 'required', column: 'tokenUrl' });
  });
});

it('finds the root of the collections', async () => {
  await test.start();
  expect(baseOf({ baseUrl: 'https://sis.example', version: '1.1' })).toBe('https://sis.example/ims/oneroster/v1p1');
  expect(baseOf({ baseUrl: 'https://sis.example/us/', version: '1.2' })).toBe('https://sis.example/us/ims/oneroster/rostering/v1p2');
  expect(baseOf({ baseUrl: 'https://sis.example/api/v1p2/', version: '1.2' })).toBe('https://sis.example/api/v1p2');
});
