import { admin } from './support/admin.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { look } from './support/look.ts';
import { messageTo } from './support/outbox.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, phone } from './support/test.ts';
import { containing } from './support/words.ts';

const password = 'kites over 9 hills';

async function schoolOf(edition: EditionId): Promise<{ id: number; name: string }> {
  const institutions = await admin<{ id: number; name: string; kind: string; edition: string }[]>('institution', 'list');
  const school = institutions.find((one) => one.kind === 'school' && one.edition === edition);
  if (!school) throw new Error(`${edition} has no school`);
  return school;
}

inEditions('an invitation by e-mail makes an account and signs in, once', { tag: ['@P-LOGIN', '@P-RULES'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^4(09|10) POST \/v1\/auth\/invitation/);
  const school = await schoolOf(edition);
  const unique = `${Date.now().toString(36)}.${edition}`;
  const email = `invited.${unique}@school.example`;
  await admin('user', 'invite', '--at', String(school.id), '--role', 'teacher', '--email', email);
  const { text, links } = await messageTo(edition, email, { holding: '/login/invitation#' });
  expect(text).toContain(school.name);
  const [link = ''] = links;

  const page = await visit.open(edition, { viewport: phone });
  await page.goto(link);
  await expect(page.getByText(w('invitations:accept.intro.teacher', { institution: school.name }))).toBeVisible();
  await expect(page, 'the secret is not left in the address').toHaveURL(/\/login\/invitation$/);
  const submit = page.getByRole('button', { name: w('invitations:accept.submit') });
  await submit.click();
  await expect(page.getByLabel(w('invitations:fields.username'), { exact: true })).toHaveAccessibleDescription(containing(w('invitations:rules.username')));
  await look(page, 'an invitation, nothing typed', [phone]);
  await page.getByLabel(w('invitations:fields.firstName'), { exact: true }).fill('Noor');
  await page.getByLabel(w('invitations:fields.lastName'), { exact: true }).fill('Rahman');
  await page.getByLabel(w('invitations:fields.username'), { exact: true }).fill(demonstration[edition].teacher);
  await page.getByLabel(w('new-password:label'), { exact: true }).fill(password);
  await page.getByLabel(w('new-password:again'), { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByLabel(w('invitations:fields.username'), { exact: true })).toHaveAccessibleDescription(
    containing(w('invitations:rules.usernameTaken')),
  );
  const username = `noor.${unique}`;
  await page.getByLabel(w('invitations:fields.username'), { exact: true }).fill(username);
  await submit.click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto('/account');
  await expect(page.getByLabel(w('account:profile.facultyEmail'))).toHaveValue(email);
  await expect(page.getByText(school.name).first()).toBeVisible();

  const again = await visit.open(edition, { path: new URL(link).pathname + new URL(link).hash });
  await expect(again.getByRole('heading', { level: 1, name: w('one-time-link:used.title') })).toBeVisible();
  await again.getByRole('link', { name: w('invitations:accept.toSignIn') }).click();
  await signInByForm(again, w, username, password);
  await expect(again).toHaveURL(/localhost:\d+\/$/);
});
