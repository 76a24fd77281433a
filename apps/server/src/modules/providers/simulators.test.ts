import { connectedAccounts, disconnectProvider, finishProviderSignIn, startProviderConnect, startProviderSignIn } from '@alba/contract/providers';
import { startGoogleSimulator } from '@alba/testing/simulators/google-simulator';
import type { Listening } from '@alba/testing/simulators/listen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOfTests, type SignedIn, type TestApp, testApp } from '../../testing/test-app.ts';
import { classroomScopes } from './google.ts';
import { grantFor } from './grant-service.ts';
import { createProviders } from './services.ts';
import { chooseAt } from './testing/choose-at.ts';

const client = { clientId: 'alba', clientSecret: 'a secret of tests' };
const headers = { host: 'us.localhost:8080' };
const params = { provider: 'google' } as const;
const people = [
  { subject: 'g-1', email: 'mira@school.example', firstName: 'Mira', lastName: 'Sol' },
  { subject: 'g-2', email: 'blocked@school.example', firstName: 'B', lastName: 'L', isBlocked: true },
];

describe('@P-GOOGLE with the simulator of Google', () => {
  let app: TestApp;
  let google: Listening;
  beforeAll(async () => {
    google = await startGoogleSimulator({ client, peopleFor: () => people, mayReturnTo: (uri) => uri === 'http://us.localhost:8080/login/google' });
    // The certified package checks times by the real clock.
    app = await testApp({ now: new Date().toISOString(), settings: { providers: { google: { ...client, issuer: google.origin, isSimulated: true } } } });
  });
  afterAll(async () => {
    await app.close();
    await google.close();
  });

  const settingsOf = () => ({ google: { ...client, issuer: google.origin, isSimulated: true } });
  const enter = async (person: string) => {
    const { body } = await app.anonymous.call(startProviderSignIn, { params, body: { edition: 'us', deviceId: 'd'.repeat(16) }, headers });
    return app.anonymous.call(finishProviderSignIn, { params, body: { ...(await chooseAt(body.url, { person })), binder: body.binder } });
  };
  const allow = async (teacher: SignedIn, scopes: readonly string[], person = 'g-1') => {
    const { body } = await teacher.call(startProviderConnect, { params, body: { allow: 'classroom' }, headers });
    return teacher.call(finishProviderSignIn, { params, body: { ...(await chooseAt(body.url, { person, scopes })), binder: body.binder } });
  };
  const grant = (person: { districtId: number; personId: number }) =>
    grantFor(
      app.db,
      {
        providers: createProviders(settingsOf(), app.clock),
        keys: keysOfTests,
        log: { warn() {} },
        settings: { editionHosts: { us: '', br: '', eslac: '' } },
      } as never,
      { person, scopes: classroomScopes, now: app.clock.now() },
    );

  it('brings somebody new to sign-up with what Google knows', async () => {
    expect((await enter('g-1')).body).toMatchObject({ outcome: 'unknown', pending: { firstName: 'Mira', lastName: 'Sol', email: 'mira@school.example' } });
  });

  it('says when the school’s administrator has to approve, and when the person declined', async () => {
    expect((await enter('g-2')).body).toMatchObject({ code: 'provider_needs_approval' });
    expect((await enter('nobody')).body).toMatchObject({ code: 'provider_declined' });
  });

  it('keeps what a teacher allows, tells what is missing, and forgets it on disconnect', async () => {
    const given = await app.given.teacher();
    const teacher = app.as(given);
    expect(await grant(given)).toEqual({ kind: 'ask', missing: [...classroomScopes] });
    expect((await allow(teacher, classroomScopes.slice(0, 1))).body).toEqual({ outcome: 'connected' });
    expect(await grant(given)).toEqual({ kind: 'ask', missing: classroomScopes.slice(1) });
    // asked again, nothing unticked
    expect((await allow(teacher, classroomScopes)).body).toEqual({ outcome: 'connected' });
    expect(await grant(given)).toMatchObject({ kind: 'granted', subject: 'g-1' });
    const stored = await app.owner.selectFrom('provider_grant').selectAll().executeTakeFirstOrThrow();
    expect(stored.scopes).toEqual(expect.arrayContaining([...classroomScopes]));
    expect((await teacher.call(connectedAccounts)).body).toMatchObject({
      google: { isConnected: true, isSimulated: true, email: 'mira@school.example', canDisconnect: true, isBroken: false },
      externalEmailProvider: 'google',
    });
    expect((await enter('g-1')).body).toMatchObject({ outcome: 'signed-in', session: { accountId: given.personId } });

    expect((await teacher.call(disconnectProvider, { params })).status).toBe(200);
    expect(await app.owner.selectFrom('provider_grant').selectAll().execute()).toEqual([]);
    expect((await teacher.call(connectedAccounts)).body.google).toMatchObject({ isConnected: false });
    // revoked at Google as well: a copy of the token that somebody kept is worth nothing
    await app.owner.insertInto('provider_grant').values(stored).execute();
    expect(await grant(given)).toEqual({ kind: 'broken' });
    expect((await teacher.call(connectedAccounts)).body.google.isBroken).toBe(true);
    expect(await grant(given)).toEqual({ kind: 'broken' });
  });

  it('does not connect one Google account to two people, nor ask students for classes', async () => {
    const [one, two] = [app.as(await app.given.teacher()), app.as(await app.given.teacher())];
    expect((await allow(one, classroomScopes)).status).toBe(200);
    expect(await allow(two, classroomScopes)).toMatchObject({ status: 409, body: { code: 'provider_account_taken' } });
    const student = app.as(await app.given.student());
    expect((await student.call(startProviderConnect, { params, body: { allow: 'classroom' }, headers })).status).toBe(403);
  });

  it('lets nobody else finish what somebody began for their account', async () => {
    const [one, two] = [app.as(await app.given.teacher()), app.as(await app.given.teacher())];
    const { body } = await one.call(startProviderConnect, { params, body: { allow: 'identity' }, headers });
    const came = { ...(await chooseAt(body.url, { person: 'g-1' })), binder: body.binder };
    expect(await two.call(finishProviderSignIn, { params, body: came })).toMatchObject({ status: 409, body: { code: 'provider_sign_in_expired' } });
  });

  it('answers a page that was left open too long, and goes on', async () => {
    expect((await fetch(`${google.origin}/interaction/gone`)).status).toBe(400);
    expect((await enter('g-1')).status).toBe(200);
  });

  it('does not let go of the only way in', async () => {
    const student = await app.given.student({ passwordHash: null });
    await app.owner
      .insertInto('external_identity')
      .values({
        edition: 'us',
        issuer: 'simulated:google',
        subject: 'g-only',
        provider: 'google',
        district_id: student.districtId,
        person_id: student.personId,
        linked_at: app.clock.now(),
      })
      .execute();
    expect((await app.as(student).call(connectedAccounts)).body.google.canDisconnect).toBe(false);
    expect(await app.as(student).call(disconnectProvider, { params })).toMatchObject({ status: 409, body: { code: 'provider_last_way' } });
  });
});
