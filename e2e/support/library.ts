import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ArticleView, LessonView, LevelsView } from '@alba/content/lesson-view';
import type { findLessons, previewLesson } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { gradeBandsOf } from '@alba/domain/editions';
import type { Page } from '@playwright/test';
import { Person } from './api.ts';
import { demonstration, type EditionId } from './editions.ts';
import { plain } from './lesson.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

export type Preview = ReplyOf<typeof previewLesson>;
export type Found = ReplyOf<typeof findLessons>;

/** A lesson as its folder in the library names it: what a test knows before there is a server. */
export type Pack = { edition: EditionId; id: string; title: string };

export function packsOf(edition: EditionId): Pack[] {
  const folder = resolve(import.meta.dirname, `../../content/${edition}/lessons`);
  const heads = readdirSync(folder).map((id) => ({ id, file: `${folder}/${id}/lesson.yaml` }));
  return heads
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({ edition, id, title: /^title: "?(.*?)"?$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '' }));
}

export const everyLesson = (teacher: Person, filters: Record<string, string> = {}): Promise<Found> =>
  teacher.call(
    'GET',
    `/v1/catalog/lessons?${new URLSearchParams({ gradeBands: `${gradeBandsOf(teacher.edition).map(({ key }) => key)}`, batches: '50', ...filters })}`,
  );

/** A lesson with all that its teachers may see, and where they preview it. */
export type PreviewedPack = { teacher: Person; preview: Preview; address: string };

export async function previewOf({ edition, id, title }: Pack): Promise<PreviewedPack> {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const { lessons } = await everyLesson(teacher);
  const card = lessons.find((one) => one.title === title);
  if (!card) throw new Error(`${edition} does not offer ${id}: is it whole?`);
  const preview = await teacher.call<Preview>('GET', `/v1/catalog/lessons/${card.lessonId}`);
  return { teacher, preview, address: `/lesson/${card.slug}/${card.lessonId}` };
}

export const articleOf = (teacher: Person, lessonId: number, articleId: string): Promise<ArticleView> =>
  teacher.call('GET', `/v1/catalog/lessons/${lessonId}/articles/${articleId}`);

/** The button that tells the level, as `Level 2 of 4`. */
export const levelButton = (page: Page, w: Words, level: number, total: number) =>
  page.getByRole('button', { name: w('passage:levelOf', { level, total }), exact: true });

/** The same, whichever the level is. */
export const anyLevel = (page: Page, w: Words, total: number) =>
  page.getByRole('button', { name: new RegExp(`^${w('passage:levelOf', { level: '\\d', total })}$`) });

/** Chooses a level as a reader does. */
export async function readAt(page: Page, w: Words, levels: readonly number[], level: number): Promise<void> {
  await anyLevel(page, w, levels.length).click();
  const chooser = page.getByRole('dialog', { name: w('passage:readingLevel'), exact: true });
  await chooser.getByRole('radio').nth(levels.indexOf(level)).check();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await expect(levelButton(page, w, level, levels.length)).toBeVisible();
}

/** What a text says at this level and in these words at no other. */
export function sentencesOnlyAt(levels: LevelsView, level: number): string[] {
  const at = (key: string) => (levels[key]?.paragraphs ?? []).flatMap(({ units }) => units.map(({ text }) => plain(text)));
  const others = Object.keys(levels).filter((key) => key !== String(level));
  const elsewhere = others.flatMap(at).join('\n');
  return at(String(level)).filter((sentence) => !elsewhere.includes(sentence));
}

/** The first passage of a part that is written at levels. */
export function passageOf({ parts }: LessonView, part: string): { title: string; levels: LevelsView } {
  for (const resource of parts.find((one) => one.part === part)?.resources ?? [])
    if ('levels' in resource && resource.levels) return { title: resource.title, levels: resource.levels };
  throw new Error(`${part} has nothing to read at levels`);
}
