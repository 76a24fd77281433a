import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { password } from './editions.ts';
import { type Hands, mouse } from './hands.ts';
import type { Words } from './words.ts';

/** Fills and sends the form of `/login` as a person does. */
export async function signInByForm(page: Page, w: Words, username: string, secret = password): Promise<void> {
  await page.getByLabel(w('sign-in:username')).fill(username);
  await page.getByLabel(w('sign-in:password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: w('sign-in:submit'), exact: true }).click();
}

/** The window with four ways that stands before a teacher's home. */
export const landingOf = (page: Page, w: Words): Locator => page.getByRole('dialog', { name: w('teacher-home:landing.title') });

/** A teacher's first stop after signing in. */
export async function leaveLanding(page: Page, w: Words, hands: Pick<Hands, 'press'> = mouse): Promise<void> {
  const landing = landingOf(page, w);
  await hands.press(landing.getByRole('button', { name: w('teacher-home:landing.home'), exact: true }));
  await expect(landing).toBeHidden();
}
