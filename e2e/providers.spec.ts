import type { Page } from '@playwright/test';
import { Person } from './support/api.ts';
import { appCode } from './support/app-code.ts';
import { demonstration, type EditionId, port } from './support/editions.ts';
import { look } from './support/look.ts';
import { newPerson, secret } from './support/new-person.ts';
import { signInByForm } from './support/sign-in.ts';
import { schoolCodes } from './support/sign-up.ts';
import { atSimulator, choose } from './support/simulators.ts';
import { expect, inEditions, notice, phone, test, type Visit } from './support/test.ts';
import { containing, type Words, wordsOf } from './support/words.ts';

const nameOf: Record<EditionId, { student: string; teacher: string; new: string }> = {
  us: { student: 'Maya Torres', teacher: 'Amara Okafor', new: 'Nora Whitaker' },
  br: { student: 'Júlia Costa e Silva', teacher: 'Renata Moraes', new: 'Caio Mendonça' },
  eslac: { student: 'Valentina Ríos', teacher: 'Lucía Mondragón', new: 'Inés Barrera' },
};
const cancel: Record<EditionId, string> = { us: 'Cancel', br: 'Cancelar', eslac: 'Cancelar' };

const button = (page: Page, w: Words, service: string) => page.getByRole('link', { name: `${w('sign-in:signInWith')} ${service}` });

async function openLogin(visit: Visit, edition: EditionId, options: object = {}): Promise<Page> {
  visit.expectProblem(atSimulator);
  return visit.open(edition, { path: '/login', ...options });
}

inEditions('a student signs in with Google, and the screen says who it is', { tag: ['@P-GOOGLE'] }, async ({ edition, w, visit }) => {
  const page = await openLogin(visit, edition, { path: '/login?previousPath=%2Fstudent%2Fclasses', viewport: phone });
  await expect(button(page, w, 'Google')).toContainText(w('sign-in:simulated'));
  await button(page, w, 'Google').click();
  await choose(page, edition, nameOf[edition].student);
  await expect(page).toHaveURL(/\/student\/classes$/);
  await expect(notice(page, w, w('providers:signedInAs', { name: nameOf[edition].student }))).toBeVisible();
});

inEditions('an e-mail that is known here is only a question, which a password answers', { tag: ['@P-GOOGLE'] }, async ({ edition, w, visit }) => {
  const page = await openLogin(visit, edition);
  await button(page, w, 'Google').click();
  await choose(page, edition, nameOf[edition].teacher);
  const { teacher } = demonstration[edition];
  await expect(page.getByText(w('providers:link.body', { email: `${teacher}@example.org`, service: 'Google' }))).toBeVisible();
  await look(page, 'the question whether it is the same person');
  await signInByForm(page, w, teacher);
  await expect(notice(page, w, w('providers:signedInAs', { name: nameOf[edition].teacher }))).toBeVisible();
  // from now on at once, also over a session of somebody else
  await page.goto('/login/google');
  await choose(page, edition, nameOf[edition].teacher);
  await expect(page).toHaveURL(/\/$/);
});

