import { refreshToken as refresh } from '@alba/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminScene } from '../testing/admin-scene.ts';
import { sentMails, tokensIn } from '../testing/mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const { run, dataOf, enter, afterFiveSeconds } = adminScene(() => app);

describe('accounts', () => {
  it('deactivates one: sign-in is refused, sessions and links end; activating lets it in again', async () => {
    const student = await app.given.student();
    const signedIn = app.as(student);
    const refreshToken = await signedIn.refreshToken();
    expect((await run(`user deactivate ${student.username.toUpperCase()}`)).out).toContain('is deactivated');
    expect((await enter(student.username)).body.code).toBe('account_deactivated');
    expect((await app.anonymous.send({ method: 'POST', path: refresh.path, body: { refreshToken } })).status).toBe(401);
    afterFiveSeconds();
    expect((await signedIn.send({ method: 'GET', path: '/v1/account' })).status).toBe(403);
    expect(await run(`user deactivate ${student.username}`)).toMatchObject({ code: 1, wrong: expect.stringContaining('already') });
    await run(`user activate ${student.username}`);
    expect((await enter(student.username)).status).toBe(200);
    expect(
      await app.owner
        .selectFrom('audit_event')
        .select('action')
        .where('object_kind', '=', 'person')
        .where('object_id', '=', student.personId)
        .where('actor_role', '=', 'operator')
        .orderBy('event_id')
        .execute(),
    ).toEqual([{ action: 'person.deactivated' }, { action: 'person.activated' }]);
  });

  it('disables and enables one student, and nobody else so', async () => {
    const student = await app.given.student();
    await run(`user disable ${student.username}`);
    expect((await enter(student.username)).body.code).toBe('student_access_disabled');
    await run(`user enable ${student.username}`);
    expect((await enter(student.username)).status).toBe(200);
    expect((await run(`user disable ${(await app.given.teacher()).username}`)).wrong).toContain('is not a student');
  });

  it('forgets failed tries', async () => {
    const { username } = await app.given.student();
    for (let tried = 0; tried < 6; tried += 1) await enter(username, { password: 'wrong one' });
    expect((await enter(username)).status).toBe(429);
    await run(`user unlock ${username}`);
    expect((await enter(username)).status).toBe(200);
  });

  it('prints a link that sets a password once; a password only when asked for', async () => {
    const { username } = await app.given.student();
    const { out } = await run(`user reset-password ${username}`);
    const [, token] = /^https:\/\/us\.example\/login\/forgetlogin\/password#(\S+)$/m.exec(out) ?? [];
    expect((await enter(username)).status).toBe(200);
    const set = () => app.anonymous.send({ method: 'POST', path: '/v1/auth/recovery/password', body: { token, password: 'otter river 9', language: 'en' } });
    expect((await set()).status).toBe(200);
    expect((await set()).body.code).toBe('link_used');
    expect((await enter(username, { password: 'otter river 9' })).status).toBe(200);
    const printed = (await run(`user reset-password ${username} --print`)).out.split('\n').at(-1) ?? '';
    expect(printed).toMatch(/^[a-z2-9]{14}$/);
    expect((await enter(username, { password: 'otter river 9' })).body.code).toBe('wrong_credentials');
    expect((await enter(username, { password: printed })).status).toBe(200);
    const records = JSON.stringify(await app.owner.selectFrom('audit_event').selectAll().execute());
    expect(records).not.toContain(printed);
    expect(records).not.toContain(token);
  });

  it('makes an administrator who sets a password by a link', async () => {
    const district = await app.given.district();
    const line = `user create-admin --at ${district.districtId} --username dana.cole --first-name Dana --last-name Cole --email dana@district.example`;
    const made = await dataOf(line);
    expect(made).toMatchObject({ username: 'dana.cole', roles: ['admin'], hasPassword: false });
    expect((await enter('dana.cole')).body.code).toBe('wrong_credentials');
    const token = made.link.split('#')[1];
    await app.anonymous.send({ method: 'POST', path: '/v1/auth/recovery/password', body: { token, password: 'granite harbour 7', language: 'en' } });
    expect((await enter('dana.cole', { password: 'granite harbour 7' })).body).toMatchObject({ accountInfo: { role: 'admin' } });
    expect((await run(line)).wrong).toBe('The user name "dana.cole" is taken in the edition us.');
  });

  it('invites a teacher who makes the account, by a message or by a printed link', async () => {
    const school = await app.given.school();
    const sent = await run(`user invite --at ${school.schoolId} --role teacher --email ana.lima@school.example`);
    expect(sent).toMatchObject({ code: 0, out: expect.stringContaining('on its way to ana.lima@school.example') });
    const letter = (await sentMails(app)).find(({ to }) => to === 'ana.lima@school.example');
    expect(tokensIn(letter as never)).toHaveLength(1);
    const { link } = await dataOf(`user invite --at ${school.schoolId} --role teacher --email bo@school.example --link`);
    const chosen = { firstName: 'Bo', lastName: 'Berg', username: 'bo.berg', password: 'lantern on a hill' };
    const accepted = await app.anonymous.send({ method: 'POST', path: '/v1/auth/invitation', body: { token: link.split('#')[1], ...chosen } });
    expect(accepted.body).toMatchObject({ accountInfo: { role: 'teacher' } });
    expect((await run(`user invite --at ${school.districtId} --role teacher --email x@school.example`)).wrong).toContain('a school is needed');
  });

  it('makes a link for the first administrator only while there is none', async () => {
    const empty = await testApp();
    const { run } = adminScene(() => empty);
    const { out } = await run('setup-link');
    const token = /^https:\/\/us\.example\/login\/setup#(\S+)$/m.exec(out)?.[1];
    expect((await empty.anonymous.send({ method: 'POST', path: '/v1/auth/setup/link', body: { token } })).status).toBe(200);
    await empty.given.admin();
    expect((await run('setup-link')).wrong).toContain('There is an administrator already');
  });

  it('takes the second step away from who lost it', async () => {
    const teacher = await app.given.teacher();
    expect((await run(`user remove-second-step ${teacher.username}`)).wrong).toContain('has no second step');
    const { districtId, personId } = teacher;
    const now = app.clock.now();
    await app.owner
      .insertInto('second_step')
      .values({ district_id: districtId, person_id: personId, sealed_secret: Buffer.alloc(1), begun_at: now, confirmed_at: now })
      .execute();
    expect((await enter(teacher.username)).body).toMatchObject({ secondStep: { ticket: expect.any(String) } });
    await run(`user remove-second-step ${teacher.username}`);
    expect((await enter(teacher.username)).body).toMatchObject({ accountInfo: { role: 'teacher' } });
  });

  it('lists accounts without names and addresses', async () => {
    const teacher = await app.given.teacher({ firstName: 'Sekret', lastName: 'Naeme', email: 'sekret@school.example' });
    await app.given.student();
    const { out } = await run(`user list --at ${teacher.schoolId} --role teacher`);
    expect(out).toContain(teacher.username);
    expect(out).not.toMatch(/sekret|naeme/i);
    expect(JSON.stringify(await dataOf(`user list --at ${teacher.districtId}`))).not.toMatch(/sekret|naeme|argon2/i);
    expect(await dataOf(`user list --at ${teacher.districtId} --limit 1`)).toHaveLength(1);
  });

  it('asks for the edition where two have the user name', async () => {
    await app.given.student({ username: 'same.name' });
    await app.given.student({ username: 'same.name', school: await app.given.school({ district: await app.given.district({ edition: 'br' }) }) });
    expect((await run('user unlock same.name')).wrong).toContain('say which with --edition');
    expect((await run('user unlock same.name --edition br')).code).toBe(0);
  });
});
