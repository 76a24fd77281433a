import { finishProviderSignIn, startProviderSignIn } from '@alba/contract/providers';
import * as secondStep from '@alba/contract/second-step';
import { type GivenPerson, givenPassword as password } from '@alba/testing/server/people';
import { startTamperingProvider, type TamperingProvider } from '@alba/testing/simulators/tampering-provider';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const client = { clientId: 'alba', clientSecret: 'secret' };
const device = 'a-device-of-the-owner';
const headers = { host: 'us.localhost:8080' };
const params = { provider: 'google' } as const;
const minute = 60_000;

describe('@P-GOOGLE @P-LOGIN the second step after a provider', () => {
  let app: TestApp;
  let google: TamperingProvider;
  beforeAll(async () => {
    google = await startTamperingProvider(client);
    app = await testApp({ settings: { providers: { google: { ...client, issuer: google.issuer, isSimulated: false } } } });
  });
  afterAll(async () => {
    await app.close();
    await google.close();
  });

  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });

  /** A teacher who signs in with Google, and whose account has a second step. */
  async function withSecondStep(): Promise<{ teacher: GivenPerson; secret: string; sub: string }> {
    const teacher = await app.given.teacher();
    const sub = `g-${teacher.personId}`;
    await app.owner
      .insertInto('external_identity')
      .values({
        edition: 'us',
        issuer: google.issuer,
        subject: sub,
        district_id: teacher.districtId,
        person_id: teacher.personId,
        provider: 'google',
        linked_at: app.clock.now(),
      })
      .execute();
    const own = app.as(teacher);
    const { secret } = (await own.call(secondStep.beginSecondStep, { body: { password } })).body;
    expect((await own.call(secondStep.confirmSecondStep, { body: { code: codeOf(secret) } })).status).toBe(200);
    app.clock.advance(minute);
    return { teacher, secret, sub };
  }
  const enter = async (sub: string) => {
    const { url, binder } = (await app.anonymous.call(startProviderSignIn, { params, body: { edition: 'us', deviceId: device }, headers })).body;
    return await app.anonymous.call(finishProviderSignIn, { params, body: { ...google.consent(url, { sub }), binder, deviceId: device } });
  };
  const finish = (ticket: string, code: string, deviceId = device) => app.anonymous.call(secondStep.signInWithSecondStep, { body: { ticket, code, deviceId } });
  const ticketIn = (body: object) => (body as { ticket: string }).ticket;

  it('is asked for, and nobody is let in without it', async () => {
    const { teacher, secret, sub } = await withSecondStep();
    const { status, body } = await enter(sub);
    expect(status).toBe(200);
    expect(body).toEqual({ outcome: 'second-step', ticket: expect.any(String) });
    expect(await finish(ticketIn(body), codeOf(secret), 'a-device-of-a-thief')).toMatchObject({ body: { code: 'second_step_expired' } });
    expect(await finish(ticketIn(body), codeOf(secret))).toMatchObject({ status: 200, body: { accountId: teacher.personId } });
    const signedIn = await app.owner
      .selectFrom('audit_event')
      .select('data')
      .where('action', '=', 'session.signed-in')
      .where('actor_id', '=', teacher.personId)
      .execute();
    expect(signedIn.map(({ data }) => (data as { way: string }).way)).toEqual(['google']);
  });

  it('lets in where the school takes no passwords: the way is the provider’s', async () => {
    const { teacher, secret, sub } = await withSecondStep();
    await app.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify({ signInWays: ['google'] }) })
      .where('institution_id', '=', teacher.schoolId)
      .execute();
    expect((await finish(ticketIn((await enter(sub)).body), codeOf(secret))).status).toBe(200);
  });

  it('comes after what stands against coming in at all', async () => {
    const { teacher, sub } = await withSecondStep();
    await app.owner.updateTable('person').set({ status: 'deactivated' }).where('person_id', '=', teacher.personId).execute();
    expect(await enter(sub)).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
  });
});
