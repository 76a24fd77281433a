import { confirmProviderLink, disconnectProvider } from '@alba/contract/providers';
import { setStudentPassword } from '@alba/contract/pupils';
import * as secondStep from '@alba/contract/second-step';
import { givenPassword as password } from '@alba/testing/server/people';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { adminScene } from '../../testing/admin-scene.ts';
import { sentMails } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { keepPendingIdentity } from '../providers/pending-identity.ts';

const email = 'amara@school.example';
const subjects = async (test: TestApp) => (await sentMails(test)).map(({ to, subject }) => [to, subject]);

async function turnOn(test: TestApp, teacher: Parameters<TestApp['as']>[0]) {
  const { secret } = (await test.as(teacher).call(secondStep.beginSecondStep, { body: { password } })).body;
  const code = new TOTP({ secret }).generate({ timestamp: test.clock.now().getTime() });
  expect((await test.as(teacher).call(secondStep.confirmSecondStep, { body: { code } })).status).toBe(200);
}

describe('@P-ACCOUNT the owner of an account is told by e-mail', () => {
  it.each([
    ['us', 'The second step of your Alba Learn account was turned on', 'The second step of your Alba Learn account was turned off'],
    ['br', 'A segunda etapa da sua conta no Alba Learn foi ativada', 'A segunda etapa da sua conta no Alba Learn foi desativada'],
    ['eslac', 'Se activó el segundo paso de tu cuenta de Alba Learn', 'Se desactivó el segundo paso de tu cuenta de Alba Learn'],
  ] as const)('when the second step is turned on and off (%s)', async (edition, on, off) => {
    const test = await testApp();
    const school = await test.given.school({ district: await test.given.district({ edition }) });
    const teacher = await test.given.teacher({ school, username: 'amara', email });
    await turnOn(test, teacher);
    const [mail, ...others] = await sentMails(test);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: on });
    expect(mail?.text).toContain('amara');
    expect(mail?.text).toContain(`https://${edition}.learn.example/login/forgetlogin`);
    await test.as(teacher).call(secondStep.endSecondStep, { body: { password } });
    expect(await subjects(test)).toEqual([[email, off]]);
  });

  it('when the operator takes the second step away or gives another password', async () => {
    const test = await testApp();
    const teacher = await test.given.teacher({ email });
    await turnOn(test, teacher);
    await sentMails(test);
    const { run } = adminScene(() => test);
    await run(`user remove-second-step ${teacher.username}`);
    await run(`user reset-password ${teacher.username} --print`);
    expect((await subjects(test)).sort()).toEqual([
      [email, 'The second step of your Alba Learn account was turned off'],
      [email, 'Your Alba Learn password was changed'],
    ]);
  });

  it('when another way to sign in is connected and let go', async () => {
    const test = await testApp();
    const teacher = await test.given.teacher({ email });
    const identity = { provider: 'google', edition: 'us', issuer: 'https://google.example', subject: 'g', firstName: '', lastName: '' } as const;
    const ticket = await keepPendingIdentity(test.db, { ...identity, roles: [] }, test.clock.now());
    expect((await test.as(teacher).call(confirmProviderLink, { body: { ticket } })).status).toBe(200);
    const [mail] = await sentMails(test);
    expect(mail).toMatchObject({ to: email, subject: 'A new way to sign in to your Alba Learn account' });
    expect(mail?.text).toContain('Service: Google');
    await test.as(teacher).call(disconnectProvider, { params: { provider: 'google' } });
    expect(await subjects(test)).toEqual([[email, 'A way to sign in to your Alba Learn account was removed']]);
  });

  it('when their teacher sets another password; nobody is told who has no address', async () => {
    const test = await testApp();
    const teacher = await test.given.teacher();
    const { school } = teacher;
    const students = [await test.given.student({ school, email: 'family@home.example' }), await test.given.student({ school, email: null })];
    const { classId } = await test.given.class({ teacher, students });
    for (const { personId } of students) {
      expect((await test.as(teacher).call(setStudentPassword, { params: { classId, studentId: personId }, body: {} })).status).toBe(200);
    }
    expect(await subjects(test)).toEqual([['family@home.example', 'Your Alba Learn password was changed']]);
  });
});
