import { confirmEmail, loadAccountSettings, myAccount, updateAccount } from '@alba/contract/account';
import { chooseRole, refreshToken, signIn } from '@alba/contract/auth';
import { askRecovery, setPasswordByLink } from '@alba/contract/recovery';
import { type GivenPerson, givenPassword, type PersonOptions } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { sentMails, tokensIn } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const language = 'en' as const;
const password = { currentPassword: givenPassword };
const change = (test: TestApp, person: GivenPerson, body: object) => test.as(person).call(updateAccount, { body: { language, ...body } });
const pick = async (test: TestApp, to: string) => (await sentMails(test)).find((mail) => mail.to === to);
const storedOf = async (test: TestApp, { personId }: GivenPerson) =>
  await test.db.selectFrom('person').selectAll().where('person_id', '=', personId).executeTakeFirstOrThrow();
const teacherIn = async (test: TestApp, options: PersonOptions = {}) =>
  await test.given.teacher({ username: 'amara.okafor', email: 'old@school.example', ...options });

describe('@P-ACCOUNT the own account', () => {
  it('shows names, addresses, school, role and preferences', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test, { firstName: 'Amara', lastName: 'Okafor', otherRoles: ['admin'], preferences: { mainPageTranslation: 'off' } });
    const { body } = await test.as(teacher).call(loadAccountSettings);
    expect(body).toEqual({
      username: 'amara.okafor',
      firstName: 'Amara',
      lastName: 'Okafor',
      role: 'teacher',
      roles: ['admin', 'teacher'],
      schoolName: expect.any(String),
      ...(body.schoolCode === undefined ? {} : { schoolCode: expect.any(String) }),
      email: { current: 'old@school.example' },
      schoolEmail: {},
      hasPassword: true,
      minPasswordLength: 4,
      forceInitials: false,
      preferences: { mainPageTranslation: 'off' },
    });
    const student = await test.given.student();
    expect((await test.as(student).call(loadAccountSettings)).body).not.toHaveProperty('schoolEmail');
  });

  it('changes names, and the next token bears them', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const session = test.as(teacher);
    expect((await session.call(updateAccount, { body: { language, firstName: ' Inês ', lastName: "D'Arcy" } })).body).toMatchObject({
      firstName: 'Inês',
      lastName: "D'Arcy",
    });
    const renewed = await session.call(chooseRole, { body: { role: 'teacher', refreshToken: await session.refreshToken() } });
    expect(renewed.body.accountInfo.displayName).toContain('Inês');
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'required'],
    [{ firstName: 'x'.repeat(26) }, 'firstName', 'too_long'],
    [{ lastName: 'say "hi"' }, 'lastName', 'characters'],
    [{ email: 'amara@school' }, 'email', undefined],
    [{ email: '' }, 'email', 'required'],
    [{ schoolEmail: 'nonsense' }, 'schoolEmail', undefined],
    [{ newPassword: 'abc' }, 'newPassword', 'too_short'],
    [{ newPassword: 'amara.okafor' }, 'newPassword', 'like_username'],
    [{ newPassword: 'seven kites' }, 'currentPassword', 'required'],
    [{ email: 'new@school.example' }, 'currentPassword', 'required'],
  ])('refuses %j beside its field, and changes nothing', async (body, field, rule) => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const before = await storedOf(test, teacher);
    const answer = await change(test, teacher, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(answer.body.issues).toContainEqual(expect.objectContaining({ path: [field], ...(rule && { rule }) }));
    expect(await storedOf(test, teacher)).toEqual(before);
  });

  it.each(['username', 'role', 'roles', 'schoolId', 'districtId', 'status', 'permissions', 'individualId', 'facultyEmail', 'pendingEmails'])(
    'takes no %s from anybody',
    async (field) => {
      const test = await testApp();
      const teacher = await teacherIn(test);
      const before = await storedOf(test, teacher);
      const answer = await test.as(teacher).send({ method: 'PATCH', path: updateAccount.path, body: { language, firstName: 'New', [field]: 'admin' } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path: [field], rule: 'unknown_field' }] } });
      expect(await storedOf(test, teacher)).toEqual(before);
    },
  );

  it('keeps a student’s last name to its initial where the school asks for it, and gives students no school e-mail', async () => {
    const test = await testApp();
    const student = await test.given.student();
    await test.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify({ forceInitials: true }) })
      .where('institution_id', '=', student.schoolId)
      .execute();
    expect((await change(test, student, { lastName: 'rivera' })).body.lastName).toBe('R.');
    expect((await change(test, student, { schoolEmail: 'a@x.example', ...password })).body.issues).toEqual([{ path: ['schoolEmail'], rule: 'unknown_field' }]);
  });

  it('keeps preferences one by one', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test, { preferences: { mainPageTranslation: 'off' } });
    expect((await change(test, teacher, { preferences: { landingOverlay: 'off' } })).body.preferences).toEqual({
      mainPageTranslation: 'off',
      landingOverlay: 'off',
    });
    const again = await test.anonymous.call(signIn, { body: { username: 'amara.okafor', password: givenPassword, edition: 'us' } });
    expect(again.body).toMatchObject({ preferences: { mainPageTranslation: 'off', landingOverlay: 'off' } });
  });

  it('is refused to those who are not signed in', async () => {
    const test = await testApp();
    expect((await test.anonymous.call(updateAccount, { body: { language } })).status).toBe(401);
    expect((await test.anonymous.call(loadAccountSettings)).status).toBe(401);
  });
});

