import type { Page, Response } from '@playwright/test';
import { firstLesson, Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { look } from './support/look.ts';
import { expect, inEditions, test } from './support/test.ts';
import { containing, wordsOf } from './support/words.ts';

/** What the new tab of a guide ends with. A browser without a window for documents saves it, so the answer itself is looked at. */
async function documentBehind(page: Page, press: () => Promise<void>): Promise<Response> {
  const answer = page.context().waitForEvent('response', (response) => new URL(response.url()).pathname.startsWith('/files/'));
  await press();
  return answer;
}

async function expectPdf(answer: Response): Promise<void> {
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['cache-control']).toContain('no-store');
}

inEditions('the quick-start guide opens in a new tab', { tag: ['@F-PDFLINK'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/teacher/classes' });
  const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await menu.getByRole('button', { name: w('app:menu.resources') }).click();
  const link = menu.getByRole('link', { name: containing(w('app:guides.quickStart')) });
  await expect(link).toHaveAccessibleName(containing(w('ui:link.newTabPdf')));
  await expectPdf(await documentBehind(page, () => link.click()));
});

inEditions('a lesson offers its guides to teachers in the preview', { tag: ['@K-MATERIALS', '@F-PDFLINK'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const lesson = await firstLesson(teacher);
  const page = await visit.open(edition, { as: teacher, path: `/lesson/${lesson.slug}/${lesson.lessonId}` });
  const open = page.getByRole('button', { name: w('guides:materials') });
  await open.press('Enter');
  const panel = page.getByRole('dialog', { name: w('guides:materials') });
  await expect(panel.getByRole('link', { name: containing(w('guides:kinds.activity')) })).toBeVisible();
  await look(page, 'materials of a lesson');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await expectPdf(await documentBehind(page, () => panel.getByRole('link', { name: containing(w('guides:kinds.teacher')) }).click()));
});

inEditions('no guide opens for a student, and one that is not there says so', { tag: ['@K-MATERIALS'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^404 POST \/v1\/guides\/links$/);
  const pupil = await visit.open(edition, { as: await student(), path: '/guides/quick-start.pdf' });
  await expect(pupil).toHaveURL(/\/student\/home$/);
  const teacher = await visit.open(edition, { as: demonstration[edition].teacher, path: '/guides/nothing.pdf' });
  await expect(teacher.getByRole('heading', { name: w('guides:absent.title') })).toBeVisible();
  await teacher.goto('/link-expired');
  await expect(teacher.getByRole('heading', { name: w('guides:expired.title') }).first()).toBeVisible();
  await look(teacher, 'a link that has ended');
});

test('us teachers find six guides in each toolkit', { tag: ['@F-TOOLKITS'] }, async ({ visit }) => {
  const w = wordsOf('us');
  const page = await visit.open('us', { as: demonstration.us.teacher });
  for (const stage of ['elementary', 'middle']) {
    await page.goto(`/toolkit/${stage}`);
    await expect(page.getByRole('heading', { level: 1, name: w(`guides:toolkit.${stage}.title`) })).toBeVisible();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(6);
    const names = await titles.allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    await look(page, `toolkit ${stage}`);
  }
  await expectPdf(await documentBehind(page, () => page.getByRole('main').getByRole('link').first().click()));
});

for (const edition of ['br', 'eslac'] as const) {
  test(`${edition} has no toolkits`, { tag: ['@F-TOOLKITS'] }, async ({ visit }) => {
    const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/toolkit/elementary' });
    await expect(page).not.toHaveURL(/toolkit/);
  });
}
