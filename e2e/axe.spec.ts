import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { assign, assignedScene, createClass, enroll, Person, uniqueName, wall } from './support/api.ts';
import { type Answering, cardOf, checkAnswer, giveAnswer } from './support/answering.ts';
import { demonstration } from './support/editions.ts';
import { mouse } from './support/hands.ts';
import { learnLesson, rightAnswer, wrongAnswer } from './support/lesson.ts';
import { openLesson } from './support/player.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { containing, type Words } from './support/words.ts';

// every screen of the main job as it stands in front of a person: axe finds nothing on wide screens and on phones, and at 320 px nothing scrolls sideways
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
type Size = { width: number; height: number };

/** Looks at the screen in its present state. Faults are gathered, so that one run names those of all screens. */
async function look(page: Page, screen: string, sizes: readonly Size[] = [wide, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)}\n${failureSummary}`));
    expect.soft(faults, `${screen} at ${size.width} px`).toEqual([]);
  }
  if (sizes.includes(phone)) {
    await page.setViewportSize(narrow);
    await settled(page);
    expect.soft(await page.evaluate(whatScrollsSideways), `${screen} at 320 px`).toEqual([]);
  }
  await page.setViewportSize(sizes[0] ?? wide);
}

/** Two frames after the new size, and whatever still moves has arrived. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

function whatScrollsSideways(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wider = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
  return wider.map((one) => one.outerHTML.slice(0, 120)).slice(0, 12);
}

const heading = (page: Page, level = 1) => page.getByRole('heading', { level }).first();

inEditions('axe: signing in, what is not there and the administrator', { tag: ['@P-LOGIN', '@P-METADATA', '@P-NOTFOUND', '@F-PAGES'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^401 POST \/v1\/auth\/sign-in/);
  const page = await visit.open(edition, { path: '/login' });
  const submit = page.getByRole('button', { name: w('sign-in:submit'), exact: true });
  await expect(submit).toBeVisible();
  await look(page, 'sign-in');
  await submit.click();
  await expect(page.getByLabel(w('sign-in:username'))).toHaveAccessibleDescription(w('sign-in:usernameMissing'));
  await look(page, 'sign-in, nothing typed');
  await signInByForm(page, w, `nobody.${Date.now() % 1_000_000}`, 'not a password');
  await expect(page.getByText(w('sign-in:refused.wrongCredentials.title'))).toBeVisible();
  await look(page, 'sign-in, refused');
  for (const path of ['/application/metadata', '/pages/privacy', '/login/forgetlogin']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await look(page, path);
  }
  const admin = await visit.open(edition, { as: demonstration[edition].admin, path: '/analytics' });
  await expect(heading(admin)).toBeVisible();
  await look(admin, 'administrator');
  await admin.goto('/nowhere');
  await expect(heading(admin)).toHaveText(w('app:notFound.title'));
  await look(admin, 'not found');
});
