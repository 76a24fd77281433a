import { myAccount } from '@alba/contract/account';
import { refreshToken, type session, signIn } from '@alba/contract/auth';
import { endOtherSessions, endSession, listSessions } from '@alba/contract/sessions';
import { type GivenPerson, givenPassword } from '@alba/testing/server/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimsOfToken } from '../../testing/decode-jwt.ts';
import { type Answer, type TestApp, testApp } from '../../testing/test-app.ts';
import { purgeAuth } from '../auth/index.ts';

const second = 1_000;
const minute = 60 * second;
const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36';

describe('@P-ACCOUNT the list of one’s own sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  /** Signs in on some device. */
  async function enter({ username }: GivenPerson, userAgent = '') {
    const answer = (await app.anonymous.call(signIn, {
      body: { username, password: givenPassword, edition: 'us' },
      headers: { 'user-agent': userAgent },
    })) as unknown as Answer<{ reply: typeof session }>;
    const { tokenResponse } = answer.body;
    const headers = { authorization: `Bearer ${tokenResponse.accessToken}` };
    return {
      sessionId: claimsOfToken(tokenResponse.accessToken).sessionId,
      refresh: () => app.anonymous.call(refreshToken, { body: { refreshToken: tokenResponse.refreshToken } }),
      list: async () => (await app.anonymous.call(listSessions, { headers })).body.sessions,
      end: (sessionId: string) => app.anonymous.call(endSession, { params: { session: sessionId }, headers }),
      endOthers: () => app.anonymous.call(endOtherSessions, { headers }),
      isIn: async () => (await app.anonymous.call(myAccount, { headers })).status === 200,
    };
  }

  it('tells each device, when it was signed in and last seen, this one first', async () => {
    const teacher = await app.given.teacher();
    const before = app.clock.now().getTime();
    const other = await enter(teacher, chromebook);
    app.clock.advance(5 * minute);
    await other.refresh();
    app.clock.advance(minute);
    const here = await enter(teacher, 'something of its own');
    app.clock.advance(minute);
    expect(await here.list()).toEqual([
      { sessionId: here.sessionId, isThis: true, means: 'password', signedInAt: before + 6 * minute, lastSeenAt: before + 6 * minute },
      {
        sessionId: other.sessionId,
        isThis: false,
        browser: 'Chrome',
        system: 'ChromeOS',
        means: 'password',
        signedInAt: before,
        lastSeenAt: before + 5 * minute,
      },
    ]);
  });

  it('signs one out: its calls and its refresh token stop counting, the others go on', async () => {
    const student = await app.given.student();
    const [here, lost] = [await enter(student), await enter(student)];
    expect(await lost.isIn()).toBe(true);
    expect(await here.end(lost.sessionId)).toEqual({ status: 200, body: { done: true } });
    app.clock.advance(5 * second);
    expect(await lost.isIn()).toBe(false);
    expect((await lost.refresh()).status).toBe(401);
    expect(await here.isIn()).toBe(true);
    expect((await here.list()).map(({ sessionId }) => sessionId)).toEqual([here.sessionId]);
    expect(await here.end(lost.sessionId)).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    expect(await actionsOn(student)).toContain('session.ended');
  });

  it('signs all others out at once', async () => {
    const teacher = await app.given.teacher();
    const [one, two, here] = [await enter(teacher), await enter(teacher), await enter(teacher)];
    expect((await here.endOthers()).status).toBe(200);
    app.clock.advance(5 * second);
    expect([await one.isIn(), await two.isIn(), await here.isIn()]).toEqual([false, false, true]);
    expect(await actionsOn(teacher)).toContain('session.others-ended');
  });

  it('never ends or shows somebody else’s, and knows no other ids', async () => {
    const [one, other] = [await enter(await app.given.student()), await enter(await app.given.student())];
    expect(await one.end(other.sessionId)).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    expect(await other.isIn()).toBe(true);
    expect(await one.list()).toHaveLength(1);
    expect((await one.end('not-a-session')).status).toBe(400);
  });

  it('shows none that ended by itself, and forgets it when its time is over', async () => {
    const student = await app.given.student();
    await enter(student);
    app.clock.advance(12 * 60 * minute);
    const here = await enter(student);
    expect(await here.list()).toHaveLength(1);
    const rows = () => app.db.selectFrom('session').select('session_id').where('person_id', '=', student.personId).execute();
    expect(await rows()).toHaveLength(2);
    app.clock.advance(32 * 24 * 60 * minute);
    await purgeAuth(app.db, app.clock.now());
    expect(await rows()).toHaveLength(0);
  });

  const actionsOn = async ({ personId }: GivenPerson) =>
    (await app.db.selectFrom('audit_event').select('action').where('object_id', '=', personId).execute()).map(({ action }) => action);
});

describe('a session that begins', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const claimsAfter = async ({ username }: GivenPerson, headers: Record<string, string> = {}) => {
    const { body } = await app.anonymous.call(signIn, { body: { username, password: givenPassword, edition: 'us' }, headers });
    if (!('tokenResponse' in body)) throw new Error('nobody here has a second step');
    return { claims: claimsOfToken(body.tokenResponse.accessToken), accessToken: body.tokenResponse.accessToken };
  };

  it('never takes over one that was there before (session fixation)', async () => {
    const [one, other] = [await app.given.student(), await app.given.student()];
    const before = await claimsAfter(one);
    const after = await claimsAfter(other, { authorization: `Bearer ${before.accessToken}` });
    const again = await claimsAfter(one, { authorization: `Bearer ${before.accessToken}` });
    expect(new Set([before, after, again].map(({ claims }) => claims.sessionId)).size).toBe(3);
  });

  it('tells after how many idle minutes the screen signs out: students by their school’s word, staff never unless it says so', async () => {
    const [student, teacher] = [await app.given.student(), await app.given.teacher()];
    const minutes = async (person: GivenPerson) => (await claimsAfter(person)).claims.idleMinutes;
    expect([await minutes(student), await minutes(teacher)]).toEqual([30, undefined]);
    const set = (settings: object) =>
      app.owner
        .updateTable('institution')
        .set({ settings: JSON.stringify(settings) })
        .where('institution_id', '=', student.schoolId)
        .execute();
    await set({ studentIdleMinutes: 10, staffIdleMinutes: 20 });
    expect([await minutes(student), await minutes(teacher)]).toEqual([10, 20]);
    await set({ studentIdleMinutes: null });
    expect([await minutes(student), await minutes(teacher)]).toEqual([undefined, undefined]);
  });
});
