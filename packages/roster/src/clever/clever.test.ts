import { startCleverSimulator } from '@alba/testing/simulators/clever-simulator';
import type { Listening } from '@alba/testing/simulators/listen';
import type { CleverData } from '@alba/testing/simulators/roster/clever-data';
import { type CleverDistrict, cleverDistrictOf, cleverIdOf } from '@alba/testing/simulators/roster/clever-district';
import { smallDistrict } from '@alba/testing/simulators/roster/district';
import type { Scripted } from '@alba/testing/simulators/roster/script';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AskFailed } from '../server-source.ts';
import { sorted } from '../testing/test-server.ts';
import { testWorld } from '../testing/test-world.ts';
import { dayAfter, dayOf } from './dates.ts';
import { createCleverServer } from './index.ts';

const client = { clientId: 'alba', clientSecret: 'a secret: of tests/+' };
const now = () => new Date('2026-11-02T12:00:00Z');

let clever: Listening;
let shared: CleverDistrict;
let other: CleverDistrict;
let script: Scripted[];
const start = async (data: Partial<CleverData> = {}) => {
  clever = await startCleverSimulator({
    ...{ client, people: [], mayReturnTo: () => false, firstRedirectUri: '', script },
    data: { districts: () => [shared, other], ...data },
  });
};
beforeEach(() => {
  script = [];
  shared = cleverDistrictOf(smallDistrict(), { token: 'token-1' });
  other = cleverDistrictOf({ ...smallDistrict(), id: 'district-2', schools: [], classes: [], people: [], places: [] }, { token: 'token-2' });
});
afterEach(() => clever.close());

const open = (world = testWorld({ now }), token: Parameters<typeof createCleverServer>[0]['token'] = 'token-1') =>
  createCleverServer({ apiOrigin: clever.origin, token, world });
const read = async (...given: Parameters<typeof open>) => open(...given).read('full', { kept: true });
const id = cleverIdOf;
const untouched = { schools: [], people: [], classes: [], enrollments: [], untold: { everything: true } };

