import type { Page } from '@playwright/test';
import { password } from './editions.ts';
import type { Words } from './words.ts';

/** Fills and sends the form of `/login` as a person does. */
export async function signInByForm(page: Page, w: Words, username: string, secret = password): Promise<void> {
  await page.getByLabel(w('sign-in:username')).fill(username);
  await page.getByLabel(w('sign-in:password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: w('sign-in:submit'), exact: true }).click();
}
