import { Person } from './support/api.ts';
import { demonstration, password } from './support/editions.ts';
import { look } from './support/look.ts';
import { messageTo } from './support/outbox.ts';
import { expect, inEditions, notice, test } from './support/test.ts';
import { containing, wordsOf } from './support/words.ts';

inEditions('a student changes name, e-mail and password of their account', { tag: ['@P-ACCOUNT'] }, async ({ edition, w, visit, student }) => {
  // the token from before the new password is renewed on the way
  visit.expectProblem(/^403 (GET|POST|PATCH) \/v1\//);
  const username = await student(5);
  const person = await Person.signIn(edition, username);
  const before = await person.call<{ firstName: string }>('GET', '/v1/account/settings');
  const page = await visit.open(edition, { as: person, path: '/account' });
  const field = (key: string) => page.getByLabel(w(`account:${key}`), { exact: true });
  const save = page.getByRole('button', { name: w('account:save') });
  const first = page.getByLabel(w('account:profile.firstName'), { exact: true });
  await expect(first).toHaveValue(before.firstName);
  await expect(field('signIn.username')).toHaveAttribute('readonly');
  await expect(page.getByText(w('account:school.roles.student'), { exact: true })).toBeVisible();
  await expect(save).toHaveCount(0);

  await first.fill('Renée');
  const email = page.getByLabel(containing(w('account:profile.email')));
  await email.fill('nonsense');
  await save.click();
  await expect(email).toHaveAccessibleDescription(containing(w('account:rules.emailShape')));
  const address = `renee.${Date.now()}@home.example`;
  await email.fill(address);
  const current = page.getByLabel(w('account:signIn.current'), { exact: true });
  await current.fill('wrong');
  await save.click();
  await expect(current).toHaveAccessibleDescription(containing(w('account:signIn.currentWrong')));
  await expect(first).toHaveValue('Renée');
  await look(page, 'account with errors');
  await current.fill(password);
  await save.click();
  await expect(notice(page, w, w('account:saved'))).toBeVisible();
  await expect(page.getByText(w('account:pending.title', { email: address }))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Renée');
  await look(page, 'account with an e-mail that waits');

  const other = await visit.open(edition);
  const { links } = await messageTo(edition, address, { holding: '/login/confirm-email#' });
  await other.goto(links[0] ?? '');
  await other.getByRole('button', { name: w('account:confirmEmail.confirm') }).click();
  await expect(other.getByText(w('account:confirmEmail.done'))).toBeVisible();
  await look(other, 'confirmed e-mail');
  await page.reload();
  await expect(email).toHaveValue(address);

  await first.fill(before.firstName);
  await email.fill('');
  const again = 'kites over hills';
  await page.getByLabel(w('new-password:label'), { exact: true }).fill(again);
  await page.getByLabel(w('new-password:again'), { exact: true }).fill(again);
  await current.fill(password);
  await save.click();
  await expect(notice(page, w, w('account:saved'))).toBeVisible();
  // this session goes on with the new password: the page saves again
  await page.getByLabel(w('new-password:label'), { exact: true }).fill(password);
  await page.getByLabel(w('new-password:again'), { exact: true }).fill(password);
  await current.fill(again);
  await save.click();
  await expect(page.getByRole('button', { name: w('account:save') })).toHaveCount(0);
  await Person.signIn(edition, username);
});

test('leaving with changes asks first, and what was typed is kept', { tag: ['@P-ACCOUNT'] }, async ({ visit }) => {
  const w = wordsOf('us');
  const page = await visit.open('us', { as: demonstration.us.colleague, path: '/account' });
  const first = page.getByLabel(w('account:profile.firstName'), { exact: true });
  await first.fill('Somebody else');
  await page.getByLabel(w('account:preferences.translation')).press('Space');
  await expect(notice(page, w, w('account:preferences.translationOff'))).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: w('app:menu.reports') })
    .click();
  const ask = page.getByRole('alertdialog', { name: w('account:leave.title') });
  await expect(ask.getByRole('button', { name: w('account:leave.stay') })).toBeFocused();
  await look(page, 'leaving the account page');
  await ask.getByRole('button', { name: w('account:leave.stay') }).click();
  await expect(first).toHaveValue('Somebody else');
  await page.getByRole('button', { name: w('ui:cancel'), exact: true }).click();
  await expect(first).not.toHaveValue('Somebody else');
  await look(page, 'account of a teacher');
  await page
    .getByRole('banner')
    .getByRole('link', { name: w('app:menu.reports') })
    .click();
  await expect(page).toHaveURL(/\/reports$/);
});
