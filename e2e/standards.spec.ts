import type { ReplyOf } from '@alba/contract/endpoint';
import type { listFrameworks, loadFramework, standardLessons } from '@alba/contract/standards';
import type { Page } from '@playwright/test';
import { Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { look } from './support/look.ts';
import { expect, inEditions, phone } from './support/test.ts';
import { both, containing, type Words } from './support/words.ts';

type Choices = ReplyOf<typeof listFrameworks>;
type Standards = ReplyOf<typeof loadFramework>;
type Aligned = ReplyOf<typeof standardLessons>;

/** A framework and a grade of the edition with lessons, and a standard of it that has some. */
async function scene(edition: EditionId) {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const { frameworks } = await teacher.call<Choices>('GET', '/v1/standards/frameworks');
  const offers = frameworks.flatMap((framework) => framework.offers.map((offer) => ({ framework, ...offer })));
  const { framework, subject, gradesWithLessons = [] } = offers.find((offer) => offer.gradesWithLessons.length > 0) ?? {};
  const grade = gradesWithLessons.at(-1);
  if (!framework || !subject || grade === undefined) throw new Error(`${edition} has no aligned lessons`);
  const { standards } = await teacher.call<Standards>(
    'GET',
    `/v1/standards/frameworks/${framework.frameworkId}?${new URLSearchParams({ subject, grade: `${grade}` })}`,
  );
  const standard = standards.findLast(({ lessonCount }) => lessonCount > 0);
  if (!standard?.code) throw new Error('no standard has a lesson');
  const { lessons } = await teacher.call<Aligned>('GET', `/v1/standards/${standard.standardId}/lessons`);
  const [aligned] = lessons;
  if (!aligned) throw new Error('no lesson aligns');
  const address = `/curriculumstandards?${new URLSearchParams({ subject, framework: framework.framework, grade: `${grade}` })}`;
  return { teacher, framework, standards, standard, code: standard.code, aligned, address };
}

const rowOf = (page: Page, code: string) => page.getByRole('treeitem').filter({ has: page.getByText(code, { exact: true }) });
const lessonLink = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true });
const shownFor = (page: Page, code: string) => expect(page.getByRole('heading', { level: 2, name: code, exact: true })).toBeVisible();

/** Goes on with Tab until the wanted part has focus. */
async function tabTo(page: Page, isThere: (page: Page) => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await isThere(page)) return;
  }
  throw new Error('Tab never comes there');
}
const isInTree = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') === 'treeitem');
const isNamed = (words: string) => (page: Page) => page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, words);

inEditions(
  'by keyboard alone: a standard of the tree, its lessons, a preview, and back to the same standard',
  { tag: ['@A-STANDARDS', '@K-STANDARDS'] },
  async ({ edition, w, visit }) => {
    const { teacher, standards, standard, code, aligned, address } = await scene(edition);
    const { title, slug, lessonId } = aligned.lesson;
    const page = await visit.open(edition, { as: teacher, path: address });
    await expect(rowOf(page, code)).toBeVisible();
    await tabTo(page, isInTree);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(page.getByRole('treeitem').first()).toBeFocused();
    // closed by the arrow, opened again, and to the standard by its code
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/closed=/);
    await page.keyboard.press('ArrowRight');
    await expect(rowOf(page, standards[0]?.code ?? '')).toBeVisible();
    await page.keyboard.type(code.slice(0, -1));
    await page.keyboard.press('End');
    for (let step = 0; step < 60 && !(await rowOf(page, code).evaluate((row) => row === document.activeElement)); step += 1)
      await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await shownFor(page, code);
    await expect(rowOf(page, code)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(w('standards:aligned.count', { count: standard.lessonCount }), { exact: true })).toBeVisible();
    await expect(page.getByText(w(`standards:aligned.${aligned.match}`), { exact: true }).first()).toBeVisible();
    const preview = `${w('standards:aligned.preview')}: ${title}`;
    await tabTo(page, isNamed(preview));
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/curriculumstandards/${slug}/${lessonId}`);
    await tabTo(page, (shown) => shown.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, w('preview:back')));
    await page.keyboard.press('Enter');
    await shownFor(page, code);
    await expect(page.getByRole('link', { name: both(w('standards:aligned.preview'), title) })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(rowOf(page, code)).toHaveAttribute('aria-selected', 'true');
    // the browser's own way back leads through the preview to here as well
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

inEditions(
  'the preview of a standard’s lesson stands at its own address, whatever the title in it says',
  { tag: ['@A-STANDARDS'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^404 GET \/v1\/catalog\/lessons\/900000000/);
    const { teacher, standard, code, aligned, address } = await scene(edition);
    const { title, slug, lessonId } = aligned.lesson;
    const search = new URLSearchParams(`${address.split('?')[1]}&standard=${standard.standardId}`).toString();
    const page = await visit.open(edition, { as: teacher, path: `/curriculumstandards/another-title/${lessonId}?${search}` });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/curriculumstandards/${slug}/${lessonId}\\?`));
    // its parts keep the way back
    await page
      .getByRole('navigation', { name: w('preview:partsLabel') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(page).toHaveURL(/part=/);
    await page.getByRole('link', { name: w('preview:back') }).click();
    await shownFor(page, code);
    await page.goto(`/curriculumstandards/gone/900000000?${search}`);
    await expect(page.getByRole('heading', { name: w('preview:gone.title') })).toBeVisible();
  },
);

