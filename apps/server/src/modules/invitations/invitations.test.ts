import { myAccount } from '@alba/contract/account';
import { signIn } from '@alba/contract/auth';
import { acceptInvitation, openInvitation, openSetup, setUpInstallation } from '@alba/contract/invitations';
import { describe, expect, it } from 'vitest';
import { transact } from '../../platform/db/index.ts';
import { sentMails, tokensIn } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { operator } from '../audit/index.ts';
import { makeInvitation, makeSetupLink, sendInvitation } from './index.ts';

const day = 24 * 3_600_000;
const chosen = { firstName: 'Inês', lastName: 'Prado', username: 'ines.prado', password: 'seven kites high' };

async function invited(test: TestApp, given: { role?: 'teacher' | 'admin'; email?: string } = {}) {
  const school = await test.given.school({ name: 'Cedar Hollow' });
  const invitation = { role: 'teacher' as const, institutionId: school.schoolId, email: 'ines@school.example', by: operator, now: test.clock.now(), ...given };
  const token = await transact(test.db, (tx) => makeInvitation(tx, invitation));
  return { school, token };
}
const accept = (test: TestApp, token: string, more: object = {}) => test.anonymous.call(acceptInvitation, { body: { token, ...chosen, ...more } });

describe('an invitation', () => {
  it('says what it is for, makes the account of that role and school, and signs its owner in', async () => {
    const test = await testApp();
    const { token } = await invited(test);
    expect(await test.anonymous.call(openInvitation, { body: { token } })).toEqual({
      status: 200,
      body: { role: 'teacher', edition: 'us', institutionName: 'Cedar Hollow', email: 'ines@school.example', minPasswordLength: 4 },
    });
    const session = await accept(test, token);
    expect(session).toMatchObject({ status: 200, body: { accountInfo: { role: 'teacher' } } });
    const own = await test.anonymous.call(myAccount, { headers: { authorization: `Bearer ${session.body.tokenResponse.accessToken}` } });
    expect(own.body).toMatchObject({ username: 'ines.prado', schoolName: 'Cedar Hollow', email: 'ines@school.example', roles: ['teacher'], missing: [] });
    expect((await test.anonymous.call(signIn, { body: { username: 'ines.prado', password: chosen.password, edition: 'us' } })).status).toBe(200);
  });

  it('is taken up once, also by two at the same moment, and not after seven days', async () => {
    const test = await testApp();
    const { token } = await invited(test);
    const both = await Promise.all([accept(test, token), accept(test, token, { username: 'somebody.else' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    const late = await invited(test);
    test.clock.advance(7 * day + 1_000);
    expect((await accept(test, late.token, { username: 'late.comer' })).body.code).toBe('link_expired');
  });

  it('makes nothing where nobody could sign in with the account, and stays good until then', async () => {
    const test = await testApp();
    const { school, token } = await invited(test);
    const settle = (signInWays: string[]) =>
      test.owner
        .updateTable('institution')
        .set({ settings: JSON.stringify({ signInWays }) })
        .where('institution_id', '=', school.schoolId)
        .execute();
    await settle(['google']);
    expect(await accept(test, token)).toMatchObject({ status: 403, body: { code: 'sign_in_way_off' } });
    await settle(['google', 'password']);
    await test.owner.updateTable('subscription').set({ ends_on: '2020-01-31', starts_on: '2020-01-01' }).where('district_id', '=', school.districtId).execute();
    expect(await accept(test, token)).toMatchObject({ status: 403, body: { code: 'not_subscribed_teacher' } });
    expect(await test.db.selectFrom('person').select('username').where('username', '=', chosen.username).execute()).toEqual([]);
    await test.owner.updateTable('subscription').set({ ends_on: '2099-01-31' }).where('district_id', '=', school.districtId).execute();
    expect((await accept(test, token)).status).toBe(200);
  });

  it('survives a taken name and a weak password', async () => {
    const test = await testApp();
    const { school, token } = await invited(test);
    await test.given.teacher({ school, username: 'INES.PRADO' });
    expect(await accept(test, token)).toMatchObject({ status: 409, body: { code: 'username_taken' } });
    expect((await accept(test, token, { username: 'ines', password: 'password' })).body.issues).toEqual([{ path: ['password'], rule: 'too_common' }]);
    expect((await accept(test, token, { username: 'ines' })).status).toBe(200);
  });

  it.each(['role', 'institutionId', 'districtId', 'permissions', 'email'])('takes no %s from whoever accepts', async (field) => {
    const test = await testApp();
    const { token } = await invited(test);
    const answer = await test.anonymous.send({ method: 'POST', path: acceptInvitation.path, body: { token, ...chosen, [field]: 'admin' } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: [field], rule: 'unknown_field' }] } });
  });

  it.each([
    ['en', 'Your invitation to Alba Learn', 'Make my account'],
    ['pt', 'Seu convite para o Alba Learn', 'Criar minha conta'],
    ['es', 'Tu invitación a Alba Learn', 'Crear mi cuenta'],
  ] as const)('comes by e-mail in %s', async (language, subject, action) => {
    const test = await testApp();
    const school = await test.given.school({ name: 'Cedar Hollow' });
    const invitation = { role: 'admin' as const, institutionId: school.schoolId, email: 'ines@school.example', language, by: operator, now: test.clock.now() };
    await transact(test.db, (tx) => sendInvitation(tx, invitation));
    const [mail] = await sentMails(test);
    expect(mail).toMatchObject({ to: 'ines@school.example', subject });
    expect(mail?.text).toContain(action);
    expect(mail?.text).toContain('Cedar Hollow');
    const [token = ''] = mail ? tokensIn(mail) : [];
    expect((await accept(test, token)).body.accountInfo.role).toBe('admin');
  });
});

describe('the first start of an installation (D77)', () => {
  const setup = {
    ...chosen,
    edition: 'br' as const,
    districtName: 'Rede Municipal',
    schoolName: 'Escola Aurora',
    email: 'ines@rede.example',
  };
  const link = (test: TestApp) => transact(test.db, (tx) => makeSetupLink(tx, test.clock.now()));

  it('makes a district, a school with its code, subscriptions and the administrator, who is signed in', async () => {
    const test = await testApp();
    const token = (await link(test)) ?? '';
    expect((await test.anonymous.call(openSetup, { body: { token } })).status).toBe(200);
    const session = await test.anonymous.call(setUpInstallation, { body: { token, ...setup } });
    expect(session).toMatchObject({ status: 200, body: { edition: 'br', accountInfo: { role: 'admin' } } });
    const institutions = await test.db.selectFrom('institution').selectAll().orderBy('kind').execute();
    expect(institutions.map(({ kind, name }) => [kind, name])).toEqual([
      ['district', 'Rede Municipal'],
      ['school', 'Escola Aurora'],
    ]);
    expect(institutions[1]?.school_code).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
    expect((await test.db.selectFrom('subscription').selectAll().execute()).length).toBe(3);
    expect((await test.anonymous.call(signIn, { body: { username: chosen.username, password: chosen.password, edition: 'br' } })).status).toBe(200);
  });

  it('offers it to nobody once there is an administrator', async () => {
    const test = await testApp();
    const [first, second] = [(await link(test)) ?? '', (await link(test)) ?? ''];
    expect((await test.anonymous.call(setUpInstallation, { body: { token: first, ...setup } })).status).toBe(200);
    expect(await link(test)).toBeUndefined();
    expect((await test.anonymous.call(openSetup, { body: { token: second } })).body.code).toBe('setup_done');
    expect((await test.anonymous.call(setUpInstallation, { body: { token: second, ...setup } })).body.code).toBe('setup_done');
    expect((await test.anonymous.call(setUpInstallation, { body: { token: first, ...setup } })).body.code).toBe('link_used');
  });

  it('of two who do it at the same moment one is the first', async () => {
    const test = await testApp();
    const tokens = [(await link(test)) ?? '', (await link(test)) ?? ''];
    const answers = await Promise.all(
      tokens.map((token, n) => test.anonymous.call(setUpInstallation, { body: { token, ...setup, districtName: `Rede ${n}`, username: `admin.${n}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await test.db.selectFrom('institution').selectAll().execute()).length).toBe(2);
  });

  it('leaves nothing behind when something is wrong', async () => {
    const test = await testApp();
    const token = (await link(test)) ?? '';
    const weak = await test.anonymous.call(setUpInstallation, { body: { token, ...setup, password: 'redemunicipal' } });
    expect(weak.body.issues).toEqual([{ path: ['password'], rule: 'too_common' }]);
    expect(await test.db.selectFrom('institution').selectAll().execute()).toEqual([]);
    expect((await test.anonymous.call(setUpInstallation, { body: { token, ...setup } })).status).toBe(200);
  });
});
