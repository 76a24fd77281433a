import { foldForSearch } from '@alba/content/version/search-text';
import { oneSlipFrom } from '@alba/domain/search';
import type { Locator, Page } from '@playwright/test';
import { assign, createClass, Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { keyboardOf } from './support/hands.ts';
import { everyLesson, type Found } from './support/library.ts';
import { look } from './support/look.ts';
import { expect, inEditions, phone } from './support/test.ts';
import { both, containing, type Words } from './support/words.ts';

const searchOf = (page: Page, w: Words) => page.getByRole('searchbox', { name: w('find:search') });
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const foundWords = (page: Page, w: Words, count: number) => page.getByRole('heading', { level: 2, name: w('find:found', { count }), exact: true });
const trayOf = (page: Page, w: Words) => page.getByRole('region', { name: w('ui:tray.region') });

/** A word of a title that no other lesson's card has, and the same with two neighbours swapped. */
function slipIn({ lessons }: Found): { lesson: Found['lessons'][number]; word: string; slip: string } {
  const wordsOf = ({ title, summary }: Found['lessons'][number]) => `${title} ${summary}`.match(/\p{L}+/gu) ?? [];
  const all = lessons.flatMap(wordsOf).map(foldForSearch);
  for (const lesson of lessons)
    for (const word of lesson.title.match(/\p{L}{6,}/gu) ?? []) {
      const folded = foldForSearch(word);
      const slip = `${folded.slice(0, 2)}${folded[3]}${folded[2]}${folded.slice(4)}`;
      const isTheirsAlone =
        all.filter((one) => one.startsWith(folded)).length === wordsOf(lesson).filter((one) => foldForSearch(one).startsWith(folded)).length;
      if (slip !== folded && isTheirsAlone && !all.some((one) => one.startsWith(slip) || (one !== folded && oneSlipFrom(slip).includes(one))))
        return { lesson, word, slip };
    }
  throw new Error('no title has a word of its own');
}

inEditions('find forgives one slip, and Back from a preview returns to the card that was left', { tag: ['@A-FIND'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const library = await everyLesson(teacher);
  const { lesson, word, slip } = slipIn(library);
  const page = await visit.open(edition, { as: teacher, path: '/find', viewport: phone });
  await searchOf(page, w).fill(slip.toUpperCase());
  await expect(page.getByText(containing(w('find:quoted', { word: word.toLowerCase() }))).first()).toBeVisible();
  await expect(cardOf(page, lesson.title)).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: w('ui:filter.remove', { label: w('find:filter.searchPill', { search: slip.toUpperCase() }) }) }).click();
  await expect(foundWords(page, w, library.total)).toBeVisible();

  // far down the list, with a lesson chosen, and back twice: by the browser and by the preview's own link
  const last = library.lessons.at(-1) as Found['lessons'][number];
  const card = cardOf(page, last.title);
  await card.getByRole('checkbox').check();
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: w('preview:back') }).click()]) {
    await card.getByRole('link', { name: both(w('find:card.preview'), last.title) }).scrollIntoViewIfNeeded();
    const [address, top] = [page.url(), await page.evaluate(() => window.scrollY)];
    expect(top).toBeGreaterThan(300);
    await card.getByRole('link', { name: both(w('find:card.preview'), last.title) }).click();
    await expect(page).toHaveURL(new RegExp(`/lesson/${last.slug}/${last.lessonId}`));
    await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
    await goBack();
    await expect(card.getByRole('link', { name: last.title, exact: true })).toBeFocused();
    expect(page.url().replace(/#.*/, '')).toBe(address.replace(/#.*/, ''));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect(card.getByRole('checkbox')).toBeChecked();
  }
});

