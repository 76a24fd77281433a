import { myAccount } from '@alba/contract/account';
import { chooseRole, claimsNamespace, refreshToken, signIn, signOut } from '@alba/contract/auth';
import { type GivenPerson, givenPassword } from '@alba/testing/server/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt } from '../../testing/decode-jwt.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { purgeAuth } from './upkeep-service.ts';

const second = 1_000;
const hour = 3_600 * second;

describe('@P-SESSION sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  const enter = async ({ username }: GivenPerson) => {
    const { body } = await app.anonymous.call(signIn, { body: { username, password: givenPassword, edition: 'us' } });
    if (!('tokenResponse' in body)) throw new Error('nobody here has a second step');
    return body.tokenResponse;
  };
  const refresh = (token: string) => app.anonymous.call(refreshToken, { body: { refreshToken: token } });
  const withToken = (accessToken: string) => app.anonymous.call(myAccount, { headers: { authorization: `Bearer ${accessToken}` } });
  const familyOf = async (accessToken: string) => {
    const { sessionId } = decodeJwt(accessToken)[claimsNamespace] as { sessionId: string };
    return app.db.selectFrom('refresh_token').selectAll().where('family_id', '=', sessionId).execute();
  };

  it('gives a new pair for a refresh token', async () => {
    const first = await enter(await app.given.student());
    app.clock.advance(9 * 60 * second);
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), tokenType: 'Bearer', refreshToken: expect.any(String) });
    expect(body.refreshToken).not.toBe(first.refreshToken);
    app.clock.advance(2 * 60 * second);
    expect((await withToken(first.accessToken)).status).toBe(403);
    expect((await withToken(body.accessToken)).status).toBe(200);
  });

  it('gives 50 equal answers and one successor to 50 refreshes at once', async () => {
    const first = await enter(await app.given.student());
    app.clock.advance(60 * second);
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(first.refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await familyOf(first.accessToken)).toHaveLength(2);
  });

  it('repeats the pair for the immediate predecessor within 30 seconds, even when the clock went on', async () => {
    const first = await enter(await app.given.student());
    const next = (await refresh(first.refreshToken)).body;
    app.clock.advance(29 * second);
    expect((await refresh(first.refreshToken)).body).toEqual(next);
  });

  it('ends the family when a used token comes back later, and records it', async () => {
    const student = await app.given.student();
    const first = await enter(student);
    const next = (await refresh(first.refreshToken)).body;
    app.clock.advance(30 * second);
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh_refused' } });
    expect((await refresh(next.refreshToken)).status).toBe(401);
    app.clock.advance(5 * second);
    expect(await withToken(next.accessToken)).toMatchObject({ status: 403, body: undefined });
    const audit = await app.db
      .selectFrom('audit_event')
      .select('action')
      .where('object_id', '=', student.personId)
      .where('action', '=', 'session.token-reused')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('refuses an older generation even inside the grace, without ending the session', async () => {
    const first = await enter(await app.given.student());
    const later = (await refresh(first.refreshToken)).body;
    const third = (await refresh(later.refreshToken)).body;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(later.refreshToken)).body).toEqual(third);
    expect((await refresh(third.refreshToken)).status).toBe(200);
  });

  it('leaves no token alive when reuse and a good refresh meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await enter(await app.given.student());
      const next = (await refresh(first.refreshToken)).body;
      app.clock.advance(31 * second);
      const [reused, good] = await Promise.all([refresh(first.refreshToken), refresh(next.refreshToken)]);
      expect(reused.status).toBe(401);
      const newest = good.status === 200 ? good.body.refreshToken : next.refreshToken;
      expect((await refresh(newest)).status).toBe(401);
      expect((await familyOf(first.accessToken)).every((token) => token.revoked_at !== null)).toBe(true);
    }
  });

  it.each([
    ['student', 12],
    ['teacher', 8],
    ['admin', 8],
  ] as const)('ends the session of an idle %s after %i hours', async (role, hours) => {
    const person = await app.given[role]();
    const idle = await enter(person);
    app.clock.advance(hours * hour);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    const busy = await enter(person);
    app.clock.advance(hours * hour - 1);
    expect((await refresh(busy.refreshToken)).status).toBe(200);
  });

  it('ends a session after 30 days, however busy', async () => {
    let { refreshToken: token } = await enter(await app.given.student());
    for (let halfDays = 1; halfDays < 62; halfDays += 1) {
      app.clock.advance(11.9 * hour);
      const reply = await refresh(token);
      if (reply.status !== 200) {
        expect(halfDays * 11.9).toBeGreaterThanOrEqual(30 * 24);
        expect((halfDays - 1) * 11.9).toBeLessThan(30 * 24);
        return;
      }
      token = reply.body.refreshToken;
    }
    expect.unreachable('the session never ended');
  });

  it.each(['', 'x', '1.abc', `0.${'A'.repeat(43)}`, `1.${'A'.repeat(43)}`, `${'9'.repeat(30)}.${'A'.repeat(43)}`, "1.' or 1=1 --".padEnd(45, 'A')])(
    'refuses %j as a refresh token',
    async (token) => {
      const { status } = await refresh(token);
      expect(status).toBe(token === '' ? 400 : 401);
    },
  );

  it('keeps only hashes of refresh tokens', async () => {
    const { refreshToken: token } = await enter(await app.given.student());
    const rows = await app.db.selectFrom('refresh_token').selectAll().execute();
    const secret = token.split('.')[1] ?? '';
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url').includes(secret) || token_hash.toString('utf8').includes(secret))).toBe(false);
  });

  it('@P-LOGOUT ends the session with every generation of its tokens, in at most 5 seconds everywhere', async () => {
    const student = await app.given.student();
    const other = await enter(student);
    const first = await enter(student);
    const next = (await refresh(first.refreshToken)).body;
    expect((await withToken(next.accessToken)).status).toBe(200);
    expect(await app.anonymous.call(signOut, { body: { refreshToken: first.refreshToken } })).toEqual({ status: 200, body: { done: true } });
    expect((await refresh(next.refreshToken)).status).toBe(401);
    app.clock.advance(5 * second);
    expect(await withToken(next.accessToken)).toMatchObject({ status: 403, body: undefined });
    expect((await withToken(other.accessToken)).status).toBe(200);
  });

  it('fulfils the wish to sign out of a session that is unknown or over', async () => {
    for (const token of ['nonsense', `1.${'B'.repeat(43)}`]) {
      expect(await app.anonymous.call(signOut, { body: { refreshToken: token } })).toEqual({ status: 200, body: { done: true } });
    }
  });

  it.each([
    ['deactivation', { status: 'deactivated' }],
    ['the school disabling access', { access_disabled_by_school: true }],
    ['a new session version', { session_version: 2 }],
  ])('stops counting within 5 seconds after %s', async (_what, change) => {
    const student = await app.given.student();
    const tokens = await enter(student);
    expect((await withToken(tokens.accessToken)).status).toBe(200);
    await app.owner.updateTable('person').set(change).where('person_id', '=', student.personId).execute();
    app.clock.advance(5 * second);
    expect(await withToken(tokens.accessToken)).toMatchObject({ status: 403, body: undefined });
    expect((await refresh(tokens.refreshToken)).status).toBe('session_version' in change ? 200 : 401);
  });

  it('stops counting when the role is taken away or the subscription ends', async () => {
    const district = await app.given.district();
    const school = await app.given.school({ district });
    const [one, two] = [await app.given.student({ school }), await app.given.teacher({ school })];
    const [first, later] = [await enter(one), await enter(two)];
    expect((await withToken(first.accessToken)).status).toBe(200);
    await app.owner.deleteFrom('role_grant').where('person_id', '=', one.personId).execute();
    app.clock.advance(5 * second);
    expect((await withToken(first.accessToken)).status).toBe(403);
    expect((await withToken(later.accessToken)).status).toBe(200);
    await app.owner.deleteFrom('subscription').where('district_id', '=', district.districtId).execute();
    app.clock.advance(5 * second);
    expect((await withToken(later.accessToken)).status).toBe(403);
    expect((await refresh(later.refreshToken)).status).toBe(401);
  });

  it('asks the database about a session once in 5 seconds', async () => {
    const student = await app.given.student();
    const { accessToken } = await enter(student);
    const asked = async () => (await app.statements(() => withToken(accessToken))).statements.filter((text) => text.includes('isFamilyLive')).length;
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(0);
    app.clock.advance(5 * second);
    expect(await asked()).toBe(1);
  });

  it('forgets families whose time is over', async () => {
    const { accessToken } = await enter(await app.given.student());
    await purgeAuth(app.db, new Date(app.clock.now().getTime() + 30 * 24 * hour));
    expect(await familyOf(accessToken)).toHaveLength(1);
    await purgeAuth(app.db, new Date(app.clock.now().getTime() + 32 * 24 * hour));
    expect(await familyOf(accessToken)).toHaveLength(0);
  });

  describe('choosing a role', () => {
    const choose = (tokens: { accessToken: string; refreshToken: string }, role: 'student' | 'teacher' | 'admin') =>
      app.anonymous.call(chooseRole, { body: { role, refreshToken: tokens.refreshToken }, headers: { authorization: `Bearer ${tokens.accessToken}` } });

    it('gives tokens for the other role, remembers it, and tokens for the first stop counting', async () => {
      const person = await app.given.teacher({ otherRoles: ['admin'] });
      const tokens = await enter(person);
      const { status, body } = await choose(tokens, 'admin');
      expect(status).toBe(200);
      expect(body.accountInfo.role).toBe('admin');
      expect((await withToken(body.tokenResponse.accessToken)).body.role).toBe('admin');
      app.clock.advance(5 * second);
      expect((await withToken(tokens.accessToken)).status).toBe(403);
      expect(decodeJwt((await enter(person)).accessToken)[claimsNamespace]).toMatchObject({ role: 'admin', roles: ['admin', 'teacher'] });
    });

    it('refuses a role that is not held', async () => {
      const tokens = await enter(await app.given.student());
      expect(await choose(tokens, 'admin')).toMatchObject({ status: 403, body: { code: 'role_not_held' } });
      expect((await refresh(tokens.refreshToken)).status).toBe(200);
    });

    it("refuses another session's refresh token", async () => {
      const person = await app.given.teacher({ otherRoles: ['admin'] });
      const [own, other, foreign] = [await enter(person), await enter(person), await enter(await app.given.teacher({ otherRoles: ['admin'] }))];
      for (const refreshToken of [other.refreshToken, foreign.refreshToken]) {
        expect(await choose({ ...own, refreshToken }, 'admin')).toMatchObject({ status: 401, body: { code: 'refresh_refused' } });
      }
      expect((await withToken(own.accessToken)).body.role).toBe('teacher');
    });

    it('refuses those who are not signed in', async () => {
      expect(await app.anonymous.call(chooseRole, { body: { role: 'admin', refreshToken: 'x' } })).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      });
    });
  });
});