describe('@P-ACCOUNT a new password', () => {
  it('asks for the current one, ends the other sessions and keeps this one', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const here = test.as(teacher);
    const there = test.as(teacher);
    const tokenThere = await there.refreshToken();
    await here.refreshToken();
    expect((await here.call(updateAccount, { body: { language, newPassword: 'seven kites', ...password } })).status).toBe(200);
    test.clock.advance(6_000);
    expect((await test.anonymous.call(refreshToken, { body: { refreshToken: tokenThere } })).body.code).toBe('refresh_refused');
    // the token before counts no more, and this session renews it
    expect(await here.call(myAccount)).toMatchObject({ status: 403, body: undefined });
    expect((await test.anonymous.call(refreshToken, { body: { refreshToken: await here.refreshToken() } })).status).toBe(200);
    const sign = (secret: string) => test.anonymous.call(signIn, { body: { username: 'amara.okafor', password: secret, edition: 'us' } });
    expect((await sign(givenPassword)).status).toBe(401);
    expect((await sign('seven kites')).status).toBe(200);
    expect(await pick(test, 'old@school.example')).toMatchObject({ subject: 'Your Alba Learn password was changed' });
  });

  it('needs a sign-in of a moment ago where there is none to ask for, and so does an e-mail', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test, { passwordHash: null });
    const own = test.as(teacher);
    await own.refreshToken();
    test.clock.advance(10 * 60_000 + 1_000);
    const send = (body: object) => own.call(updateAccount, { body: { language, ...body } });
    const again = { status: 403, body: { code: 'sign_in_again_first' } };
    expect(await send({ newPassword: 'seven kites' })).toMatchObject(again);
    expect(await send({ email: 'new@school.example' })).toMatchObject(again);
    expect((await send({ firstName: 'Still' })).status).toBe(200);
    expect(await storedOf(test, teacher)).toMatchObject({ password_hash: null, pending_emails: {} });
    expect((await change(test, teacher, { newPassword: 'seven kites' })).status).toBe(200);
  });

  it('refuses a wrong current one with a body, and slows guessing of it down', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const guess = () => change(test, teacher, { newPassword: 'seven kites', currentPassword: 'wrong' });
    expect(await guess()).toMatchObject({ status: 403, body: { code: 'current_password_wrong' } });
    for (let n = 0; n < 4; n += 1) await guess();
    expect(await guess()).toMatchObject({ status: 429, body: { details: { retryAt: expect.any(String) } } });
    expect((await change(test, teacher, { newPassword: 'seven kites', ...password })).status).toBe(429);
    expect((await change(test, teacher, { firstName: 'Still' })).status).toBe(200);
  });
});