describe('@C-CLEVERSYNC reading a district of Clever', () => {
  it('tells schools, sections, people and places', async () => {
    await start();
    const { feed, problems, cursor } = await read();
    expect(problems).toEqual([]);
    expect(sorted({ ...feed, enrollments: [], people: [], classes: [] }).schools).toEqual(
      ['Larkspur Elementary', 'Larkspur Middle'].map((name, at) => JSON.stringify({ id: id(`school-${at + 1}`), name })).sort(),
    );
    expect(feed.classes.find((one) => one.id === id('class-1'))).toEqual({
      ...{ id: id('class-1'), schoolId: id('school-2'), name: 'Science 6, Period 2', description: 'Science 6 · 2', grades: [6] },
      ...{ startsOn: '2026-08-17', endsOn: '2027-01-16' },
    });
    expect(feed.people.find((one) => one.id === id('student-4'))).toEqual({
      ...{ id: id('student-4'), firstName: 'Nia', lastName: 'Cole', username: 'student-4', grade: 0, schoolId: id('school-1') },
      ...{ roles: [{ role: 'student', schoolId: id('school-1') }], sameAs: [{ source: 'SIS', id: 'S-student-4' }] },
    });
    expect(feed.people.find((one) => one.id === id('admin-1'))?.roles).toEqual([{ role: 'district-admin' }]);
    // staff get no access unless somebody says so
    expect(feed.skipped).toEqual([{ kind: 'person', id: id('aide-1'), reason: 'role-without-access' }]);
    expect(feed.enrollments.length).toBe(9);
    expect(feed.enrollments.filter(({ isPrimary }) => isPrimary).length).toBe(3);
    expect([feed.untold, cursor]).toEqual([{}, { fullAt: '2026-11-02T12:00:00.000Z' }]);
  });

  it('reads the same whatever the pages are like, with an empty one at the end', async () => {
    await start();
    const whole = sorted((await read()).feed);
    const pages = fc.record({ mostInPage: fc.integer({ min: 1, max: 12 }), hasEmptyNext: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(pages, async (given) => {
        await clever.close();
        await start(given);
        expect(sorted((await read()).feed)).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  });

  it('never reads parents and other contacts, nor another district', async () => {
    const parent = { ...shared.users[0], id: id('parent'), roles: { contact: { phone: null } } };
    shared.users.push(parent as (typeof shared.users)[number]);
    await start();
    const { feed } = await read();
    expect(JSON.stringify(feed)).not.toContain(id('parent'));
    expect((await read(testWorld({ now }), 'token-2')).feed.people).toEqual([]);
  });

  it('gives a person with several roles all of them', async () => {
    const [teacher] = shared.users;
    Object.assign(teacher?.roles ?? {}, { staff: { schools: [id('school-2')], title: 'Principal' }, district_admin: { title: null } });
    await start();
    expect((await read()).feed.people.find((one) => one.id === teacher?.id)?.roles).toEqual([
      { role: 'teacher', schoolId: id('school-2') },
      { role: 'district-admin' },
    ]);
  });

  it('stands what is null, missing or empty', async () => {
    const [section] = shared.sections;
    Object.assign(section ?? {}, { students: null, teachers: null, course: null, term_id: null, grade: '', period: null });
    delete section?.subject;
    shared.terms.splice(0, 1, { id: id('term-1'), start_date: null, end_date: '' });
    for (const user of shared.users) Object.assign(user, { email: null, name: { first: 'A', last: null, middle: null } });
    shared.users.push({ id: id('empty'), name: { first: 'E', last: 'E' }, roles: { student: { school: null, schools: null }, teacher: null } });
    await start();
    const { feed, problems } = await read();
    expect(problems).toEqual([]);
    expect(feed.classes[0]).toBeDefined();
    expect(feed.classes.find((one) => one.id === section?.id)).toEqual({ id: section?.id, schoolId: id('school-2'), name: 'Science 6, Period 2', grades: [] });
    expect(feed.enrollments.filter(({ classId }) => classId === section?.id)).toEqual([
      { classId: section?.id, personId: id('teacher-1'), role: 'teacher', isPrimary: true },
    ]);
    expect(feed.skipped).toContainEqual({ kind: 'person', id: id('empty'), reason: 'person-without-role' });
  });

  it('tells what cannot be understood, and nothing of it ends', async () => {
    Object.assign(shared.sections[0] ?? {}, { name: null });
    Object.assign(shared.users[0] ?? {}, { name: null });
    await start();
    const { feed, problems } = await read();
    expect(feed.untold).toEqual({ classIds: [id('class-1')], personIds: [id('teacher-1')] });
    expect(problems.map(({ severity, code, file, column }) => [severity, code, file, column])).toEqual([
      ['warning', 'required', `sections/${id('class-1')}`, 'name'],
      ['warning', 'required', `users/${id('teacher-1')}`, 'name'],
    ]);
  });
});

describe('@C-CLEVERSYNC a district that does not share now', () => {
  it.each(['paused', 'pending', 'error'])('ends nothing: %s', async (state) => {
    shared.district.state = state;
    Object.assign(shared, { schools: [], sections: [], users: [] });
    await start();
    const { feed, problems, cursor } = await read();
    expect(feed).toMatchObject({ ...untouched, skipped: [{ kind: 'school', id: shared.district.id, reason: 'not-now' }] });
    expect([problems, cursor]).toEqual([[], { kept: true }]);
  });

  it.each(['success', 'running', '', null])('is read in the state %j', async (state) => {
    shared.district.state = state;
    await start();
    expect((await read()).feed.people.length).toBe(8);
  });

  it('ends nothing when it is paused while it is read', async () => {
    await start();
    const before = (url: string) => {
      if (url.includes('/users')) shared.district.state = 'paused';
    };
    expect((await read(testWorld({ now, before }))).feed).toMatchObject(untouched);
  });
});

describe('@C-CLEVERSYNC Clever in trouble', () => {
  it.each([
    [{ status: 400, body: '{"message":"bad"}' }, 'answer-malformed'],
    [{ status: 401 }, 'unauthorised'],
    [{ status: 403 }, 'forbidden'],
    [{ status: 404 }, 'not-found'],
    [{ status: 429 }, 'busy'],
    [{ status: 500 }, 'server-error'],
    [{ status: 501 }, 'server-error'],
    [{ status: 200, body: '<html>' }, 'answer-malformed'],
    [{ status: 200, body: '{"data":[{"id":"1"}],"links":[]}' }, 'answer-malformed'],
    [{ status: 200, body: '{"data":{}}' }, 'answer-malformed'],
    ['cut', 'unreachable'],
  ] as const)('that answers %j ends nothing', async (act, code) => {
    await start();
    script.push({ when: /sections/, times: 99, act });
    const { feed, problems, cursor } = await read();
    expect(feed).toMatchObject(untouched);
    expect([problems[0]?.code, problems[0]?.file, cursor]).toEqual([code, 'sections', { kept: true }]);
  });

  it('is waited for until its minute is over', async () => {
    await start();
    const reset = String(now().getTime() / 1000 + 23);
    script.push({
      when: /users/,
      times: 2,
      act: { status: 429, headers: { 'x-ratelimit-limit': '1200', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } },
    });
    const world = testWorld({ now });
    expect((await read(world)).feed.people.length).toBe(8);
    expect(world.waits).toEqual([23_000, 23_000]);
  });

  it('is asked for less when a page is too much', async () => {
    await start();
    const limits: string[] = [];
    const before = (url: string) => {
      const limit = new URL(url).searchParams.get('limit') ?? '';
      if (url.includes('/sections')) limits.push(limit);
      if (url.includes('/sections') && Number(limit) > 500) throw new AskFailed('too-large');
    };
    expect((await read(testWorld({ now, before }))).feed.classes.length).toBe(3);
    expect(limits).toEqual(['2000', '1000', '500']);
  });

  it('is not followed elsewhere', async () => {
    await start();
    script.push({
      when: /schools/,
      act: { status: 200, body: '{"data":[{"data":{}}],"links":[{"rel":"next","uri":"https://elsewhere.example/v3.0/schools"}]}' },
    });
    expect((await read()).problems).toContainEqual({ severity: 'error', code: 'next-elsewhere', value: 'https://elsewhere.example', file: 'schools' });
  });

  it('that breaks off half-way ends nothing, wherever it happens', async () => {
    await start({ mostInPage: 2 });
    for (let at = 0; at < 12; at += 1) {
      let asked = 0;
      const before = () => {
        asked += 1;
        if (asked > at) throw new AskFailed('unreachable');
      };
      expect((await read(testWorld({ now, before }))).feed).toMatchObject(untouched);
    }
  });
});

describe('@C-CLEVERSYNC the token of a district', () => {
  it('is tried out', async () => {
    await start();
    expect((await open().tryOut()).schools.map(({ name }) => name).sort()).toEqual(['Larkspur Elementary', 'Larkspur Middle']);
    expect(await open(testWorld({ now }), 'wrong').tryOut()).toMatchObject({ isReached: false, problem: { code: 'unauthorised' } });
  });

  it('is found by the application’s own id and secret', async () => {
    await start();
    const own = { client: { ...client, origin: clever.origin }, districtId: shared.district.id };
    expect((await read(testWorld({ now }), own)).feed.people.length).toBe(8);
    expect((await read(testWorld({ now }), { ...own, districtId: id('nobody') })).problems[0]).toMatchObject({ code: 'unauthorised', file: 'token' });
    const wrong = { ...own, client: { ...own.client, clientSecret: 'wrong' } };
    expect((await read(testWorld({ now }), wrong)).problems[0]?.code).toBe('unauthorised');
  });
});

it('reads days in the forms that Clever tells them', async () => {
  await start();
  expect(['8/17/2026', '2026-08-17T00:00:00.000Z', '08/17/2026 00:00', '2026-08-17', '13/1/2026', 'soon', '', undefined].map(dayOf)).toEqual([
    ...Array.from({ length: 4 }, () => '2026-08-17'),
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  expect(dayAfter('12/31/2026')).toBe('2027-01-01');
});
