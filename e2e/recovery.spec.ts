import { Person } from './support/api.ts';
import { type EditionId, password } from './support/editions.ts';
import { look } from './support/look.ts';
import { messageTo } from './support/outbox.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions } from './support/test.ts';
import { containing } from './support/words.ts';

const newPassword = 'seven kites';

/** A student who wrote an e-mail into their account and confirmed it. */
async function withEmail(edition: EditionId, username: string, email: string): Promise<void> {
  const person = await Person.signIn(edition, username);
  await person.call('PATCH', '/v1/account', { email, currentPassword: password, language: 'en' });
  const { links } = await messageTo(edition, email, { holding: '/login/confirm-email#' });
  await person.call('POST', '/v1/account/email', { token: links[0]?.split('#')[1], language: 'en' });
}

/** The demonstration goes on as it was, with the password that all tests know and no e-mail. */
async function putBack(edition: EditionId, username: string): Promise<void> {
  const person = await Person.signIn(edition, username, undefined, newPassword);
  await person.call('PATCH', '/v1/account', { newPassword: password, email: '', currentPassword: newPassword, language: 'en' });
}

inEditions('a forgotten password is set anew by the link of a message', { tag: ['@P-FORGET'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^410 POST \/v1\/auth\/recovery/);
  const username = await student(3);
  const email = `family.${Date.now()}@home.example`;
  await withEmail(edition, username, email);
  const page = await visit.open(edition, { path: '/login' });
  await page.getByRole('link', { name: w('sign-in:forgot') }).click();
  await expect(page.getByRole('heading', { level: 1, name: w('recovery:ask.title') })).toBeVisible();
  const send = page.getByRole('button', { name: w('recovery:ask.send'), exact: true });
  await send.click();
  await expect(page.getByLabel(w('recovery:ask.email'))).toHaveAccessibleDescription(w('recovery:ask.emailMissing'));
  await look(page, 'recovery, nothing typed');

  // nobody has this address: the same words
  for (const address of [`nobody.${Date.now()}@home.example`, email]) {
    await page.getByLabel(w('recovery:ask.email')).fill(address);
    await send.click();
    await expect(page.getByText(w('recovery:ask.sentBody', { email: address }))).toBeVisible();
  }
  await expect(page.getByRole('button', { name: w('recovery:ask.sendAgain') })).toHaveAttribute('aria-disabled', 'true');
  await look(page, 'recovery, sent');

  const { text, links } = await messageTo(edition, email, { holding: '/login/forgetlogin/password#' });
  expect(text).toContain(username);
  const [link = ''] = links;
  await page.goto(link);
  await expect(page.getByLabel(w('recovery:set.username'))).toHaveValue(username);
  await expect(page, 'the secret is not left in the address').toHaveURL(/\/login\/forgetlogin\/password$/);
  await page.getByLabel(w('new-password:label')).fill(newPassword);
  await page.getByLabel(w('new-password:again')).fill('another');
  await page.getByRole('button', { name: w('recovery:set.submit') }).click();
  await expect(page.getByLabel(w('new-password:again'))).toHaveAccessibleDescription(containing(w('new-password:mismatch')));
  await look(page, 'new password, refused');
  await page.getByLabel(w('new-password:again')).fill(newPassword);
  await page.getByRole('button', { name: w('recovery:set.submit') }).click();

  await expect(page.getByText(w('sign-in:newPassword'))).toBeVisible();
  await expect(page.getByLabel(w('sign-in:username'))).toHaveValue(username);
  await signInByForm(page, w, username, newPassword);
  await expect(page).toHaveURL(/\/student\/home$/);

  const late = await visit.open(edition, { path: new URL(link).pathname + new URL(link).hash });
  await expect(late.getByRole('heading', { level: 1, name: w('one-time-link:used.title') })).toBeVisible();
  await look(late, 'used link');
  await late.getByRole('link', { name: w('recovery:set.askAgain') }).click();
  await expect(late).toHaveURL(/\/login\/forgetlogin$/);
  await putBack(edition, username);
});
