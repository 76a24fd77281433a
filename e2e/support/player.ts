import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Card } from './api.ts';
import { containing, type Words } from './words.ts';

/** Opens the student's lesson at one of its parts and waits until it can be worked in. */
export async function openLesson(page: Page, w: Words, card: Card, part = 'spark'): Promise<void> {
  await page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/questions?part=${part}`);
  await expect(page.getByRole('link', { name: containing(w(`player:parts.${part}`)) })).toHaveAttribute('aria-current', 'step');
}

/** What the lesson says about saving, where it is shown at this width. */
export const savedWords = (page: Page, w: Words, state: 'saved' | 'saving' | 'kept' | 'turnedIn'): Locator =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${containing(w(`player:saved.${state}`)).source}$`), visible: true });

/** Turns in from the last part, with all answered or not. */
export async function turnIn(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w('player:turnIn.button'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: w('player:turnIn.title') });
  await dialog.getByRole('button', { name: w('player:turnIn.confirm'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: w('review:title') })).toBeVisible();
}
