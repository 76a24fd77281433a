import type { Page } from '@playwright/test';
import type { EditionId } from './editions.ts';
import { expect } from './test.ts';
import { containing, type Words } from './words.ts';

export const wizardPath = '/login/completeaccount';
/** Printed in the README: whoever tries the product needs them. */
export const schoolCodes: Record<EditionId, string> = { us: 'RIVER-CEDAR', br: 'VALE-CORA', eslac: 'AMAN-ROSARIO' };
let made = 0;
/** A user name that nobody has, in this run or an earlier one. */
export const newName = () => `e2e.${(Date.now() % 1e9).toString(36)}${process.pid % 1000}${++made}`.slice(0, 25);
export const next = (page: Page, w: Words) => page.getByRole('button', { name: w('sign-up:next'), exact: true }).click();
export const title = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

export async function chooseRole(page: Page, w: Words, role: 'student' | 'teacher'): Promise<void> {
  await title(page, w('sign-up:role.title'));
  await page.getByRole('radio', { name: containing(w(`sign-up:role.${role}.label`)) }).check();
  await next(page, w);
}

export async function fillPerson(page: Page, w: Words, given: { username: string; password: string; lastName?: string }): Promise<void> {
  const { username, password, lastName = 'Rahman' } = given;
  await page.getByLabel(w('sign-up:about.firstName'), { exact: true }).fill('Noor');
  await page.getByLabel(containing(w('sign-up:about.lastName'))).fill(lastName);
  await page.getByLabel(w('sign-up:about.username'), { exact: true }).fill(username);
  await page.getByLabel(w('sign-up:about.password'), { exact: true }).fill(password);
  await page.getByLabel(w('new-password:again'), { exact: true }).fill(password);
}
export const create = (page: Page, w: Words) => page.getByRole('button', { name: w('sign-up:about.submit'), exact: true }).click();
