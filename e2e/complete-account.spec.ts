import { look } from './support/look.ts';
import { title } from './support/sign-up.ts';
import { atSimulator, choose } from './support/simulators.ts';
import { expect, test } from './support/test.ts';
import { containing, wordsOf } from './support/words.ts';

test('an account that lacks something is held until it has it, and goes on', { tag: ['@P-COMPLETE', '@P-GATE', '@P-CLEVER'] }, async ({ visit }) => {
  visit.expectProblem(atSimulator);
  const w = wordsOf('us');
  const page = await visit.open('us', { path: '/cleverSSO' });
  // a teacher whose district told Clever no address
  await choose(page, 'us', 'Ivy Castell');
  await expect(page).toHaveURL(/\/login\/completeaccount$/);
  await title(page, w('sign-up:complete.title'));
  for (const path of ['/teacher/classes', '/account', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\/completeaccount$/);
  }
  const email = page.getByLabel(w('sign-up:about.facultyEmail'));
  const save = page.getByRole('button', { name: w('sign-up:complete.submit') });
  await save.click();
  await expect(email).toHaveAccessibleDescription(containing(w('sign-up:errors.required.facultyEmail')));
  await look(page, 'completing an account');
  await email.fill('ivy.castell@example.org');
  await save.click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto('/account');
  await expect(page.getByLabel(w('account:profile.facultyEmail'))).toHaveValue('ivy.castell@example.org');
});
