import { findLessons } from '@alba/contract/catalog';
import { testApp } from '../../../testing/test-app.ts';
import { libraryWordsOf, searchTextOf } from '../search-words.ts';

/** Those of most lessons in these tests. */
export const bands = '3-5,6-8';

/** A library to fill with lessons as the importer leaves them, and a teacher who searches it. */
export async function findScene() {
  const test = await testApp();
  const { given, as, owner } = test;
  const teacher = await given.teacher();
  const add = async (title: string, over: Parameters<typeof given.lesson>[0] & { words?: string } = {}) => {
    const text = `${title} ${over.words ?? ''}`;
    const lesson = await given.lesson({
      title,
      subjectId: 2,
      categories: ['life'],
      gradeBand: '3-5',
      grades: [3, 4, 5],
      searchText: searchTextOf(text),
      ...over,
    });
    await owner
      .updateTable('lesson')
      .set({ title_text: searchTextOf(title) })
      .where('lesson_id', '=', lesson.lessonId)
      .execute();
    const words = [...libraryWordsOf(text)].map(([word, spelling]) => ({ edition: over.edition ?? 'us', word, spelling }));
    await owner
      .insertInto('library_word')
      .values(words)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return lesson;
  };
  const find = async (query: object = {}, who = teacher) => (await as(who).call(findLessons, { query: { gradeBands: bands, ...query } as never })).body;
  const titles = async (query: object = {}, who = teacher) => (await find(query, who)).lessons.map((lesson) => lesson.title);
  return { ...test, teacher, add, find, titles };
}
