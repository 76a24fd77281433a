import type { LessonView, LevelsView } from '@alba/content/lesson-view';
import { ladders } from '@alba/domain/reading-levels';
import type { Locator, Page } from '@playwright/test';
import { assignedScene } from './support/api.ts';
import { keyboardOf } from './support/hands.ts';
import { explainedWord, learnLesson } from './support/lesson.ts';
import { anyLevel, articleOf, levelButton, passageOf, readAt, sentencesOnlyAt } from './support/library.ts';
import { look } from './support/look.ts';
import { openLesson } from './support/player.ts';
import { expect, inEditions } from './support/test.ts';
import { containing, type Words } from './support/words.ts';

const passagePane = (page: Page, w: Words) => page.getByRole('region', { name: w('player:passage'), exact: true });
const articleCalled = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

inEditions('a word tells its meaning where it stands, by keyboard, in a passage and in an article', { tag: ['@K-VOCAB'] }, async (given) => {
  const { edition, w, visit, student } = given;
  const { teacher, student: person, card, lesson } = await assignedScene(edition, await student());
  const { view } = await learnLesson(teacher, lesson.lessonId);
  const level = Math.max(...view.levels);
  const page = await visit.open(edition, { as: person });
  await openLesson(page, w, card, 'connect');
  await readAt(page, w, view.levels, level);
  const word = explainedWord(passageOf(view, 'connect').levels, level, view);
  await lookUp(page, w, passagePane(page, w), word);

  for (const { id, title } of view.articles) {
    const inArticle = explainedWord((await articleOf(teacher, lesson.lessonId, id)).levels, level, view);
    if (!inArticle) continue;
    await page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/learnmore/article/${id}`);
    await lookUp(page, w, articleCalled(page, title), inArticle);
    return;
  }
  throw new Error(`no article of ${view.packId} explains a word`);
});

/** Opens the meaning of a word beside it and closes it again, without leaving the text. */
async function lookUp(page: Page, w: Words, text: Locator, word: ReturnType<typeof explainedWord>): Promise<void> {
  if (!word) throw new Error('no word with a meaning');
  const { shown, entry } = word;
  const button = text.getByRole('button', { name: shown, exact: true }).first();
  const address = page.url();
  const { tabTo } = keyboardOf(page);
  await tabTo(button);
  await page.keyboard.press('Enter');
  const meaning = page.getByRole('dialog', { name: w('passage:meaningOf', { word: entry.word }), exact: true });
  await expect(meaning).toContainText(entry.definition);
  await expect(meaning).toContainText(entry.example);
  await expect(meaning).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // beside the word, which stays to be read
  const [from, to] = [await button.boundingBox(), await meaning.boundingBox()];
  if (!from || !to) throw new Error('the word or its meaning is not in sight');
  const gap = Math.max(from.y - (to.y + to.height), to.y - (from.y + from.height));
  expect(gap, 'the meaning covers its word').toBeGreaterThanOrEqual(0);
  expect(gap, 'the meaning stands away from its word').toBeLessThan(24);
  await look(page, `meaning of ${entry.word}`);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);
}

inEditions('the words change with the level and the headings stay', { tag: ['@K-LEVELS'] }, async ({ edition, w, visit, student }) => {
  const { teacher, student: person, card, lesson } = await assignedScene(edition, await student());
  const { view } = await learnLesson(teacher, lesson.lessonId);
  const { levels } = passageOf(view, 'connect');
  const [article] = view.articles;
  const page = await visit.open(edition, { as: person });
  await openLesson(page, w, card, 'connect');
  const text = passagePane(page, w);
  const headings = await text.getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThan(1);
  await readsAtEach(page, w, view, { text, levels });
  expect(await text.getByRole('heading').allTextContents()).toEqual(headings);
  await page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/learnmore/article/${article?.id}`);
  // an article opens at the level that was chosen last
  await expect(levelButton(page, w, view.levels.at(-1) ?? 0, view.levels.length)).toBeVisible();
  await readsAtEach(page, w, view, {
    text: articleCalled(page, article?.title ?? ''),
    levels: (await articleOf(teacher, lesson.lessonId, article?.id ?? '')).levels,
  });
});

type Leveled = { text: Locator; levels: LevelsView };

/** At every level the text has a sentence that only this level has, and none that only another has. */
async function readsAtEach(page: Page, w: Words, view: LessonView, { text, levels }: Leveled): Promise<void> {
  for (const level of view.levels) {
    await readAt(page, w, view.levels, level);
    for (const other of view.levels) {
      const [own = ''] = sentencesOnlyAt(levels, other);
      expect(own, `level ${other} has words of its own`).not.toBe('');
      if (other === level) await expect(text).toContainText(own);
      else await expect(text).not.toContainText(own);
    }
  }
}

inEditions('students choose among steps, teachers see what each is called', { tag: ['@K-LEVELS'] }, async ({ edition, w, visit, student }) => {
  const { teacher, student: person, card, lesson } = await assignedScene(edition, await student());
  const { view } = await learnLesson(teacher, lesson.lessonId);
  const total = view.levels.length;
  const pupil = await visit.open(edition, { as: person });
  await openLesson(pupil, w, card);
  const steps = await openLevels(pupil, w, total);
  await expect(steps).toContainText(w('passage:pick'));
  for (const [index, level] of view.levels.entries())
    await expect(steps.getByRole('radio').nth(index)).toHaveAccessibleName(startingWith(w('passage:level', { level })));
  await expect(steps).not.toContainText(/\d{3,4}L/);
  await look(pupil, 'levels for students');

  const preview = await visit.open(edition, { as: teacher, path: `/lesson/${lesson.slug}/${lesson.lessonId}` });
  const names = await openLevels(preview, w, total);
  await expect(names).toContainText(w('preview:level.note'));
  for (const [index, { label, level }] of ladders[view.ladder].entries()) {
    const name = label.endsWith('L') ? w('preview:level.lexile', { label: label.replace('-', '–') }) : w('preview:level.number', { level });
    await expect(names.getByRole('radio').nth(index)).toHaveAccessibleName(name);
  }
  await look(preview, 'levels for teachers');
});

const startingWith = (text: string) => new RegExp(`^${containing(text).source}`);

async function openLevels(page: Page, w: Words, total: number): Promise<Locator> {
  await anyLevel(page, w, total).click();
  const chooser = page.getByRole('dialog', { name: w('passage:readingLevel'), exact: true });
  await expect(chooser.getByRole('radio')).toHaveCount(total);
  return chooser;
}