describe('@P-ACCOUNT a new e-mail', () => {
  const asked = (email: string) => ({ body: { email, edition: 'us' as const, language } });
  const begin = async (test: TestApp, teacher: GivenPerson) => {
    const { body } = await change(test, teacher, { email: 'new@school.example', ...password });
    const mails = await sentMails(test);
    const message = mails.find(({ to }) => to === 'new@school.example');
    return { body, mails, token: (message && tokensIn(message)[0]) ?? '' };
  };
  const confirm = (test: TestApp, token: string) => test.anonymous.call(confirmEmail, { body: { token, language } });

  it('counts only when its owner confirmed it; the old address is told before and after', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const { body, mails, token } = await begin(test, teacher);
    expect(body.email).toEqual({ current: 'old@school.example', pending: 'new@school.example' });
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['new@school.example', 'Confirm your e-mail for Alba Learn'],
      ['old@school.example', 'Somebody asked to change the e-mail of your Alba Learn account'],
    ]);
    const toRecover = async (email: string) => {
      await test.anonymous.call(askRecovery, asked(email));
      return (await sentMails(test)).length;
    };
    expect(await toRecover('new@school.example')).toBe(0);
    expect((await confirm(test, token)).status).toBe(200);
    expect(await pick(test, 'old@school.example')).toMatchObject({ subject: 'The e-mail of your Alba Learn account was changed' });
    expect((await test.as(teacher).call(loadAccountSettings)).body.email).toEqual({ current: 'new@school.example' });
    expect(await toRecover('new@school.example')).toBe(1);
    expect(await toRecover('old@school.example')).toBe(0);
    expect((await confirm(test, token)).body.code).toBe('link_used');
  });

  it('is void when another was written since, when it is taken back, and after a day', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const first = await begin(test, teacher);
    await change(test, teacher, { email: 'third@school.example', ...password });
    expect((await confirm(test, first.token)).body.code).toBe('link_used');
    const message = await pick(test, 'third@school.example');
    expect((await change(test, teacher, { email: 'old@school.example' })).body.email).toEqual({ current: 'old@school.example' });
    expect((await confirm(test, (message && tokensIn(message)[0]) ?? '')).body.code).toBe('link_used');
    const last = await begin(test, teacher);
    test.clock.advance(24 * 3_600_000 + 1_000);
    expect((await confirm(test, last.token)).body.code).toBe('link_expired');
    expect((await storedOf(test, teacher)).email).toBe('old@school.example');
  });

  it('is stopped by whoever has the old address: a recovered password ends it', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const { token } = await begin(test, teacher);
    await test.anonymous.call(askRecovery, asked('old@school.example'));
    const message = await pick(test, 'old@school.example');
    const link = (message && tokensIn(message)[0]) ?? '';
    expect((await test.anonymous.call(setPasswordByLink, { body: { token: link, password: 'seven kites', language } })).status).toBe(200);
    expect((await confirm(test, token)).body.code).toBe('link_used');
    expect((await test.as(teacher).call(loadAccountSettings)).body.email).toEqual({ current: 'old@school.example' });
  });

  it('is sent again without the password, five times an hour at most', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    await begin(test, teacher);
    for (let n = 0; n < 4; n += 1) expect((await change(test, teacher, { email: 'new@school.example' })).status).toBe(200);
    expect((await sentMails(test)).filter(({ to }) => to === 'new@school.example')).toHaveLength(4);
    expect(await change(test, teacher, { email: 'new@school.example' })).toMatchObject({ status: 429 });
  });

  it('can be taken away by a student, not by a teacher', async () => {
    const test = await testApp();
    const student = await test.given.student({ email: 'noor@home.example' });
    expect((await change(test, student, { email: '', ...password })).body.email).toEqual({});
    expect(await pick(test, 'noor@home.example')).toMatchObject({ subject: 'The e-mail of your Alba Learn account was changed' });
  });

  it('of a link works for nothing else', async () => {
    const test = await testApp();
    const teacher = await teacherIn(test);
    const { token } = await begin(test, teacher);
    expect((await test.anonymous.call(setPasswordByLink, { body: { token, password: 'seven kites', language } })).body.code).toBe('link_unknown');
  });
});
