import { createHmac } from 'node:crypto';
import { myAccount } from '@alba/contract/account';
import { claimsNamespace, refreshToken, signIn, signOut } from '@alba/contract/auth';
import { enroll } from '@alba/contract/classes';
import type { AnyEndpoint } from '@alba/contract/endpoint';
import { endpoints } from '@alba/contract/endpoints';
import { schoolSignInWay } from '@alba/contract/providers';
import { askRecovery } from '@alba/contract/recovery';
import { findSignUpClass, findSignUpSchool, signUp } from '@alba/contract/sign-up';
import { givenPassword } from '@alba/testing/server/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOfToken, decodeJwt } from './decode-jwt.ts';
import { type TestApp, testApp } from './test-app.ts';

/**
 * Attacks on the whole application that no single module answers for. Beside it: forged tokens (platform/tokens), reuse of refresh
 * tokens (auth/sessions), guessed passwords (auth/guessing), mix-up and replay of providers (providers), unknown fields in every call
 * (fuzz), strangers at every call (matrix), ways back to other sites (web: app/previous-path).
 */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const device = (number: number) => `device-${String(number).padStart(12, '0')}`;
const enter = (username: string, more: object = {}, options: object = {}) =>
  app.anonymous.call(signIn, { body: { username, password: givenPassword, edition: 'us', ...more }, ...options });
const sessionOf = async (username: string, options: object = {}) => {
  const { body } = await enter(username, {}, options);
  if (!('tokenResponse' in body)) throw new Error('no session');
  return { ...body.tokenResponse, claims: claimsOfToken(body.tokenResponse.accessToken) };
};

