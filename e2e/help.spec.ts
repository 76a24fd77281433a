import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demonstration, type EditionId } from './support/editions.ts';
import { heading, look } from './support/look.ts';
import { expect, inEditions } from './support/test.ts';
import { containing, type Words } from './support/words.ts';

type Role = 'student' | 'teacher';

/** An article as it is written: its title, and a word that people may search by. */
function articleOf(edition: EditionId, role: Role, slug: string) {
  const folder = resolve(import.meta.dirname, '../apps/web/src/features/help/articles');
  const file = readFileSync(`${folder}/${demonstration[edition].language}/${role}/${slug}.md`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(file)?.[1] ?? '';
  return { slug, title: field('title'), word: field('words').split(',')[0] ?? '' };
}

/** Searches, opens the article, and sees it with the way to support. */
async function findAndRead(page: Page, w: Words, { slug, title, word }: ReturnType<typeof articleOf>): Promise<void> {
  await expect(heading(page)).toHaveText(w('help:title'));
  await page.getByRole('searchbox', { name: w('help:search') }).fill(word.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: containing(`“${word.toUpperCase()}”`) })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/help/${slug}$`));
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('main').getByRole('link', { name: w('help:support.action') })).toHaveAttribute('href', '/pages/support');
}

inEditions('a student and a teacher find an answer in help', { tag: ['@P-HELP'] }, async ({ edition, w, visit }) => {
  const student = await visit.open(edition, { as: demonstration[edition].student, path: '/student/home' });
  await student.getByRole('button', { name: w('app:frame.settings') }).click();
  await student
    .getByRole('dialog')
    .getByRole('link', { name: w('app:menu.help') })
    .click();
  await expect(student.getByRole('heading', { level: 2, name: w('help:topics.start') })).toBeVisible();
  await look(student, 'help of a student');
  await findAndRead(student, w, articleOf(edition, 'student', 'turn-in'));
  await look(student, 'an article of help');
  await student.goBack();
  await expect(student.getByRole('searchbox')).not.toHaveValue('');
  await student.getByRole('searchbox').fill('xyzzy');
  await expect(student.getByRole('heading', { name: w('help:none.title', { search: 'xyzzy' }) })).toBeVisible();
  await look(student, 'help without an answer');

  const teacher = await visit.open(edition, { as: demonstration[edition].teacher, path: '/teacher/classes' });
  const menu = teacher.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await menu.getByRole('button').last().click();
  await menu.getByRole('link', { name: w('app:menu.help') }).click();
  await expect(teacher.getByRole('region', { name: w('help:guides.title') })).toBeVisible();
  await look(teacher, 'help of a teacher');
  await findAndRead(teacher, w, articleOf(edition, 'teacher', 'reset-a-student'));
  await teacher.goto('/help/nothing');
  await expect(teacher.getByRole('heading', { name: w('help:gone.title') })).toBeVisible();
});
