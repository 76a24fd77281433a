import { foldForSearch } from '@alba/content/version/search-text';
import { findLessons } from '@alba/contract/catalog';
import { subjectsOf } from '@alba/domain/editions';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { searchTextOf } from './search-words.ts';

const bands = '3-5,6-8';

async function scene() {
  const test = await testApp();
  const { given, as, owner } = test;
  const teacher = await given.teacher();
  const add = async (title: string, over: Parameters<typeof given.lesson>[0] & { words?: string } = {}) => {
    const searchText = searchTextOf(`${title} ${over.words ?? ''}`);
    const lesson = await given.lesson({ title, subjectId: 2, categories: ['life'], gradeBand: '3-5', grades: [3, 4, 5], searchText, ...over });
    await owner
      .updateTable('lesson')
      .set({ slug: foldForSearch(title).replaceAll(' ', '-') })
      .where('lesson_id', '=', lesson.lessonId)
      .execute();
    return lesson;
  };
  const find = async (query: object = {}, who = teacher) => (await as(who).call(findLessons, { query: { gradeBands: bands, ...query } as never })).body;
  const titles = async (query: object = {}, who = teacher) => (await find(query, who)).lessons.map((lesson) => lesson.title);
  return { ...test, teacher, add, find, titles };
}

describe('GET /v1/catalog/lessons', () => {
  it('shows lessons as cards, younger grades first, then by title as the language orders it', async () => {
    const { add, find, titles } = await scene();
    await add('Éclairs and Heat', { grades: [3] });
    await add('Fog', { grades: [3] });
    await add('Ants', { gradeBand: '6-8', grades: [6, 7, 8] });
    await add('Dew', { grades: [3] });
    expect(await titles()).toEqual(['Dew', 'Éclairs and Heat', 'Fog', 'Ants']);
    const { lessons, total } = await find();
    expect(total).toBe(4);
    expect(lessons[0]).toMatchObject({ subject: 'science', subjectId: 2, categories: ['life'], gradeBand: '3-5', grades: [3], minutes: 30 });
  });

  it('searches the beginnings of words in any case and accent; all words must be there; titles come first', async () => {
    const { add, titles } = await scene();
    await add('The Moon Keeps Time', { words: 'volcano crater' });
    await add('A Volcano in the Field', { words: 'magma cone', grades: [5] });
    await add('El volcán del maíz', { words: 'sequence', grades: [5] });
    expect(await titles({ search: 'VOLC' })).toEqual(['A Volcano in the Field', 'El volcán del maíz', 'The Moon Keeps Time']);
    expect(await titles({ search: 'volcan maiz' })).toEqual(['El volcán del maíz']);
    expect(await titles({ search: 'field volcano' })).toEqual(['A Volcano in the Field']);
    expect(await titles({ search: 'olcano' })).toEqual([]);
    for (const hostile of ['%', '_', '\\', "';", '💥']) expect(await titles({ search: hostile })).toHaveLength(3);
    expect(await titles({ search: '%olcano' })).toEqual([]);
  });

  it('@K-SUBJECTS filters by subject, category and grade band', async () => {
    const { add, titles } = await scene();
    await add('Cells');
    await add('Bridges', { categories: ['physical', 'engineering-technology'] });
    await add('Rivers', { subjectId: 1, categories: ['world-geography'] });
    await add('Atoms', { gradeBand: '6-8', grades: [6] });
    expect(await titles({ subject: 'science' })).toEqual(['Bridges', 'Cells', 'Atoms']);
    expect(await titles({ category: 'engineering-technology' })).toEqual(['Bridges']);
    expect(await titles({ subject: 'social-studies', category: 'life' })).toEqual([]);
    expect(await titles({ gradeBands: '6-8' })).toEqual(['Atoms']);
    expect(await titles({ subject: 'portuguese' })).toEqual([]);
  });

  it('counts every choice of a filter exactly, the other filters held', async () => {
    const { add, find } = await scene();
    const lessons = [
      { title: 'Cells grow', subjectId: 2, categories: ['life'], gradeBand: '3-5' },
      { title: 'Rain grows', subjectId: 2, categories: ['life', 'earth-and-space'], gradeBand: '6-8' },
      { title: 'Stars', subjectId: 2, categories: ['earth-and-space'], gradeBand: '3-5' },
      { title: 'Towns grow', subjectId: 1, categories: ['civics'], gradeBand: '3-5' },
      { title: 'Rivers', subjectId: 1, categories: ['world-geography'], gradeBand: '6-8' },
    ];
    for (const { title, ...over } of lessons) await add(title, over);
    const subjectOf = (id: number) => subjectsOf('us').find((subject) => subject.id === id)?.key;
    for (const subject of [undefined, 'science', 'social-studies'] as const) {
      for (const category of [undefined, 'life', 'civics', 'chemistry']) {
        for (const gradeBands of [['3-5'], ['6-8'], ['3-5', '6-8'], ['9-12']]) {
          for (const search of ['', 'grow', 'star']) {
            const { counts, total } = await find({ subject, category, gradeBands: gradeBands.join(','), search });
            const is = {
              subject: (one: (typeof lessons)[0]) => !subject || subjectOf(one.subjectId) === subject,
              category: (one: (typeof lessons)[0]) => !category || one.categories.includes(category),
              band: (one: (typeof lessons)[0]) => gradeBands.includes(one.gradeBand),
              search: (one: (typeof lessons)[0]) =>
                one.title
                  .toLowerCase()
                  .split(' ')
                  .some((word) => word.startsWith(search)),
            };
            const expected = (...tests: ((one: (typeof lessons)[0]) => boolean)[]) => lessons.filter((one) => tests.every((test) => test(one))).length;
            expect(total).toBe(expected(is.subject, is.category, is.band, is.search));
            expect(counts.subjects).toEqual(
              (['social-studies', 'science'] as const).map((value) => ({
                subject: value,
                count: expected((one) => subjectOf(one.subjectId) === value, is.category, is.band, is.search),
              })),
            );
            expect(counts.categories).toEqual(
              ['world-geography', 'civics', 'life', 'earth-and-space'].map((value) => ({
                category: value,
                count: expected((one) => one.categories.includes(value), is.subject, is.band, is.search),
              })),
            );
            expect(counts.gradeBands).toEqual(
              (['3-5', '6-8'] as const).map((value) => ({
                gradeBand: value,
                count: expected((one) => one.gradeBand === value, is.subject, is.category, is.search),
              })),
            );
          }
        }
      }
    }
  });

  it('shows 24 at first and as many batches as asked', async () => {
    const { add, find } = await scene();
    for (let at = 0; at < 26; at += 1) await add(`Lesson ${at}`);
    expect((await find()).lessons).toHaveLength(24);
    const more = await find({ batches: 2 });
    expect([more.lessons.length, more.total]).toEqual([26, 26]);
  });

  it('@K-SUBJECTS keeps to the viewer’s edition, to what the district subscribes to today, and leaves denied and withdrawn lessons out', async () => {
    const { given, add, titles, find, owner, teacher } = await scene();
    await add('Ours');
    await add('De vocês', { edition: 'br', subjectId: 101, gradeBand: 'ef-anos-finais' });
    const withdrawn = await add('Gone');
    await owner.updateTable('lesson').set({ withdrawn_at: new Date() }).where('lesson_id', '=', withdrawn.lessonId).execute();
    const denied = await add('Not here');
    await given.denial({ school: teacher.school, lessonId: denied.lessonId });
    await add('Social', { subjectId: 1 });
    expect(await titles()).toEqual(['Ours', 'Social']);
    expect((await find()).total).toBe(2);

    const colleague = await given.teacher({ school: await given.school({ district: teacher.school.district }) });
    expect(await titles({}, colleague)).toEqual(['Not here', 'Ours', 'Social']);

    const district = await given.district({ isSubscribed: false });
    await given.subscription({ district, productCode: 'LEARN-SCI', startsOn: '2026-03-09', endsOn: '2026-03-09' });
    await given.subscription({ district, productCode: 'LEARN-SS', startsOn: '2025-03-09', endsOn: '2026-03-08' });
    const lapsed = await given.teacher({ school: await given.school({ district }) });
    expect(await titles({}, lapsed)).toEqual(['Not here', 'Ours']);
    // a subject without its product is no filter either
    expect((await find({}, lapsed)).counts.subjects).toEqual([{ subject: 'science', count: 2 }]);
  });

  it('sends two statements whatever the size of the library', async () => {
    const { add, as, teacher, statements } = await scene();
    for (let at = 0; at < 30; at += 1) await add(`Lesson ${at}`);
    const caller = as(teacher);
    await caller.call(findLessons, { query: { gradeBands: bands } as never });
    expect((await statements(() => caller.call(findLessons, { query: { gradeBands: bands, batches: 2 } as never }))).statements).toHaveLength(2);
  });

  it('needs at least one grade band and refuses what is not a filter', async () => {
    const { as, teacher, given, anonymous } = await scene();
    const caller = as(teacher);
    for (const query of [
      {},
      { gradeBands: '' },
      { gradeBands: '4-6' },
      { gradeBands: bands, subject: 'magic' },
      { gradeBands: bands, search: 'x'.repeat(101) },
      { gradeBands: bands, batches: 51 },
      { gradeBands: bands, page: 1 },
    ]) {
      expect((await caller.call(findLessons, { query: query as never })).body.code, JSON.stringify(query)).toBe('invalid_input');
    }
    expect((await as(await given.student()).call(findLessons, { query: { gradeBands: bands } as never })).body.code).toBe('not_allowed');
    expect((await anonymous.call(findLessons, { query: { gradeBands: bands } as never })).status).toBe(401);
  });
});