describe('session fixation', () => {
  it('begins a new session at every sign-in, whatever session the browser shows', async () => {
    const [victim, attacker] = [await app.given.teacher(), await app.given.student()];
    const planted = await sessionOf(attacker.username);
    const opened = await sessionOf(victim.username, { headers: { authorization: `Bearer ${planted.accessToken}`, cookie: `auth=${planted.refreshToken}` } });
    expect(opened.claims).toMatchObject({ personId: victim.personId, role: 'teacher' });
    expect(opened.claims.sessionId).not.toBe(planted.claims.sessionId);
    // what was planted stays the attacker's own
    const renewed = await app.anonymous.call(refreshToken, { body: { refreshToken: planted.refreshToken } });
    expect(claimsOfToken(renewed.body.accessToken).personId).toBe(attacker.personId);
  });

  it('never opens the session before again', async () => {
    const { username } = await app.given.student();
    const first = await sessionOf(username);
    await app.anonymous.call(signOut, { body: { refreshToken: first.refreshToken } });
    const second = await sessionOf(username);
    expect(second.claims.sessionId).not.toBe(first.claims.sessionId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await app.anonymous.call(refreshToken, { body: { refreshToken: first.refreshToken } })).body.code).toBe('refresh_refused');
  });

  it.each(['sessionId', 'refreshToken', 'familyId', 'accessToken'])('takes no %s from whoever signs in', async (field) => {
    const { username } = await app.given.student();
    expect(await enter(username, { [field]: 'chosen-by-somebody' })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('tokens that were made by others', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asks = (token: string) => app.anonymous.call(myAccount, { headers: { authorization: `Bearer ${token}` } });

  it.each([
    ['no signature and no algorithm', (head: object, body: object) => `${encode({ ...head, alg: 'none' })}.${encode(body)}.`],
    ['the signature of another token', (head: object, body: object, signature: string) => `${encode(head)}.${encode(body)}.${signature}`],
    ['a key of somebody else', (head: object, body: object) => signed(`${encode(head)}.${encode(body)}`, 'somebody else')],
    ['an empty key', (head: object, body: object) => signed(`${encode(head)}.${encode(body)}`, '')],
  ])('count nothing with %s, for a role one does not hold', async (_name, forge) => {
    const student = await app.given.student();
    const { accessToken } = await sessionOf(student.username);
    expect((await asks(accessToken)).status).toBe(200);
    const [head = '', , signature = ''] = accessToken.split('.');
    const payload = decodeJwt(accessToken);
    const raised = { ...payload, [claimsNamespace]: { ...(payload[claimsNamespace] as object), role: 'admin', roles: ['admin'] } };
    const forged = forge(JSON.parse(Buffer.from(head, 'base64url').toString()), raised, signature);
    expect(await asks(forged)).toEqual({ status: 403, body: undefined });
  });

  const signed = (text: string, key: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
});

describe('cross-site requests', () => {
  const everyWrite = endpoints.filter(({ method }) => method !== 'GET');
  const pathOf = ({ path }: AnyEndpoint) => path.replace(/:\w+/g, '1');

  it('find no cookie to ride on: none is ever set', async () => {
    const { username } = await app.given.teacher();
    const answers = [
      await enter(username),
      await enter(username, { password: 'wrong one' }),
      await app.anonymous.send({ method: 'GET', path: '/v1/metadata' }),
    ];
    for (const endpoint of everyWrite) answers.push((await app.anonymous.send({ method: endpoint.method, path: pathOf(endpoint), body: {} })) as never);
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
  });

  it('are nobody, whatever cookies a browser adds', async () => {
    const { accessToken, refreshToken: refresh } = await sessionOf((await app.given.teacher()).username);
    const cookie = `auth=${accessToken}; token=${accessToken}; Authorization=Bearer ${accessToken}; refreshToken=${refresh}`;
    expect(await app.anonymous.send({ method: 'GET', path: myAccount.path, headers: { cookie } })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect((await app.anonymous.send({ method: 'POST', path: refreshToken.path, headers: { cookie }, body: {} })).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot write with a plain form (%s), the only thing a page may send unasked',
    async (type) => {
      const accepted: string[] = [];
      for (const endpoint of everyWrite) {
        const reply = await app.app.inject({
          method: endpoint.method as 'POST',
          url: pathOf(endpoint),
          headers: { 'content-type': type, origin: 'https://evil.example' },
          payload: '{"username":"a","password":"b","edition":"us"}',
        });
        if (reply.statusCode < 400 || reply.headers['access-control-allow-origin'] !== undefined) accepted.push(`${endpoint.name} ${reply.statusCode}`);
      }
      expect(accepted).toEqual([]);
    },
  );

  it('are not allowed by any preflight', async () => {
    for (const endpoint of everyWrite) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': endpoint.method, 'access-control-request-headers': 'authorization' };
      const reply = await app.app.inject({ method: 'OPTIONS', url: pathOf(endpoint), headers });
      expect(reply.headers['access-control-allow-origin'], endpoint.name).toBeUndefined();
      expect(reply.statusCode, endpoint.name).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('who makes an account decides neither its power nor its place', () => {
  const raised = {
    role: 'admin',
    roles: ['admin'],
    permissions: ['all'],
    districtId: 1,
    schoolId: 1,
    networkId: 1,
    institutionId: 1,
    status: 'active',
    isComplete: true,
  };

  it.each(Object.entries(raised))('signing up takes no %s', async (field, value) => {
    const school = await app.given.school({ schoolCode: `CODE-${field.toUpperCase()}` });
    const names = { firstName: 'Amara', lastName: 'Okafor', username: `amara.${field}`.toLowerCase(), password: 'lantern on a hill' };
    const body = {
      edition: 'us',
      deviceId: device(1),
      role: 'teacher',
      code: `CODE-${field.toUpperCase()}`,
      ...names,
      facultyEmail: `${field}@school.example`,
    };
    const answer = await app.anonymous.send({
      method: 'POST',
      path: signUp.path,
      body: { ...body, [field]: value },
      headers: { 'idempotency-key': `up-${field}` },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    const right = await app.anonymous.send({ method: 'POST', path: signUp.path, body, headers: { 'idempotency-key': `up-${field}` } });
    expect(right.status, right.text).toBe(200);
    const made = claimsOfToken((right.body.tokenResponse as { accessToken: string }).accessToken);
    expect(made).toMatchObject({ role: 'teacher', roles: ['teacher'], schoolId: school.schoolId, districtId: school.districtId });
  });

  it.each(Object.entries(raised))('changing the own account takes no %s', async (field, value) => {
    const student = await app.given.student();
    for (const { method, path } of endpoints.filter(({ name }) => ['updateAccount', 'completeAccount'].includes(name))) {
      const { refreshToken: refresh } = await sessionOf(student.username);
      const answer = await app.as(student).send({ method, path, body: { refreshToken: refresh, firstName: 'Alex', [field]: value } });
      expect(answer, path).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    const grants = await app.owner.selectFrom('role_grant').select('role').where('person_id', '=', student.personId).execute();
    expect(grants).toEqual([{ role: 'student' }]);
  });

  it('choosing a role takes none that is not held', async () => {
    const student = await app.given.student();
    const { refreshToken: refresh, accessToken } = await sessionOf(student.username);
    for (const role of ['teacher', 'admin']) {
      const headers = { authorization: `Bearer ${accessToken}` };
      expect((await app.anonymous.send({ method: 'POST', path: '/v1/auth/role', body: { role, refreshToken: refresh }, headers })).body.code).toBe(
        'role_not_held',
      );
    }
  });
});

describe('guessing', () => {
  /** Everything short enough to be guessed, as somebody guesses it from one device. */
  const guesses: [string, (number: number) => Promise<{ status: number; headers: Record<string, unknown>; body: { code?: string; details?: object } }>][] = [
    ['a password', () => enter('somebody.guessed', { password: 'wrong one', deviceId: device(11) })],
    ['a school code, to sign up', (n) => app.anonymous.call(findSignUpSchool, { body: { edition: 'us', deviceId: device(12), schoolCode: `GUESS-${n}` } })],
    ['a class code, to sign up', (n) => app.anonymous.call(findSignUpClass, { body: { edition: 'us', deviceId: device(13), classCode: classCode(n) } })],
    ['a school code, to sign in', (n) => app.anonymous.call(schoolSignInWay, { body: { edition: 'us', deviceId: device(14), schoolCode: `GUESS-${n}` } })],
    ['a class code, to join', (n) => guesser.call(enroll, { query: { code: classCode(n) } as never })],
    [
      'an address, to recover',
      (n) => app.anonymous.call(askRecovery, { body: { edition: 'us', language: 'en', deviceId: device(15), email: `g${n}@x.example` } }),
    ],
  ];
  const classCode = (number: number) => [...String(number).padStart(6, '0')].map((digit) => 'BCDFGHJKMP'[Number(digit)]).join('');
  let guesser: ReturnType<TestApp['as']>;
  beforeAll(async () => {
    guesser = app.as(await app.given.student());
  });

  it.each(guesses)('%s ends with 429 and the time of the next try, and with that time it goes on', async (_name, guess) => {
    const refused = await untilThrottled(guess);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'too_many_tries', details: { retryAt: new Date(app.clock.now().getTime() + seconds * 1000).toISOString() } });
    app.clock.advance(seconds * 1000);
    expect((await guess(999)).status).not.toBe(429);
  });

  async function untilThrottled(guess: (typeof guesses)[number][1]) {
    for (let number = 0; number < 40; number += 1) {
      const answer = await guess(number);
      if (answer.status === 429) return answer;
    }
    throw new Error('forty guesses and no 429');
  }

  it('tells by its time as little as by its words whether a user name exists', async () => {
    const time = async (username: string) => {
      const from = performance.now();
      expect((await enter(username, { password: 'wrong one' })).body.code).toBe('wrong_credentials');
      return performance.now() - from;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    const names = await Promise.all(Array.from({ length: 16 }, () => app.given.student()));
    await time('nobody.first');
    for (const [index, { username }] of names.entries()) {
      known.push(await time(username));
      unknown.push(await time(`nobody.${index}`));
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2] ?? 0;
    // without the hash an unknown name would be answered ten times as fast
    expect(median(known) / median(unknown)).toBeLessThan(1.6);
    expect(median(unknown) / median(known)).toBeLessThan(1.6);
  });
});
