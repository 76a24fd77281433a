import { claimsNamespace, identityClaims, type session, signIn } from '@alba/contract/auth';
import { givenPassword } from '@alba/testing/server/people';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeJwt } from '../../testing/decode-jwt.ts';
import { type Answer, type TestApp, testApp } from '../../testing/test-app.ts';

const password = givenPassword;

describe('@P-LOGIN signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  /** Nobody here has a second step. */
  const enter = async (username: string, more: object = {}) =>
    (await app.anonymous.call(signIn, { body: { username, password, edition: 'us', ...more } })) as unknown as Answer<{ reply: typeof session }>;

  it('@P-TOKEN gives tokens, the account and its namespaced claims', async () => {
    const teacher = await app.given.teacher({
      firstName: 'Mira',
      lastName: 'Sokafor',
      permissions: ['export', 'compare'],
      preferences: { mainPageTranslation: 'off' },
    });
    const { status, body } = await enter(teacher.username);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accountInfo: { individualId: teacher.personId, role: 'teacher', displayName: 'Mira Sokafor' },
      preferences: { mainPageTranslation: 'off' },
      permissions: ['compare', 'export'],
      accountId: teacher.personId,
      edition: 'us',
    });
    const claims = identityClaims.parse(decodeJwt(body.tokenResponse.accessToken)[claimsNamespace]);
    expect(claims).toMatchObject({
      personId: teacher.personId,
      role: 'teacher',
      roles: ['teacher'],
      districtId: teacher.districtId,
      schoolId: teacher.schoolId,
      networkId: teacher.school.networkId,
      edition: 'us',
      displayName: 'Mira Sokafor',
      timeZone: 'America/New_York',
      isComplete: true,
      lastSignInDateMillis: app.clock.now().getTime(),
    });
    expect(body.tokenResponse.refreshToken).toMatch(new RegExp(`^${teacher.districtId}\\.`));
  });

  it('stamps the sign-in, counts it for the day and leaves a record of it', async () => {
    const student = await app.given.student();
    await enter(student.username);
    await enter(student.username.toUpperCase());
    const person = await app.db.selectFrom('person').select('last_sign_in_at').where('person_id', '=', student.personId).executeTakeFirstOrThrow();
    expect(person.last_sign_in_at).toEqual(app.clock.now());
    const usage = await app.db.selectFrom('usage_day').selectAll().where('person_id', '=', student.personId).execute();
    expect(usage).toMatchObject([{ day: '2026-03-09', role: 'student', sign_ins: 2, school_year: 2025 }]);
    expect(await actionsOn(student.personId)).toEqual(['session.signed-in', 'session.signed-in']);
  });

  it('finds the name whatever its case and spaces around it, and only in its own edition', async () => {
    const student = await app.given.student({ username: 'Ána.Ruiz' });
    expect((await enter('  ÁNA.RUIZ ')).status).toBe(200);
    expect((await enter('ana.ruiz')).body.code).toBe('wrong_credentials');
    expect((await enter(student.username, { edition: 'br' })).body.code).toBe('wrong_credentials');
  });

  it('takes the password exactly as typed', async () => {
    const { username } = await app.given.student();
    for (const typed of [` ${password}`, `${password} `, password.toUpperCase()]) {
      expect((await enter(username, { password: typed })).body.code).toBe('wrong_credentials');
    }
  });

  it('answers a wrong password and an unknown name alike, to the byte', async () => {
    const known = await app.given.student();
    const wrong = await enter(known.username, { password: 'not this one' });
    const unknown = await enter('nobody.at.all', { password: 'not this one' });
    const withoutId = ({ body }: typeof wrong) => ({ ...body, requestId: '' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(withoutId(unknown)).toEqual(withoutId(wrong));
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
    expect(await actionsOn(known.personId)).toEqual(['session.sign-in-refused']);
  });

  it('refuses a person without a password of ours as it refuses a wrong one', async () => {
    const student = await app.given.student({ passwordHash: null });
    expect((await enter(student.username)).body.code).toBe('wrong_credentials');
  });

  it('tells a deactivated person so, but only with the right password', async () => {
    const { username, personId } = await app.given.teacher({ status: 'deactivated' });
    expect((await enter(username, { password: 'wrong one' })).body.code).toBe('wrong_credentials');
    expect(await enter(username)).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
    expect(await actionsOn(personId)).toEqual(['session.sign-in-refused', 'session.sign-in-refused']);
  });

  it('refuses a student whose access the school disabled, one by one or all at once', async () => {
    const school = await app.given.school({ studentsDisabled: true });
    const one = await app.given.student({ accessDisabledBySchool: true });
    const all = await app.given.student({ school });
    const teacher = await app.given.teacher({ school });
    expect((await enter(one.username)).body.code).toBe('student_access_disabled');
    expect((await enter(all.username)).body.code).toBe('student_access_disabled');
    expect((await enter(teacher.username)).status).toBe(200);
  });

  it('tells teachers and students of an unsubscribed district in their own words', async () => {
    const school = await app.given.school({ district: await app.given.district({ isSubscribed: false }) });
    const student = await app.given.student({ school });
    const teacher = await app.given.teacher({ school });
    expect(await enter(student.username)).toMatchObject({ status: 403, body: { code: 'not_subscribed_student' } });
    expect(await enter(teacher.username)).toMatchObject({ status: 403, body: { code: 'not_subscribed_teacher' } });
  });

  it('ends a subscription with its last day in the zone of the school', async () => {
    const district = await app.given.district({ edition: 'eslac', isSubscribed: false });
    await app.given.subscription({ district, startsOn: '2025-01-01', endsOn: '2026-03-08' });
    const tijuana = await app.given.student({ school: await app.given.school({ district, timeZone: 'America/Tijuana' }) });
    const bogota = await app.given.student({ school: await app.given.school({ district, timeZone: 'America/Bogota' }) });
    const before = app.clock.now();
    app.clock.moveTo('2026-03-09T05:30:00Z');
    expect((await enter(tijuana.username, { edition: 'eslac' })).status).toBe(200);
    expect((await enter(bogota.username, { edition: 'eslac' })).body.code).toBe('not_subscribed_student');
    app.clock.moveTo(before);
  });

  it('lets administrators in for 90 days after the subscription, to take their data with them', async () => {
    const district = await app.given.district({ isSubscribed: false });
    await app.given.subscription({ district, startsOn: '2024-01-01', endsOn: '2025-12-09' });
    const admin = await app.given.admin({ school: await app.given.school({ district }) });
    expect((await enter(admin.username)).status).toBe(200);
    const before = app.clock.now();
    app.clock.advance(24 * 3_600_000);
    expect((await enter(admin.username)).body.code).toBe('not_subscribed_teacher');
    app.clock.moveTo(before);
  });

  it('enters in the role chosen last, or in one still held', async () => {
    const both = await app.given.teacher({ otherRoles: ['admin'] });
    expect((await enter(both.username)).body.accountInfo.role).toBe('teacher');
    await app.owner.deleteFrom('role_grant').where('person_id', '=', both.personId).where('role', '=', 'teacher').execute();
    expect((await enter(both.username)).body.accountInfo.role).toBe('admin');
    await app.owner.deleteFrom('role_grant').where('person_id', '=', both.personId).execute();
    expect((await enter(both.username)).body.code).toBe('account_deactivated');
  });

  it('@P-GATE says in the token that an account still lacks something', async () => {
    const teacher = await app.given.teacher({ email: null });
    const { body } = await enter(teacher.username);
    expect(decodeJwt(body.tokenResponse.accessToken)[claimsNamespace]).toMatchObject({ isComplete: false });
    const other = await app.given.teacher({ email: null, schoolEmail: 'a@school.example' });
    expect(decodeJwt((await enter(other.username)).body.tokenResponse.accessToken)[claimsNamespace]).toMatchObject({ isComplete: true });
  });

  it('tells every field that is wrong and refuses unknown ones', async () => {
    const reply = await app.anonymous.send({ method: 'POST', path: signIn.path, body: { username: '', edition: 'mars', role: 'admin', districtId: 1 } });
    expect(reply.status).toBe(400);
    expect(reply.body.issues?.map(({ path, rule }) => `${path.join('.')} ${rule}`).sort()).toEqual([
      'districtId unknown_field',
      'edition not_a_choice',
      'password required',
      'role unknown_field',
      'username required',
    ]);
  });

  it('answers odd names like any other input, never with a failure of ours', async () => {
    for (const name of ['no\u0000body', '\ud800', "' or 1=1 --", '%', '<svg/onload=alert(1)>', '🦉'.repeat(50)]) {
      expect([400, 401]).toContain((await enter(name)).status);
    }
  });

  it('stores a stronger hash when the password was hashed with less work', async () => {
    const { hash } = await import('@node-rs/argon2');
    const student = await app.given.student({ passwordHash: await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }) });
    expect((await enter(student.username)).status).toBe(200);
    const person = await app.db.selectFrom('person').select('password_hash').where('person_id', '=', student.personId).executeTakeFirstOrThrow();
    expect(person.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await enter(student.username)).status).toBe(200);
  });

  it('says that signing in is not possible now while the database is away', async () => {
    const { username } = await app.given.student();
    vi.spyOn(app.db, 'selectFrom').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    });
    const refused = await enter(username);
    expect(refused).toMatchObject({ status: 503, body: { code: 'sign_in_unavailable' } });
    expect(refused.headers['retry-after']).toBe('5');
  });

  it('says that signing in is not possible now, not that somebody tried too often, while too many wait', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, (_, number) => enter(`nobody.${number}`)));
    const refused = answers.filter(({ status }) => status !== 401);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'sign_in_unavailable' } });
      expect(answer.headers['retry-after']).toBe('5');
    }
  });

  const actionsOn = async (personId: number) =>
    (
      await app.db
        .selectFrom('audit_event')
        .select('action')
        .where('object_kind', '=', 'person')
        .where('object_id', '=', personId)
        .orderBy('event_id')
        .execute()
    ).map(({ action }) => action);
});
