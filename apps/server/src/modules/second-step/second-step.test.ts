import { myAccount } from '@alba/contract/account';
import { type session, signIn } from '@alba/contract/auth';
import * as contract from '@alba/contract/second-step';
import { type GivenPerson, givenPassword } from '@alba/testing/server/people';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/db/index.ts';
import { type Answer, type TestApp, testApp } from '../../testing/test-app.ts';
import { purgeAuth } from '../auth/index.ts';
import { removeSecondStep } from './index.ts';

const second = 1_000;
const minute = 60 * second;
const password = givenPassword;
const device = 'a-device-of-the-owner';

describe('@P-LOGIN @P-ACCOUNT the second step', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  const codeOf = (secret: string, shift = 0) => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + shift });
  /** Six digits that are the code of no step near now. */
  const wrongCode = (secret: string) => {
    const good = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds * second));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.includes(code)) ?? '';
  };

  async function setUp(person: GivenPerson) {
    const own = app.as(person);
    const begun = await own.call(contract.beginSecondStep, { body: { password } });
    const { secret } = begun.body;
    const confirmed = await own.call(contract.confirmSecondStep, { body: { code: codeOf(secret) } });
    expect(confirmed.status).toBe(200);
    app.clock.advance(minute);
    return { own, secret, uri: begun.body.uri, recoveryCodes: confirmed.body.recoveryCodes };
  }
  type From = { deviceId?: string; ip?: string };
  const enter = ({ username }: GivenPerson, { deviceId = device, ip }: From = {}) =>
    app.anonymous.call(signIn, { body: { username, password, edition: 'us', deviceId }, ip });
  async function ticketOf(person: GivenPerson, from: From = {}): Promise<string> {
    const { body } = await enter(person, from);
    if (!('secondStep' in body)) throw new Error('no second step was asked');
    return body.secondStep.ticket;
  }
  const finish = async (ticket: string, code: string, { deviceId = device, ip }: From = {}) =>
    (await app.anonymous.call(contract.signInWithSecondStep, { body: { ticket, code, deviceId }, ip })) as Answer<{ reply: typeof session }>;
  const actionsOn = async ({ personId }: GivenPerson) =>
    (await app.db.selectFrom('audit_event').select('action').where('object_id', '=', personId).execute()).map(({ action }) => action);

  it('is asked after the password, and only then opens a session', async () => {
    const teacher = await app.given.teacher();
    const { secret, uri, own } = await setUp(teacher);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Alba%20Learn');
    const asked = await enter(teacher);
    expect(asked).toEqual({ status: 200, body: { secondStep: { ticket: expect.any(String) } } });
    const { status, body } = await finish(await ticketOf(teacher), codeOf(secret));
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.tokenResponse.accessToken}` };
    expect((await app.anonymous.call(myAccount, { headers })).status).toBe(200);
    expect((await own.call(contract.loadSecondStep)).body).toEqual({
      isOn: true,
      since: app.clock.now().getTime() - minute,
      recoveryCodesLeft: 10,
      hasPassword: true,
    });
    expect(await actionsOn(teacher)).toEqual(expect.arrayContaining(['person.second-step-on', 'session.signed-in']));
  });

  it('takes no code twice, and none of a step before the last one used', async () => {
    const teacher = await app.given.teacher();
    const { secret } = await setUp(teacher);
    const early = codeOf(secret, -30 * second);
    const code = codeOf(secret);
    expect((await finish(await ticketOf(teacher), code)).status).toBe(200);
    expect(await finish(await ticketOf(teacher), code)).toMatchObject({ status: 403, body: { code: 'second_step_code_wrong' } });
    expect((await finish(await ticketOf(teacher), early)).status).toBe(403);
    app.clock.advance(30 * second);
    expect((await finish(await ticketOf(teacher), codeOf(secret))).status).toBe(200);
  });

  it('lets one of twenty calls in that bring the same ticket and code at once', async () => {
    const teacher = await app.given.teacher();
    const { secret } = await setUp(teacher);
    const ticket = await ticketOf(teacher);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => finish(ticket, codeOf(secret))))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    [-30, 200],
    [30, 200],
    [-60, 403],
    [60, 403],
  ])('with a clock that is %i seconds off answers %i', async (seconds, status) => {
    const teacher = await app.given.teacher();
    const { secret } = await setUp(teacher);
    expect((await finish(await ticketOf(teacher), codeOf(secret, seconds * second))).status).toBe(status);
  });

  it('takes a ticket once, for five minutes, from the device that began', async () => {
    const teacher = await app.given.teacher();
    const { secret } = await setUp(teacher);
    const expired = { status: 409, body: { code: 'second_step_expired' } };
    const stolen = await ticketOf(teacher);
    expect(await finish(stolen, codeOf(secret), { deviceId: 'a-device-of-a-thief' })).toMatchObject(expired);
    expect((await finish(stolen, codeOf(secret))).status).toBe(200);
    app.clock.advance(minute);
    expect(await finish(stolen, codeOf(secret))).toMatchObject(expired);
    const old = await ticketOf(teacher);
    app.clock.advance(5 * minute);
    expect(await finish(old, codeOf(secret))).toMatchObject(expired);
    for (const nonsense of ['x', '1.abc', `${teacher.districtId}.${'A'.repeat(43)}`]) expect(await finish(nonsense, codeOf(secret))).toMatchObject(expired);
    await purgeAuth(app.db, app.clock.now());
    expect(await app.db.selectFrom('second_step_ticket').selectAll().where('person_id', '=', teacher.personId).execute()).toEqual([]);
  });

  it('slows guessing down, and never shuts the owner out of a device that came in before', async () => {
    const teacher = await app.given.teacher();
    const { secret } = await setUp(teacher);
    expect((await finish(await ticketOf(teacher), codeOf(secret))).status).toBe(200);
    const thief = { deviceId: 'a-device-of-a-thief', ip: '203.0.113.9' };
    const ticket = await ticketOf(teacher, thief);
    for (let tries = 0; tries < 5; tries += 1) expect((await finish(ticket, wrongCode(secret), thief)).status).toBe(403);
    app.clock.advance(30 * second);
    expect(await finish(ticket, codeOf(secret), thief)).toMatchObject({
      status: 429,
      body: { code: 'too_many_tries', details: { retryAt: expect.any(String) } },
    });
    expect((await finish(await ticketOf(teacher), codeOf(secret))).status).toBe(200);
    expect(await actionsOn(teacher)).toContain('session.sign-in-refused');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const teacher = await app.given.teacher();
    const { recoveryCodes, own } = await setUp(teacher);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect((await finish(await ticketOf(teacher), ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await finish(await ticketOf(teacher), code)).status).toBe(403);
    expect((await own.call(contract.loadSecondStep)).body.recoveryCodesLeft).toBe(9);
    expect(await actionsOn(teacher)).toContain('person.recovery-code-used');
  });

  it('keeps the secret sealed and only hashes of recovery codes', async () => {
    const teacher = await app.given.teacher();
    const { secret, recoveryCodes } = await setUp(teacher);
    const step = await app.db.selectFrom('second_step').selectAll().where('person_id', '=', teacher.personId).executeTakeFirstOrThrow();
    const codes = await app.db.selectFrom('recovery_code').select('code_hash').where('person_id', '=', teacher.personId).execute();
    const stored = Buffer.concat([step.sealed_secret, ...codes.map(({ code_hash }) => code_hash)]);
    expect(stored.includes(secret)).toBe(false);
    for (const code of recoveryCodes) expect(stored.includes(code.replace('-', ''))).toBe(false);
    // moved to another person's row it opens nothing
    const other = await app.given.teacher();
    await setUp(other);
    await app.owner.updateTable('second_step').set({ sealed_secret: step.sealed_secret }).where('person_id', '=', other.personId).execute();
    expect((await finish(await ticketOf(other), codeOf(secret))).status).toBe(403);
  });

  it('is not asked before a code of the app has confirmed it, and the set-up waits half an hour', async () => {
    const teacher = await app.given.teacher();
    const own = app.as(teacher);
    const { secret } = (await own.call(contract.beginSecondStep, { body: { password } })).body;
    expect((await enter(teacher)).body).toHaveProperty('tokenResponse');
    expect(await own.call(contract.confirmSecondStep, { body: { code: wrongCode(secret) } })).toMatchObject({ body: { code: 'second_step_code_wrong' } });
    app.clock.advance(31 * minute);
    expect(await own.call(contract.confirmSecondStep, { body: { code: codeOf(secret) } })).toMatchObject({ body: { code: 'second_step_not_begun' } });
    const again = (await own.call(contract.beginSecondStep, { body: { password } })).body.secret;
    expect(again).not.toBe(secret);
    expect((await own.call(contract.confirmSecondStep, { body: { code: codeOf(again) } })).status).toBe(200);
    expect(await own.call(contract.beginSecondStep, { body: { password } })).toMatchObject({ status: 409, body: { code: 'second_step_on' } });
  });

  it('asks for the password before it is set up, and slows guessing at it', async () => {
    const own = app.as(await app.given.teacher());
    const begin = (given: string) => own.call(contract.beginSecondStep, { body: { password: given } });
    for (let tries = 0; tries < 5; tries += 1) expect(await begin('wrong one')).toMatchObject({ status: 403, body: { code: 'current_password_wrong' } });
    expect((await begin(password)).status).toBe(429);
  });

  it('is for people with a password', async () => {
    const own = app.as(await app.given.teacher({ passwordHash: null }));
    expect((await own.call(contract.loadSecondStep)).body).toEqual({ isOn: false, recoveryCodesLeft: 0, hasPassword: false });
    expect(await own.call(contract.beginSecondStep, { body: { password } })).toMatchObject({ body: { code: 'second_step_needs_password' } });
  });

  it('is turned off by the password or a code, never without', async () => {
    const teacher = await app.given.teacher();
    const { own, secret } = await setUp(teacher);
    const end = (proof: { password: string } | { code: string }) => own.call(contract.endSecondStep, { body: proof });
    expect(await own.send({ method: 'POST', path: contract.endSecondStep.path, body: {} })).toMatchObject({ status: 400 });
    expect(await end({ password: 'wrong one' })).toMatchObject({ body: { code: 'current_password_wrong' } });
    expect(await end({ code: wrongCode(secret) })).toMatchObject({ body: { code: 'second_step_code_wrong' } });
    expect((await enter(teacher)).body).toHaveProperty('secondStep');
    const waiting = await ticketOf(teacher);
    expect((await end({ code: codeOf(secret) })).status).toBe(200);
    expect((await enter(teacher)).body).toHaveProperty('tokenResponse');
    expect((await finish(waiting, codeOf(secret, 30 * second))).status).toBe(409);
    expect(await end({ password })).toMatchObject({ status: 409, body: { code: 'second_step_off' } });
    expect(await actionsOn(teacher)).toContain('person.second-step-off');
  });

  it('gives new recovery codes; the old ones count no more', async () => {
    const teacher = await app.given.teacher();
    const { own, recoveryCodes } = await setUp(teacher);
    const { body } = await own.call(contract.renewRecoveryCodes, { body: { password } });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await finish(await ticketOf(teacher), recoveryCodes[0] ?? '')).status).toBe(403);
    expect((await finish(await ticketOf(teacher), body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('is taken away by whoever runs the installation', async () => {
    const teacher = await app.given.teacher();
    await setUp(teacher);
    const remove = () => transact(app.db, (tx) => removeSecondStep(tx, teacher));
    expect(await remove()).toBe(true);
    expect((await enter(teacher)).body).toHaveProperty('tokenResponse');
    expect(await remove()).toBe(false);
  });

  it('says first what stands against coming in at all', async () => {
    const teacher = await app.given.teacher();
    const { secret } = await setUp(teacher);
    const ticket = await ticketOf(teacher);
    await app.owner.updateTable('person').set({ status: 'deactivated' }).where('person_id', '=', teacher.personId).execute();
    expect(await enter(teacher)).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
    expect(await finish(ticket, codeOf(secret))).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
  });
});
