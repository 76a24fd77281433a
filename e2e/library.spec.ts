import { editions } from '@alba/domain/editions';
import { skillNames } from '@alba/domain/skills';
import type { Page } from '@playwright/test';
import { cardOf } from './support/answering.ts';
import { editionIds } from './support/editions.ts';
import { type PreviewedPack, packsOf, previewOf, readAt } from './support/library.ts';
import { everyPicture, fitsSideways, heading, look, wide } from './support/look.ts';
import { expect, phone, test } from './support/test.ts';
import { containing, type Words, wordsOf } from './support/words.ts';

// what holds for each lesson of the library, one test a lesson; what a lesson can do stands in library-reading.spec.ts
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const edition of editionIds) {
  const w = wordsOf(edition);
  packsOf(edition).forEach((pack, index) => {
    // one lesson of an edition with every `npm test`, all of them with `npm run test:long`
    const long = index === 0 ? [] : ['@long'];
    test(`${pack.id} on a phone at its lowest level and on a wide screen at its highest`, {
      tag: ['@K-LESSON', '@K-LEVELS', '@K-MEDIA', ...long],
    }, async ({ visit }) => {
      const given = await previewOf(pack);
      const { levels, articles } = given.preview.lesson;
      const page = await visit.open(edition, { as: given.teacher, path: given.address, viewport: phone });
      await expect(heading(page)).toHaveText(pack.title);
      await readAt(page, w, levels, Math.min(...levels));
      await eachScreen(page, w, given, { size: phone, article: articles[0]?.title });
      await page.setViewportSize(wide);
      await goToPart(page, w, 'spark');
      await readAt(page, w, levels, Math.max(...levels));
      await eachScreen(page, w, given, { size: wide, article: articles.at(-1)?.title });
    });

    test(`${pack.id} tells teachers the skill of each question and the words of each standard`, {
      tag: ['@K-SKILLS', '@K-STANDARDS', ...long],
    }, async ({ visit }) => {
      const given = await previewOf(pack);
      const page = await visit.open(edition, { as: given.teacher, path: given.address });
      await tellsStandards(page, w, given);
      await tellsSkills(page, w, given);
    });
  });
}

type At = { size: typeof wide; article: string | undefined };

/** Every part with all that belongs to it, the articles, and one of them. */
async function eachScreen(page: Page, w: Words, given: PreviewedPack, { size, article }: At): Promise<void> {
  const { lesson } = given.preview;
  for (const part of lesson.parts.filter((one) => one.part !== 'learn-more')) {
    await goToPart(page, w, part.part);
    for (const { title } of part.resources) await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await inspect(page, part.part, size);
    if (size === phone && part.resources.length > 0) {
      await showPane(page, w, 'questions');
      // axe has seen the same questions on the wide screen
      await fitsSideways(page, `questions of ${part.part} at ${size.width} px`);
    }
    for (const question of part.questions) await expect(cardOf(page, question).first()).toBeVisible();
    if (size === phone && part.resources.length > 0) await showPane(page, w, 'passage');
  }
  if (article === undefined) return;
  await goToPart(page, w, 'learn-more');
  for (const { title } of lesson.articles) await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await inspect(page, 'learn more', size);
  await page.getByRole('link', { name: article, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: article, exact: true })).toBeVisible();
  await inspect(page, article, size);
}

const showPane = (page: Page, w: Words, pane: 'passage' | 'questions') =>
  page
    .getByRole('group', { name: w('preview:paneSwitch'), exact: true })
    .getByRole('button', { name: w(`preview:${pane}`), exact: true })
    .click();

async function goToPart(page: Page, w: Words, part: PreviewedPack['preview']['lesson']['parts'][number]['part']): Promise<void> {
  const link = page.getByRole('navigation', { name: w('preview:partsLabel') }).getByRole('link', { name: containing(w(`preview:parts.${part}`)) });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'step');
}

/** Everything that folds is opened first, so that it is looked at as well. */
async function inspect(page: Page, screen: string, size: typeof wide): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
  await everyPicture(page, screen);
  await look(page, screen, [size]);
  await fitsSideways(page, `${screen} at ${size.width} px`);
}

/** About this lesson: every code, in part or whole, with what the standard asks for. */
async function tellsStandards(page: Page, w: Words, { preview }: PreviewedPack): Promise<void> {
  expect(preview.standards.length, 'a lesson is aligned to standards').toBeGreaterThan(0);
  const about = page.locator('details').filter({ has: page.getByText(w('preview:about'), { exact: true }) });
  if ((await about.getAttribute('open')) === null) await about.locator('summary').press('Enter');
  for (const { code, match, statement } of preview.standards) {
    expect(statement, `${code} is in a framework of the edition`).toMatch(/\S/);
    const line = about.getByRole('listitem').filter({ has: page.getByText(code, { exact: true }) });
    await expect(line.first()).toBeVisible();
    await expect(line.first()).toContainText(match === 'partial' ? `${code} ${w('preview:partly')} ${statement}` : `${code} ${statement}`);
  }
}

/** The notes under each question name its skill; what is not scored has none. */
async function tellsSkills(page: Page, w: Words, { preview }: PreviewedPack): Promise<void> {
  for (const part of preview.lesson.parts.filter(({ questions }) => questions.length > 0)) {
    await goToPart(page, w, part.part);
    for (const question of part.questions) {
      const skill = preview.answers.find(({ questionId }) => questionId === question.id)?.key.skill;
      const isScored = question.kind !== 'open-response';
      expect(skill !== undefined, `${question.id} has a skill`).toBe(isScored);
      const words = skill ? w('preview:notes.skill', { skill: skillNames[skill][editions[preview.lesson.edition].language] }) : w('preview:notes.label');
      await expect(cardOf(page, question).first().getByText(words, { exact: true }), question.id).toBeVisible();
    }
  }
}
