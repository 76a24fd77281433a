import { gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import type { Page } from '@playwright/test';
import { Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { everyLesson, packsOf } from './support/library.ts';
import { expect, inEditions } from './support/test.ts';
import type { Words } from './support/words.ts';

inEditions(
  'find offers the subjects, topics and grade ranges of the edition that have lessons, and no others',
  { tag: ['@K-SUBJECTS'] },
  async ({ edition, w, visit }) => {
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const { lessons } = await everyLesson(teacher);
    expect(lessons.map(({ title }) => title).sort()).toEqual(
      packsOf(edition)
        .map(({ title }) => title)
        .sort(),
    );
    const subjects = subjectsOf(edition).filter(({ key }) => lessons.some(({ subject }) => subject === key));
    const page = await visit.open(edition, { as: teacher, path: '/find' });
    const tabs = page.getByRole('navigation', { name: w('find:subjectsLabel'), exact: true }).getByRole('link');
    await expect(tabs).toHaveText([
      w('find:allSubjects'),
      ...subjects.map(({ key }) => `${w(`find:subjects.${key}`)}${lessons.filter(({ subject }) => subject === key).length}`),
    ]);
    const bands = gradeBandsOf(edition).filter(({ key }) => lessons.some(({ gradeBand }) => gradeBand === key));
    const ranges = page.getByRole('group', { name: w('find:filter.grades'), exact: true }).getByRole('checkbox');
    await expect(ranges).toHaveCount(bands.length);
    for (const [index, { key }] of bands.entries()) await expect(ranges.nth(index)).toHaveAccessibleName(w(`find:gradeBands.${key}`));

    await offersTopics(page, w, subjects, lessons);
    for (const subject of subjects) {
      await tabs.filter({ hasText: w(`find:subjects.${subject.key}`) }).click();
      const own = lessons.filter((lesson) => lesson.subject === subject.key);
      await expect(page.getByRole('heading', { level: 2, name: w(`find:foundIn.${subject.key}`, { count: own.length }), exact: true })).toBeVisible();
      await offersTopics(page, w, [subject], own);
      await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })).toHaveText(own.map(({ title }) => title));
    }
  },
);

type Subjects = ReturnType<typeof subjectsOf>;
type Lessons = Awaited<ReturnType<typeof everyLesson>>['lessons'];

/** The topics of these subjects that have lessons, in their order, each with how many it leads to. */
async function offersTopics(page: Page, w: Words, subjects: Subjects, lessons: Lessons): Promise<void> {
  const topics = subjects.flatMap(({ key, categories }) =>
    categories.map((category) => ({
      category,
      count: lessons.filter((lesson) => lesson.subject === key && lesson.categories.includes(category)).length,
    })),
  );
  const offered = topics.filter(({ count }) => count > 0).map(({ category, count }) => `${w(`find:categories.${category}`)} ${count}`);
  await expect(page.getByRole('group', { name: w('find:filter.topic'), exact: true }).getByRole('button')).toHaveText(offered);
}

inEditions('a lesson’s card tells its title, summary, grades, range of levels, time and subject', { tag: ['@K-LESSON'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const { lessons } = await everyLesson(teacher);
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const { title, summary, subject, categories, gradeBand, readingRange, minutes } of lessons) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
    const [from = '', to = ''] = readingRange.split('-');
    const [topic] = categories;
    for (const words of [
      summary,
      w(`find:gradeBands.${gradeBand}`),
      // Lexile bands where the edition has them, else numbers
      w(edition === 'us' ? 'find:card.lexile' : 'find:card.levels', { from, to }),
      w('find:card.minutes', { count: minutes }),
      topic ? w(`find:categories.${topic}`) : w(`find:subjects.${subject}`),
    ])
      await expect(card.getByText(words, { exact: true }), title).toBeVisible();
  }
});