inEditions(
  'who stops at Google is told; somebody new makes an account without a password',
  { tag: ['@P-GOOGLE', '@P-SIGNUP'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^403 POST \/v1\/auth\/providers\/google\/finish/);
    const page = await openLogin(visit, edition);
    await button(page, w, 'Google').click();
    await page.getByRole('button', { name: cancel[edition], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('providers:refused.provider_declined.title', { service: 'Google' }));
    await expect(page.locator(':focus')).toHaveRole('heading');
    await look(page, 'a sign-in with Google that failed');
    await page.getByRole('button', { name: w('providers:again') }).click();
    await choose(page, edition, nameOf[edition].new);
    await expect(page).toHaveURL(/\/login\/completeaccount/);
    const next = page.getByRole('button', { name: w('sign-up:next'), exact: true });
    await page.getByRole('radio', { name: containing(w('sign-up:role.teacher.label')) }).check();
    await next.click();
    await page.getByLabel(w('sign-up:school.code')).fill(schoolCodes[edition]);
    await next.click();
    await expect(page.getByText(w('sign-up:proved.google'))).toBeVisible();
    await expect(page.getByLabel(w('sign-up:about.firstName'), { exact: true })).not.toHaveValue('');
    await expect(page.getByLabel(w('sign-up:about.password'), { exact: true })).toHaveCount(0);
    await page.getByLabel(w('sign-up:about.username'), { exact: true }).fill(`google.new.${edition}`);
    await page.getByRole('button', { name: w('sign-up:about.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: w('sign-up:ready.title') })).toBeVisible();
    // from now on Google is the way in, and the only one
    await page.goto('/login/google');
    await choose(page, edition, nameOf[edition].new);
    await expect(notice(page, w, w('providers:signedInAs', { name: nameOf[edition].new }))).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText(w('account:connected.lastWay'))).toBeVisible();
  },
);

test('Clever makes an account at the first time, also from a tile of its portal', { tag: ['@P-CLEVER'] }, async ({ visit }) => {
  const w = wordsOf('us');
  const page = await openLogin(visit, 'us');
  await button(page, w, 'Clever').click();
  await choose(page, 'us', 'Rosa Delgado');
  await expect(notice(page, w, w('providers:signedInAs', { name: 'Rosa Delgado' }))).toBeVisible();
  await expect(page).toHaveURL(/\/student\/home$/);
  // a tile brings a code that nobody here asked for: it is answered by a request of our own, and another user replaces the first
  const clever = new URL(await whereClever(page)).origin;
  await page.goto(`${clever}/portal`);
  await choose(page, 'us', 'Kofi Mensah');
  await expect(page).toHaveURL(/us\.localhost:\d+\/$/);
  await expect(notice(page, w, w('providers:signedInAs', { name: 'Kofi Mensah' }))).toBeVisible();
  // and nobody is led to another site afterwards
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    await page.goto(`/cleverSSO?previousPath=${encodeURIComponent(path)}`);
    await expect(page).toHaveURL(/us\.localhost:\d+\/$/);
  }
});

test('Clever says what stands against somebody', { tag: ['@P-CLEVER', '@P-NOTSUB'] }, async ({ visit }) => {
  const w = wordsOf('us');
  visit.expectProblem(/^403 POST \/v1\/auth\/providers\/clever\/finish/);
  const page = await openLogin(visit, 'us');
  const refusals = [
    ['Far Teacher', 'not_subscribed_teacher'],
    ['Far Student', 'not_subscribed_student'],
    ['Bea Lopez', 'provider_role_unknown'],
  ] as const;
  await button(page, w, 'Clever').click();
  for (const [person, refusal] of refusals) {
    await choose(page, 'us', person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(`providers:refused.${refusal}.title`, { service: 'Clever' }));
    await page.getByRole('button', { name: w('providers:again') }).click();
  }
  await choose(page, 'us', 'Amara Okafor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('providers:link.title'));
});

test('people of a roster sign in by their school’s code and its own way', { tag: ['@P-ONEROSTER'] }, async ({ visit }) => {
  const w = wordsOf('us');
  visit.expectProblem(/^404 POST \/v1\/auth\/school-way/);
  const page = await openLogin(visit, 'us');
  await button(page, w, 'OneRoster').click();
  const code = page.getByLabel(w('providers:oneRoster.code'));
  await look(page, 'the school code of sign-in');
  await code.fill('nowhere');
  await page.getByRole('button', { name: w('providers:oneRoster.continue') }).click();
  await expect(code).toHaveAccessibleDescription(w('providers:oneRoster.codeUnknown'));
  await code.fill('river-cedar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('providers:oneRoster.atSchool', { school: 'Cedar Hollow Elementary' }));
  await signInByForm(page, w, demonstration.us.student);
  await expect(page).toHaveURL(/\/student\/home$/);
});

inEditions('an account is connected and let go on the account page', { tag: ['@P-GOOGLE', '@P-ACCOUNT'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(atSimulator);
  const page = await visit.open(edition, { as: demonstration[edition].admin, path: '/account' });
  await page.getByRole('button', { name: w('account:connected.connectName', { service: 'Google' }) }).click();
  await choose(page, edition, 'Robin Vale');
  await expect(page).toHaveURL(/\/account$/);
  await expect(notice(page, w, w('providers:connected', { service: 'Google' }))).toBeVisible();
  await expect(page.getByText('robin.vale@example.org')).toBeVisible();
  await page.getByRole('button', { name: w('account:connected.disconnectName', { service: 'Google' }) }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: w('account:connected.disconnect'), exact: true }).click();
  await expect(notice(page, w, w('account:connected.disconnected', { service: 'Google' }))).toBeVisible();
  await expect(page.getByText(w('account:connected.notConnected'))).toBeVisible();
});

inEditions('an account with a second step asks for it after Google too', { tag: ['@P-GOOGLE', '@P-LOGIN'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(atSimulator);
  visit.expectProblem(/^403 POST \/v1\/auth\/sign-in\/second-step/);
  const person = await Person.signIn(edition, await newPerson(edition, 'teacher'), port, secret);
  const page = await visit.open(edition, { as: person, path: '/account' });
  await page.getByRole('button', { name: w('account:connected.connectName', { service: 'Google' }) }).click();
  await choose(page, edition, 'Tess Quill');
  await expect(notice(page, w, w('providers:connected', { service: 'Google' }))).toBeVisible();
  const { secret: key } = await person.call<{ secret: string }>('POST', '/v1/account/second-step/begin', { password: secret });
  await person.call('POST', '/v1/account/second-step/confirm', { code: appCode(key) });

  const door = await openLogin(visit, edition, { path: '/login?previousPath=%2Faccount' });
  await button(door, w, 'Google').click();
  await choose(door, edition, 'Tess Quill');
  const field = door.getByLabel(w('second-step:signIn.code'), { exact: true });
  await expect(field).toBeFocused();
  await look(door, 'second step after Google');
  const submit = door.getByRole('button', { name: w('second-step:signIn.submit'), exact: true });
  await field.fill('000 000');
  await submit.click();
  await expect(door.getByText(w('sign-in:refused.codeWrong.title'))).toBeVisible();
  // every code counts once: the next one, on a clock that is half a minute fast
  await field.fill(appCode(key, 30));
  await submit.click();
  await expect(door).toHaveURL(/\/account$/);
});

async function whereClever(page: Page): Promise<string> {
  const { url } = await page.evaluate(async () => {
    const response = await fetch('/v1/auth/providers/clever/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ edition: 'us', deviceId: 'a-device-of-tests' }),
    });
    return (await response.json()) as { url: string };
  });
  return url;
}