inEditions('codes are found with and without their punctuation, and clearing returns to the tree', { tag: ['@A-STANDARDS'] }, async ({ edition, w, visit }) => {
  const { teacher, standard, code, address } = await scene(edition);
  const page = await visit.open(edition, { as: teacher, path: address });
  await expect(rowOf(page, code)).toBeVisible();
  const search = page.getByRole('searchbox', { name: w('standards:search.label') });
  const found = page
    .getByRole('link')
    .filter({ has: page.locator('mark') })
    .filter({ hasText: standard.statement });
  for (const text of [code, code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')]) {
    await search.fill(text);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(text)}`));
    await expect(found.locator('mark')).toHaveText(code);
  }
  await search.fill(standard.statement.split(' ').slice(0, 3).join(' '));
  await search.press('Enter');
  await expect(page.getByRole('link').filter({ hasText: standard.statement })).toBeVisible();
  await search.fill('zzzzqqq');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: w('standards:search.none', { search: 'zzzzqqq' }) })).toBeVisible();
  await page.getByRole('button', { name: w('standards:search.clear') }).click();
  await expect(rowOf(page, code)).toBeVisible();
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toHaveCount(1);
});

inEditions(
  'standards that do not come, that have no lessons, or not for the grade: each says so and leads on',
  { tag: ['@A-STANDARDS', '@F-ERRORS'], editions: ['us'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^503 GET \/v1\/standards\//);
    visit.expectProblem(/^409 GET \/v1\/standards\/frameworks\//);
    const { teacher, framework, standards, code, address } = await scene(edition);
    const page = await visit.open(edition, { as: teacher });
    await page.route('**/v1/standards/frameworks/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } }), { times: 1 });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: w('standards:failed.standards') })).toBeVisible();
    await page.getByRole('button', { name: w('ui:error.retry') }).click();
    await expect(rowOf(page, code)).toBeVisible();
    // none aligned: the next standard that has lessons
    const bare = standards.find(({ lessonCount, code: own }) => lessonCount === 0 && own);
    await rowOf(page, bare?.code ?? '').click();
    await expect(page.getByRole('heading', { name: w('standards:none.standard') })).toBeVisible();
    await page.getByRole('button', { name: containing(w('standards:none.next', { code: '' }).trim()) }).click();
    await expect(page.getByText(w('standards:none.standard'))).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeVisible();
    // language arts has literacy alone for grade 6: a further set
    await page.goto('/curriculumstandards?subject=ela&grade=6');
    const title = w('standards:notForGrade.title', { framework: 'Common Core State Standards: English language arts and literacy' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await look(page, 'standards, not for this grade');
    await page.getByRole('checkbox', { name: 'Literacy in history and social studies' }).click();
    await expect(rowOf(page, 'RH.6-8.1')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Literacy in history and social studies' }).click();
    await page.getByRole('button', { name: 'Grade 4', exact: true }).click();
    await expect(rowOf(page, 'RI.4.3')).toBeVisible();
    expect(framework.title).not.toBe('');
  },
);

inEditions('axe: standards and their lessons, which take turns on a phone', { tag: ['@A-STANDARDS'] }, async ({ edition, w, visit }) => {
  const { teacher, code, aligned, address } = await scene(edition);
  const page = await visit.open(edition, { as: teacher, path: address });
  await expect(rowOf(page, code)).toBeVisible();
  await look(page, 'standards');
  await rowOf(page, code).click();
  await expect(lessonLink(page, aligned.lesson.title)).toBeVisible();
  await look(page, 'standards, lessons of one');
  await searchFor(page, w, code);
  await look(page, 'standards, found by code');
  await page.goto('/curriculumstandards?search=zzzzqqq');
  await expect(page.getByRole('heading', { name: w('standards:search.none', { search: 'zzzzqqq' }) })).toBeVisible();
  await look(page, 'standards, nothing found');

  await page.setViewportSize(phone);
  await page.goto(address);
  await rowOf(page, code).click();
  await expect(lessonLink(page, aligned.lesson.title)).toBeVisible();
  await expect(page.getByRole('tree')).toBeHidden();
  await page.getByRole('button', { name: w('standards:aligned.allStandards') }).click();
  await expect(rowOf(page, code)).toBeFocused();
  await page.goBack();
  await expect(lessonLink(page, aligned.lesson.title)).toBeVisible();
});

async function searchFor(page: Page, w: Words, code: string): Promise<void> {
  await page.getByRole('searchbox', { name: w('standards:search.label') }).fill(code);
  await expect(page.locator('mark').first()).toBeVisible();
}
