import { claimsNamespace } from '@alba/contract/auth';
import { confirmProviderLink, createProviderAccount, finishProviderSignIn, schoolSignInWay, startProviderSignIn } from '@alba/contract/providers';
import { type CleverPerson, startCleverSimulator } from '@alba/testing/simulators/clever-simulator';
import type { Listening } from '@alba/testing/simulators/listen';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt } from '../../testing/decode-jwt.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { chooseAt } from './testing/choose-at.ts';

const client = { clientId: 'alba', clientSecret: 'a secret: of tests/+' };
const headers = { host: 'us.localhost:8080' };
const params = { provider: 'clever' } as const;
const hex = (number: number) => number.toString(16).padStart(24, '0');
const [here, elsewhere, school] = [hex(1), hex(2), hex(3)];

let made = 100;
const person = (roles: CleverPerson['roles'], more: Partial<CleverPerson> = {}): CleverPerson => {
  made += 1;
  return { id: hex(made), district: here, name: { first: 'Rosa', last: `Peña ${made}`, middle: null }, email: null, roles, ...more };
};

describe('@P-CLEVER signing in with Clever', () => {
  let app: TestApp;
  let clever: Listening;
  const people: CleverPerson[] = [];
  let ours: Awaited<ReturnType<TestApp['given']['school']>>;

  beforeAll(async () => {
    const firstRedirectUri = 'http://us.localhost:8080/cleverSSO';
    clever = await startCleverSimulator({ client, people, mayReturnTo: (uri) => uri === firstRedirectUri, firstRedirectUri });
    const { origin } = clever;
    app = await testApp({ settings: { providers: { clever: { ...client, origin, apiOrigin: origin, isSimulated: false } } } });
    ours = await app.given.school();
    await settle(ours.districtId, { cleverDistrictId: here });
  });
  afterAll(async () => {
    await app.close();
    await clever.close();
  });
  beforeEach(() => void people.splice(0));

  const settle = (institutionId: number, settings: object) =>
    app.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify(settings) })
      .where('institution_id', '=', institutionId)
      .execute();
  const start = async () => (await app.anonymous.call(startProviderSignIn, { params, body: { edition: 'us', deviceId: 'd'.repeat(16) }, headers })).body;
  const enter = async (who: CleverPerson) => {
    people.push(who);
    const { url, binder } = await start();
    return app.anonymous.call(finishProviderSignIn, { params, body: { ...(await chooseAt(url, { person: who.id })), binder } });
  };
  const claimsOf = (body: Record<string, unknown>) =>
    decodeJwt((body.session as { tokenResponse: { accessToken: string } }).tokenResponse.accessToken)[claimsNamespace];

  it('makes the account at the first time and finds it at the next', async () => {
    const student = person({ student: { school, schools: [school] } }, { name: { first: 'Zoë-Ann', last: "O'Neil" } });
    const { status, body } = await enter(student);
    expect(status).toBe(200);
    expect(claimsOf(body)).toMatchObject({ role: 'student', roles: ['student'], schoolId: ours.schoolId, isComplete: true });
    const again = await enter(student);
    expect(again.body).toMatchObject({ outcome: 'signed-in', session: { accountId: (body as { session: { accountId: number } }).session.accountId } });
    const row = await app.owner.selectFrom('person').select(['username', 'password_hash']).where('first_name', '=', 'Zoë-Ann').executeTakeFirstOrThrow();
    expect(row).toEqual({ username: 'zoeann.oneil', password_hash: null });
  });

  it('gives everyone a user name of their own', async () => {
    const twins = [1, 2, 3].map(() => person({ student: {} }, { name: { first: 'Ana', last: 'Ruiz' } }));
    for (const twin of twins) expect((await enter(twin)).status).toBe(200);
    const rows = await app.owner.selectFrom('person').select('username').where('last_name', '=', 'Ruiz').orderBy('person_id').execute();
    expect(rows.map(({ username }) => username)).toEqual(['ana.ruiz', 'ana.ruiz2', 'ana.ruiz3']);
  });

  it('gives a person with several roles all of them, and an administrator the whole district', async () => {
    const { body } = await enter(person({ teacher: {}, district_admin: {} }, { email: 'lena@school.example' }));
    expect(claimsOf(body)).toMatchObject({ role: 'teacher', roles: ['admin', 'teacher'] });
    const grants = await app.owner
      .selectFrom('role_grant')
      .select(['role', 'institution_id'])
      .where('person_id', '=', (body as { session: { accountId: number } }).session.accountId)
      .orderBy('role')
      .execute();
    expect(grants).toEqual([
      { role: 'admin', institution_id: ours.districtId },
      { role: 'teacher', institution_id: ours.schoolId },
    ]);
  });

  it('holds a teacher without an e-mail at complete-account', async () => {
    expect(claimsOf((await enter(person({ teacher: {} }, { email: '' }))).body)).toMatchObject({ isComplete: false });
  });

  it('lets staff and contacts in only when somebody says so', async () => {
    for (const roles of [{ staff: { schools: [school] } }, { contact: {} }, {}]) {
      expect(await enter(person(roles))).toMatchObject({ status: 403, body: { code: 'provider_role_unknown' } });
    }
  });

  it('says to students and teachers of a district that we do not know that it is not subscribed', async () => {
    const before = await app.owner.selectFrom('external_identity').select('subject').execute();
    expect(await enter(person({ student: {} }, { district: elsewhere }))).toMatchObject({ status: 403, body: { code: 'not_subscribed_student' } });
    expect(await enter(person({ teacher: {} }, { district: elsewhere }))).toMatchObject({ status: 403, body: { code: 'not_subscribed_teacher' } });
    expect(await app.owner.selectFrom('external_identity').select('subject').execute()).toEqual(before);
  });

  it('makes no account in a district whose subscription ended', async () => {
    const district = await app.given.district({ isSubscribed: false });
    await app.given.school({ district });
    await settle(district.districtId, { cleverDistrictId: hex(9) });
    const student = person({ student: {} }, { district: hex(9), name: { first: 'Only', last: 'Here' } });
    expect(await enter(student)).toMatchObject({ status: 403, body: { code: 'not_subscribed_student' } });
    expect(await app.owner.selectFrom('person').select('person_id').where('first_name', '=', 'Only').execute()).toEqual([]);
  });

  it('refuses somebody whose district is not the one of their account any more', async () => {
    const student = person({ student: {} });
    await enter(student);
    const district = await app.given.district();
    await app.given.school({ district });
    await settle(district.districtId, { cleverDistrictId: hex(10) });
    people.splice(0);
    expect(await enter({ ...student, district: hex(10) })).toMatchObject({ status: 403, body: { code: 'provider_not_allowed' } });
  });

  it('asks where a district has several schools and Clever names none of them', async () => {
    const district = await app.given.district();
    const [first, second] = [await app.given.school({ district }), await app.given.school({ district })];
    await settle(district.districtId, { cleverDistrictId: hex(11) });
    await settle(second.schoolId, { cleverSchoolId: school });
    const placed = await enter(person({ student: { school } }, { district: hex(11) }));
    expect(claimsOf(placed.body)).toMatchObject({ schoolId: second.schoolId });
    expect((await enter(person({ student: { school: hex(99) } }, { district: hex(11) }))).body).toMatchObject({
      outcome: 'unknown',
      pending: { provider: 'clever' },
    });
    expect(first.schoolId).not.toBe(second.schoolId);
  });

  it('only proposes a link where somebody of the district has the e-mail: confirmed, or an account of their own', async () => {
    const teacher = await app.given.teacher({ school: ours, email: 'kofi@school.example' });
    const same = () => person({ teacher: {} }, { email: 'KOFI@school.example' });
    const { body } = await enter(same());
    expect(body.outcome).toBe('link-proposed');
    const ticketOf = (reply: object) => (reply as { pending: { ticket: string } }).pending.ticket;
    expect((await app.as(teacher).call(confirmProviderLink, { body: { ticket: ticketOf(body) } })).status).toBe(200);
    const other = await enter(same());
    const created = await app.anonymous.call(createProviderAccount, { body: { ticket: ticketOf(other.body) } });
    expect(created.body).toMatchObject({ outcome: 'signed-in' });
    expect((created.body as { session: { accountId: number } }).session.accountId).not.toBe(teacher.personId);
    // the same address elsewhere says nothing
    const far = await app.given.school();
    await app.given.teacher({ school: far, email: 'far@school.example' });
    expect((await enter(person({ teacher: {} }, { email: 'far@school.example' }))).body.outcome).toBe('signed-in');
  });

  it('makes one account of two that come at once', async () => {
    const student = person({ student: {} }, { name: { first: 'Twice', last: 'Over' } });
    const replies = await Promise.all([enter(student), enter(student), enter(student)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await app.owner.selectFrom('person').select('person_id').where('first_name', '=', 'Twice').execute()).length).toBe(1);
  });

  it('takes a code once, within a minute of its own sign-in', async () => {
    const student = person({ student: {} });
    people.push(student);
    const { url, binder } = await start();
    const came = await chooseAt(url, { person: student.id });
    const other = await start();
    const state = new URL(other.url).searchParams.get('state') ?? '';
    expect((await app.anonymous.call(finishProviderSignIn, { params, body: { ...came, binder } })).status).toBe(200);
    const replayed = await app.anonymous.call(finishProviderSignIn, { params, body: { ...came, state, binder: other.binder } });
    expect(replayed).toMatchObject({ status: 403, body: { code: 'provider_answer_refused' } });
  });

  it('@P-ONEROSTER tells how a school signs in, by its code, and lets nobody collect codes', async () => {
    const roster = await app.given.school({ name: 'Lakeside', schoolCode: 'LAKE-SIDE' });
    await settle(roster.schoolId, { rosterSignInWay: 'clever' });
    const ask = (schoolCode: string, deviceId: string) => app.anonymous.call(schoolSignInWay, { body: { schoolCode, edition: 'us', deviceId } });
    expect((await ask(' lake-side ', 'a'.repeat(16))).body).toEqual({ schoolName: 'Lakeside', way: 'clever' });
    await settle(roster.schoolId, {});
    expect((await ask('LAKE-SIDE', 'a'.repeat(16))).body.way).toBe('password');
    for (let tries = 0; tries < 5; tries += 1) expect((await ask('NOPE', 'b'.repeat(16))).body.code).toBe('school_code_unknown');
    expect(await ask('LAKE-SIDE', 'b'.repeat(16))).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect((await ask('LAKE-SIDE', 'a'.repeat(16))).status).toBe(200);
  });
});
