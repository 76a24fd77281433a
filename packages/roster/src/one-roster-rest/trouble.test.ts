import { describe, expect, it } from 'vitest';
import { AskFailed } from '../server-source.ts';
import { now, testServer } from '../testing/test-server.ts';
import { testWorld } from '../testing/test-world.ts';

const test = testServer();

describe('@C-ONEROSTER a server in trouble', () => {
  const body11 = JSON.stringify({ statusInfoSet: [{ imsx_codeMajor: 'failure', imsx_severity: 'error', imsx_codeMinor: 'unauthorisedrequest' }] });
  const wrapped = JSON.stringify({ imsx_StatusInfo: { imsx_CodeMinor: { imsx_codeMinorField: [{ imsx_codeMinorFieldValue: 'internal_server_error' }] } } });

  it.each([
    [{ status: 401 }, 'unauthorised', '401'],
    [{ status: 403, body: '<html>Forbidden' }, 'forbidden', '403'],
    [{ status: 404 }, 'not-found', '404'],
    [{ status: 429 }, 'busy', '429'],
    [{ status: 500, body: wrapped }, 'server-error', '500'],
    [{ status: 503, headers: { 'retry-after': '1' } }, 'busy', '503'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'next-elsewhere', '302'],
    [{ status: 400, body: body11 }, 'unauthorised', '400 unauthorisedrequest'],
    [{ status: 200, body: '<!doctype html><title>Sign in</title>' }, 'answer-malformed', 'HTML'],
    [{ status: 200, body: '{"orgs": [' }, 'answer-malformed', 'not JSON'],
    [{ status: 200, body: '{"org": {}}' }, 'answer-malformed', undefined],
    [{ status: 200, body: '{"orgs": {"sourcedId": "1"}}' }, 'answer-malformed', undefined],
    ['cut', 'unreachable', 'unreachable'],
  ] as const)('that answers %j', async (act, code, value) => {
    await test.start();
    test.server.script.push({ when: /orgs/, times: 99, act });
    const { feed, problems, cursor } = await test.read('full', { since: 'kept' });
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', code, file: 'orgs' })]);
    expect(problems[0]?.value).toBe(value);
    expect([feed.untold, feed.schools, cursor]).toEqual([{ everything: true }, [], { since: 'kept' }]);
    expect(await test.open().tryOut()).toMatchObject({ isReached: false, problem: { code }, schools: [] });
  });

  it.each([
    ['address-refused', 'address-refused'],
    ['unreachable', 'unreachable'],
  ] as const)('that cannot be reached: %s', async (why, code) => {
    await test.start();
    const world = testWorld({
      before: () => {
        throw new AskFailed(why);
      },
    });
    const { feed, problems } = await test.read('full', {}, { world });
    expect([problems[0]?.code, feed.untold]).toEqual([code, { everything: true }]);
  });

  it('is asked again after a stumble, and waited for while it is busy', async () => {
    await test.start();
    test.server.script.push(
      { when: /classes/, act: { status: 502 } },
      { when: /users/, act: 'cut' },
      { when: /enrollments/, times: 2, act: { status: 429, headers: { 'retry-after': '7' } } },
      { when: /courses/, act: { status: 429, headers: { 'retry-after': '86400' } } },
      { when: /token/, act: { status: 503 } },
    );
    const world = testWorld({ now });
    const { feed, problems } = await test.read('full', {}, { world });
    expect([problems, feed.untold, feed.enrollments.length]).toEqual([[], {}, 9]);
    // never longer than a minute, whatever it wishes
    expect(world.waits).toEqual([1000, 60_000, 1000, 1000, 7000, 7000]);
  });

  it('is asked for less when a page takes too long', async () => {
    await test.start();
    const limits: number[] = [];
    const before = (url: string) => {
      const limit = Number(new URL(url).searchParams.get('limit') ?? 0);
      if (url.includes('/users')) limits.push(limit);
      if (url.includes('/users') && limit > 250) throw new AskFailed('timeout');
    };
    const { feed } = await test.read('full', {}, { world: testWorld({ now, before }) });
    expect([limits, feed.people.length]).toEqual([[1000, 500, 250], 8]);
  });

  it('is told as unreachable when even small pages take too long', async () => {
    await test.start();
    const before = (url: string) => {
      if (!url.includes('/token')) throw new AskFailed('timeout');
    };
    const { problems } = await test.read('full', {}, { world: testWorld({ now, before }) });
    expect(problems).toEqual([{ severity: 'error', code: 'unreachable', value: 'timeout', file: 'orgs' }]);
  });

  it('that does not share terms and courses gives classes without dates', async () => {
    await test.start();
    test.server.script.push({ when: /academicSessions/, times: 9, act: { status: 404 } }, { when: /courses/, times: 9, act: { status: 403 } });
    const { feed, problems } = await test.read();
    expect(problems.map(({ severity, code, file }) => [severity, code, file])).toEqual([
      ['warning', 'not-found', 'academicSessions'],
      ['warning', 'forbidden', 'courses'],
    ]);
    expect(feed.classes[0]).toEqual({ id: 'class-1', schoolId: 'school-2', name: 'Science 6, Period 2', description: '2', grades: [6] });
    expect(feed.untold).toEqual({});
  });

  it.each(['classes', 'enrollments'])('whose %s fail is read school by school, and nothing of a school that fails again ends', async (what) => {
    await test.start();
    test.server.script.push(
      { when: new RegExp(`v1p2/${what}\\?`), times: 99, act: { status: 500 } },
      { when: new RegExp(`schools/school-1/${what}`), times: 99, act: { status: 500 } },
    );
    const { feed, problems, cursor } = await test.read('full', { since: 'kept' });
    expect(feed.untold).toEqual({ schoolIds: ['school-1'] });
    expect(feed.enrollments.filter(({ classId }) => classId === 'class-1').length).toBe(4);
    expect(feed.people.length).toBe(8);
    expect(problems.map(({ severity, code, file }) => [severity, code, file])).toEqual([
      ['error', 'server-error', `schools/school-1/${what}`],
      ['warning', 'server-error', what],
    ]);
    expect(cursor).toEqual({ since: 'kept' });
  });

  it('whose users fail brings what its schools tell, and nothing ends', async () => {
    await test.start({ mostInPage: 3 });
    test.server.script.push({ when: /v1p2\/users\?.*offset=3/, times: 99, act: { status: 500 } });
    const { feed } = await test.read();
    expect([feed.people.length, feed.untold]).toEqual([8, { everything: true }]);
  });

  it('that is down all over ends the run', async () => {
    await test.start();
    test.server.script.push({ when: /users|schools/, times: 999, act: { status: 500 } });
    const { feed, problems } = await test.read();
    expect([feed.people, feed.schools, feed.untold, problems[0]?.code]).toEqual([[], [], { everything: true }, 'server-error']);
  });

  it('that breaks off half-way ends nothing, wherever it happens', async () => {
    await test.start({ mostInPage: 2 });
    await test.read();
    const requests = test.server.asked.length;
    for (let at = 0; at < requests; at += 3) {
      let asked = 0;
      const before = () => {
        asked += 1;
        if (asked > at) throw new AskFailed('unreachable');
      };
      const { feed, problems } = await test.read('full', {}, { world: testWorld({ now, before }) });
      expect([at, problems[0]?.code, feed.untold.everything, feed.people]).toEqual([at, 'unreachable', true, []]);
    }
  });
});