inEditions(
  'find without a result takes away, with one click, the filter that hides most lessons; one grade range stays',
  { tag: ['@A-FIND'], editions: ['us', 'eslac'] },
  async ({ edition, w, visit }) => {
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const { lessons, counts } = await everyLesson(teacher);
    // br has lessons in one grade range only
    const { gradeBand } = counts.gradeBands[0] as Found['counts']['gradeBands'][number];
    const away = lessons.find((lesson) => lesson.gradeBand !== gradeBand) as Found['lessons'][number];
    const page = await visit.open(edition, { as: teacher, path: `/find?gradeBands=${gradeBand}&search=${encodeURIComponent(away.title)}` });
    await expect(page.getByRole('heading', { name: w('find:none.title') })).toBeVisible();
    const label = w(`find:gradeBands.${gradeBand}`);
    const title = foldForSearch(away.title);
    const { help } = await everyLesson(teacher, { gradeBands: gradeBand, search: title });
    expect(help).toBeDefined();
    await look(page, 'find with nothing found');
    const shown = help?.remove === 'gradeBands' ? label : away.title;
    await page.getByRole('button', { name: w('find:none.remove', { label: shown, count: help?.count ?? 0 }), exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: w('find:found', { count: help?.count ?? 0 }), exact: true })).toBeFocused();

    await page.goto('/find');
    // only ranges that have lessons are offered (D41), so how many there are depends on the library
    const ranges = page.getByRole('group', { name: w('find:filter.grades') });
    await expect(ranges.getByRole('checkbox')).toHaveCount(counts.gradeBands.length);
    const boxes = await ranges.getByRole('checkbox').all();
    for (const box of boxes) await box.click();
    await expect(page.getByText(w('find:filter.lastGrade')).first()).toBeVisible();
    await expect(boxes.at(-1) as Locator).toBeChecked();
  },
);

inEditions(
  'find with the keyboard alone: lessons are chosen, the tray keeps clear of them and leads to the wizard',
  { tag: ['@A-FIND'] },
  async ({ edition, w, visit }) => {
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const given = await createClass(teacher);
    const lesson = await assign(teacher, given.classId);
    const { lessons } = await everyLesson(teacher);
    const page = await visit.open(edition, { as: teacher, path: '/find', viewport: { width: 1280, height: 600 } });
    // the demonstration's classes come first, so this one may be among those that are only counted
    await expect(cardOf(page, lesson.title)).toContainText(w('find:card.assignedTo', { classes: '' }).trim());
    const { tabTo } = keyboardOf(page);
    const tray = trayOf(page, w);
    for (const [index, { title }] of lessons.entries()) {
      const box = cardOf(page, title).getByRole('checkbox');
      await tabTo(box);
      await page.keyboard.press('Space');
      await expect(tray).toContainText(w('find:choose.count', { count: index + 1 }));
      const [own, bar] = [await box.boundingBox(), await tray.boundingBox()];
      expect((own?.y ?? 0) + (own?.height ?? 0), title).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await look(page, 'find with lessons chosen');
    const assignAll = tray.getByRole('link', { name: w('find:choose.assign', { count: lessons.length }) });
    await tabTo(assignAll);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/find/assign\\?lessons=${lessons.map(({ lessonId }) => lessonId).join(',')}`));
    // nothing is left assigned to a class that other tests count
    await page.goBack();
    await expect(tray).toContainText(w('find:choose.count', { count: lessons.length }));
    await tray.getByRole('button', { name: w('ui:tray.clear') }).click();
    await expect(tray).toHaveCount(0);
  },
);

inEditions('find on a phone: filters in a drawer, a failure with a way to try again', { tag: ['@A-FIND', '@F-ERRORS'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^503 GET \/v1\/catalog\/lessons/);
  const page = await visit.open(edition, { as: demonstration[edition].teacher, viewport: phone });
  await page.route('**/v1/catalog/lessons?**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } }), { times: 1 });
  await page.goto('/find');
  await expect(page.getByRole('heading', { name: w('find:failed') })).toBeVisible();
  await page.getByRole('button', { name: w('ui:error.retry') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: containing(w('find:filter.title')) }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
});

inEditions('find leads to the didactic sequences of the edition', { tag: ['@A-FIND', '@A-COLLECTION'], editions: ['br'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/find' });
  await page.getByRole('link', { name: w('find:shows.collections'), exact: true }).click();
  await expect(page).toHaveURL(/show=collections/);
  await page.getByRole('heading', { level: 2, name: w('collections:shelf.title') }).waitFor();
  await look(page, 'find with sequences');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/\d+\/collection\/\d+/);
});
