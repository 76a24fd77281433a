import { claimsNamespace } from '@alba/contract/auth';
import { confirmProviderLink, finishProviderSignIn, providerWays, startProviderSignIn } from '@alba/contract/providers';
import { startTamperingProvider, type Tampering, type TamperingProvider } from '@alba/testing/simulators/tampering-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from '../../testing/decode-jwt.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { keepPendingIdentity } from './pending-identity.ts';

const client = { clientId: 'alba', clientSecret: 'secret' };
const deviceId = 'device-device-device';
const headers = { host: 'us.localhost:8080' };
const params = { provider: 'google' } as const;

describe('@P-GOOGLE signing in with Google', () => {
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

  const start = async () => (await app.anonymous.call(startProviderSignIn, { params, body: { edition: 'us', deviceId }, headers })).body;
  const finish = (body: object) => app.anonymous.send({ method: 'POST', path: '/v1/auth/providers/google/finish', body, headers });
  /** Signs in as this person of Google, with whatever is wrong. */
  const enter = async (person: object, tampering?: Tampering) => {
    const { url, binder } = await start();
    return finish({ ...google.consent(url, person as Record<string, unknown>, tampering), binder });
  };
  const links = async () =>
    Number(
      (
        await app.owner
          .selectFrom('external_identity')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const connect = (person: { districtId: number; personId: number }, subject: string) =>
    app.owner
      .insertInto('external_identity')
      .values({
        edition: 'us',
        issuer: google.issuer,
        subject,
        district_id: person.districtId,
        person_id: person.personId,
        provider: 'google',
        linked_at: app.clock.now(),
      })
      .execute();

  it('asks identity only, with PKCE, state and nonce, and comes back to the site that asked', async () => {
    const { url } = await start();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: 'alba',
      redirect_uri: 'http://us.localhost:8080/login/google',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      access_type: 'online',
    });
    expect([asked.state, asked.nonce, asked.code_challenge].map((text) => text?.length)).toEqual([43, 43, 43]);
  });

  it('sends nobody back to a site that is not ours', async () => {
    const refused = await app.anonymous.call(startProviderSignIn, { params, body: { edition: 'us', deviceId }, headers: { host: 'evil.example' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'provider_not_set_up' } });
  });

  it('signs in the owner of a connected account, whatever the e-mail is now', async () => {
    const teacher = await app.given.teacher();
    await connect(teacher, 'g-known');
    const { status, body } = await enter({ sub: 'g-known', email: 'new.name@school.example', email_verified: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'signed-in', session: { accountId: teacher.personId, edition: 'us' } });
    const { tokenResponse } = body.session as { tokenResponse: { accessToken: string } };
    expect(decodeJwt(tokenResponse.accessToken)[claimsNamespace]).toMatchObject({ personId: teacher.personId });
    const audit = await app.owner.selectFrom('audit_event').select(['action', 'data']).where('actor_id', '=', teacher.personId).executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ action: 'session.signed-in', data: { way: 'google' } });
  });

  it('tells the owner what stands against them, as a password would', async () => {
    const teacher = await app.given.teacher({ status: 'deactivated' });
    await connect(teacher, 'g-off');
    expect(await enter({ sub: 'g-off' })).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
  });

  it('sends somebody new on to sign-up, with names and address', async () => {
    const { body } = await enter({ sub: 'g-new', email: 'nova@school.example', email_verified: true, given_name: 'Nova', family_name: 'Reyes' });
    expect(body).toMatchObject({ outcome: 'unknown', pending: { provider: 'google', firstName: 'Nova', lastName: 'Reyes', email: 'nova@school.example' } });
  });

  it('only proposes a link where an e-mail is the same; the person confirms it by signing in', async () => {
    const teacher = await app.given.teacher({ email: 'mira@school.example' });
    const before = await links();
    const { body } = await enter({ sub: 'g-mira', email: 'Mira@School.example', email_verified: true });
    expect(body).toMatchObject({ outcome: 'link-proposed' });
    expect(await links()).toBe(before);
    const { ticket } = body.pending as { ticket: string };
    expect((await app.anonymous.call(confirmProviderLink, { body: { ticket } })).status).toBe(401);
    expect((await app.as(teacher).call(confirmProviderLink, { body: { ticket } })).status).toBe(200);
    expect(await enter({ sub: 'g-mira' })).toMatchObject({ body: { outcome: 'signed-in', session: { accountId: teacher.personId } } });
    // a ticket is good once
    expect(await app.as(await app.given.teacher()).call(confirmProviderLink, { body: { ticket } })).toMatchObject({
      body: { code: 'provider_sign_in_expired' },
    });
  });

  it('forgets a ticket after 30 minutes', async () => {
    const identity = { provider: 'google', edition: 'us', issuer: google.issuer, subject: 'g-late', firstName: '', lastName: '', roles: [] } as const;
    const ticket = await keepPendingIdentity(app.db, { ...identity, roles: [] }, new Date(app.clock.now().getTime() - 30 * 60_000));
    expect(await app.as(await app.given.teacher()).call(confirmProviderLink, { body: { ticket } })).toMatchObject({
      body: { code: 'provider_sign_in_expired' },
    });
  });

  it('refuses an account from outside the school’s Workspace, by the token alone', async () => {
    const school = await app.given.school();
    await app.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify({ googleDomain: 'school.example' }) })
      .where('institution_id', '=', school.schoolId)
      .execute();
    await connect(await app.given.student({ school }), 'g-hd');
    expect((await enter({ sub: 'g-hd', hd: 'school.example' })).status).toBe(200);
    for (const hd of [undefined, 'other.example', 'sub.school.example']) {
      expect(await enter({ sub: 'g-hd', hd })).toMatchObject({ status: 403, body: { code: 'provider_wrong_domain' } });
    }
  });

  it('refuses where the school does not use Google', async () => {
    const school = await app.given.school();
    await app.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify({ signInWays: ['password'] }) })
      .where('institution_id', '=', school.schoolId)
      .execute();
    await connect(await app.given.student({ school }), 'g-none');
    expect(await enter({ sub: 'g-none' })).toMatchObject({ status: 403, body: { code: 'provider_not_allowed' } });
  });

  describe('what a thief would try', () => {
    const person = { sub: 'g-thief', email: 'boss@school.example', email_verified: true };
    beforeAll(() => app.given.teacher({ email: 'boss@school.example' }));

    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    it.each<[string, Tampering]>([
      ['another nonce', { claims: { nonce: 'replayed' } }],
      ['no nonce', { claims: { nonce: undefined } }],
      ['another audience', { claims: { aud: 'another-app' } }],
      ['another authorised party', { claims: { azp: 'another-app' } }],
      ['another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
      ['no signature', { algorithm: 'none' }],
      ['a signature by a shared secret', { algorithm: 'HS256' }],
      ['a signature by a key that is not theirs', { isForged: true }],
      ['a payload swapped after signing', { isSwapped: true }],
      ['an end that has passed', { claims: { iat: anHourAgo - 3600, exp: anHourAgo } }],
      ['no subject', { claims: { sub: undefined } }],
    ])('is refused: a token with %s', async (_name, tampering) => {
      const before = await links();
      expect(await enter(person, tampering)).toMatchObject({ status: 403, body: { code: 'provider_answer_refused' } });
      expect(await links()).toBe(before);
    });

    it('is refused: an e-mail equal to a teacher’s that Google has not checked', async () => {
      const before = await links();
      for (const email_verified of [false, undefined, 'true']) {
        expect(await enter({ ...person, email_verified })).toMatchObject({ status: 403, body: { code: 'provider_email_unverified' } });
      }
      expect(await links()).toBe(before);
      expect((await app.owner.selectFrom('pending_identity').select('subject').where('subject', '=', 'g-thief').execute()).length).toBe(0);
    });

    const expired = { status: 409, body: { code: 'provider_sign_in_expired' } };
    it('is refused: a state of nobody, one used before, one that is late', async () => {
      const { url, binder } = await start();
      const came = google.consent(url, person);
      expect(await finish({ ...came, state: 'x'.repeat(43), binder })).toMatchObject(expired);
      expect((await finish({ ...came, binder })).status).toBe(200);
      expect(await finish({ ...came, binder })).toMatchObject(expired);
      const late = await start();
      app.clock.advance(10 * 60_000);
      expect(await finish({ ...google.consent(late.url, person), binder: late.binder })).toMatchObject(expired);
    });

    it('is refused: a code that was begun in another browser, and its state is gone with it', async () => {
      const mine = await start();
      const theirs = await start();
      const came = google.consent(theirs.url, person);
      expect(await finish({ ...came, binder: mine.binder })).toMatchObject(expired);
      expect(await finish({ ...came, binder: theirs.binder })).toMatchObject(expired);
    });

    it('is refused: a code used before, or one of another sign-in', async () => {
      const one = await start();
      const two = await start();
      const { code } = google.consent(one.url, person);
      // bound to the first by PKCE
      expect(await finish({ ...google.consent(two.url, person), code, binder: two.binder })).toMatchObject({
        status: 403,
        body: { code: 'provider_answer_refused' },
      });
      expect(await finish({ ...google.consent(one.url, person), code, binder: one.binder })).toMatchObject({
        status: 403,
        body: { code: 'provider_answer_refused' },
      });
    });

    it('is refused: an answer that says it is another provider’s (mix-up), and one for another way', async () => {
      const { url, binder } = await start();
      expect(await finish({ ...google.consent(url, person), binder, iss: 'https://accounts.evil.example' })).toMatchObject({ status: 403 });
      const other = await start();
      const refused = await app.anonymous.send({
        method: 'POST',
        path: '/v1/auth/providers/clever/finish',
        body: { ...google.consent(other.url, person), binder: other.binder },
      });
      expect(refused).toMatchObject(expired);
    });

    it('finishes once of two that come at once', async () => {
      const { url, binder } = await start();
      const came = { ...google.consent(url, person), binder };
      const statuses = (await Promise.all([finish(came), finish(came), finish(came)])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409]);
    });
  });

  it.each([
    ['access_denied', 'provider_declined'],
    ['admin_policy_enforced', 'provider_needs_approval'],
    ['org_internal', 'provider_needs_approval'],
    ['something_new', 'provider_answer_refused'],
  ])('says what %s means', async (error, code) => {
    const { url, binder } = await start();
    const { state } = google.consent(url, {});
    expect((await finish({ state, binder, error })).body.code).toBe(code);
  });

  it('keeps nothing of a sign-in that could finish one', async () => {
    const { url, binder } = await start();
    const rows = JSON.stringify(await app.owner.selectFrom('provider_flow').selectAll().execute());
    for (const secret of [binder, new URL(url).searchParams.get('state') ?? '']) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('says which ways are set up', async () => {
    expect((await app.anonymous.call(providerWays)).body).toEqual({
      google: { isSetUp: true, isSimulated: false },
      clever: { isSetUp: false, isSimulated: false },
    });
    const refused = await app.anonymous.call(startProviderSignIn, { params: { provider: 'clever' }, body: { edition: 'us', deviceId }, headers });
    expect(refused).toMatchObject({ status: 409, body: { code: 'provider_not_set_up' } });
  });

  it('takes only fields it knows', async () => {
    const { url, binder } = await start();
    const refused = await finish({ ...google.consent(url, {}), binder, personId: 1 });
    expect(refused.body.issues?.map(({ rule }) => rule)).toEqual(['unknown_field']);
    expect(finishProviderSignIn.refusals).toContain('provider_answer_refused');
  });
});