describe('@C-ONEROSTER pages that lead astray', () => {
  it('refuses a next page elsewhere', async () => {
    await test.start({ mostInPage: 2 });
    test.server.script.push({
      when: /users/,
      act: { status: 200, headers: { link: '<https://elsewhere.example/users?offset=2>; rel="next"' }, body: '{"users":[{"sourcedId":"1"}]}' },
    });
    const { feed, problems } = await test.read();
    expect([problems[0], feed.untold]).toEqual([
      { severity: 'error', code: 'next-elsewhere', value: 'https://elsewhere.example', file: 'users' },
      { everything: true },
    ]);
  });

  it.each([
    ['the same page as next', (url: string) => ({ link: `<${url}>; rel="next"` })],
    ['the same records on every page', (url: string) => ({ link: `<${url}&again=${Math.random()}>; rel=next` })],
  ])('does not turn in a circle: %s', async (_name, headersOf) => {
    await test.start();
    const url = `${test.server.origin}/ims/oneroster/rostering/v1p2/users?limit=1000&offset=0&filter=status%3D%27active%27`;
    test.server.script.push({ when: /users/, times: 9, act: { status: 200, headers: headersOf(url), body: '{"users":[{"sourcedId":"1"}]}' } });
    expect((await test.read()).problems[0]).toMatchObject({ code: 'paging-loops', file: 'users' });
  });

  it('ends nothing when records got lost between pages', async () => {
    await test.start();
    test.server.script.push({
      when: /enrollments/,
      act: { status: 200, headers: { 'x-total-count': '9', link: '<x>; rel="first"' }, body: '{"enrollments":[]}' },
    });
    const { feed, problems } = await test.read();
    expect(feed.untold).toEqual({ everything: true });
    expect(problems).toEqual([{ severity: 'warning', code: 'answer-malformed', file: 'enrollments', column: 'X-Total-Count' }]);
  });
});

describe('@C-ONEROSTER records that are not whole', () => {
  it('are told and left out, and nothing of them ends', async () => {
    await test.start();
    const active = { status: 'active', dateLastModified: '2026-08-20T10:15:00.000Z' };
    const org = { sourcedId: 'school-2' };
    const users = [
      {
        sourcedId: 'good',
        ...active,
        givenName: 'Ida',
        familyName: 'Wells',
        enabledUser: true,
        grades: '07',
        roles: [{ role: 'student', roleType: 'primary', org }],
        novelty: { a: 1 },
      },
      { sourcedId: 'nameless', ...active, enabledUser: 'true', roles: [{ role: 'student', roleType: 'primary', org }] },
    ];
    test.server.script.push({ when: /users/, act: { status: 200, headers: { 'x-total-count': '2' }, body: JSON.stringify({ users }) } });
    const { feed, problems } = await test.read();
    expect(feed.people.map(({ id, grade }) => [id, grade])).toEqual([['good', 7]]);
    expect(feed.untold).toMatchObject({ personIds: ['nameless'] });
    expect(problems).toContainEqual(expect.objectContaining({ code: 'required', file: 'users/nameless', column: 'givenName' }));
  });

  it('are told when they are no records at all', async () => {
    await test.start();
    test.server.script.push(
      { when: /enrollments/, act: { status: 200, body: '{"enrollments":[null, 7]}' } },
      { when: /enrollments/, act: { status: 200, body: '{"enrollments":[]}' } },
    );
    const { feed, problems } = await test.read();
    expect(feed.untold).toMatchObject({ everything: true });
    expect(problems).toContainEqual({ severity: 'warning', code: 'answer-malformed', file: 'enrollments', value: '2' });
  });
});
