import { findLessons, loadLessonCards } from '@alba/contract/catalog';
import { subjectsOf } from '@alba/domain/editions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bands, findScene } from './testing/find-scene.ts';

describe('GET /v1/catalog/lessons', () => {
  it('shows lessons as cards, younger grades first, then by title as the language orders it', async () => {
    const { add, find, titles } = await findScene();
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
    const { add, titles } = await findScene();
    await add('The Moon Keeps Time', { words: 'volcano crater' });
    await add('A Volcano in the Field', { words: 'magma cone', grades: [5] });
    await add('El volcán del maíz', { words: 'sequence', grades: [5] });
    expect(await titles({ search: 'VOLC' })).toEqual(['A Volcano in the Field', 'El volcán del maíz', 'The Moon Keeps Time']);
    expect(await titles({ search: 'volcan maiz' })).toEqual(['El volcán del maíz']);
    expect(await titles({ search: 'field volcano' })).toEqual(['A Volcano in the Field']);
    expect(await titles({ search: 'cano' })).toEqual([]);
    for (const hostile of ['%', '_', '\\', "';", '💥']) expect(await titles({ search: hostile })).toHaveLength(3);
    expect(await titles({ search: '%cano' })).toEqual([]);
  });

  it('@K-SUBJECTS filters by subject, category and grade band', async () => {
    const { add, titles } = await findScene();
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
    const { add, find } = await findScene();
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
    const { add, find } = await findScene();
    for (let at = 0; at < 26; at += 1) await add(`Lesson ${at}`);
    expect((await find()).lessons).toHaveLength(24);
    const more = await find({ batches: 2 });
    expect([more.lessons.length, more.total]).toEqual([26, 26]);
  });

  it('brings at most ten batches a reply, and goes on after those that are there', async () => {
    const { owner, add, find } = await findScene();
    const first = await add('Lesson 0000');
    await sql`
      insert into lesson (edition, pack_id, current_version_id, slug, title, summary, subject_id, categories, grade_band, grades, minutes, reading_range, cover, search_text, title_text)
      select l.edition, 'more-' || n, l.current_version_id, l.slug, 'Lesson ' || to_char(n, 'FM0000'), l.summary, l.subject_id, l.categories, l.grade_band, l.grades, l.minutes, l.reading_range, l.cover, l.search_text, l.title_text
      from lesson l, generate_series(1, 299) n where l.lesson_id = ${first.lessonId}`.execute(owner);
    const deep = await find({ batches: 50 });
    expect([deep.total, deep.lessons.length, deep.lessons.at(-1)?.title]).toEqual([300, 240, 'Lesson 0239']);
    const rest = await find({ batches: 50, after: 10 });
    expect([rest.total, rest.lessons.length, rest.lessons[0]?.title]).toEqual([300, 60, 'Lesson 0240']);
    expect((await find({ batches: 12, after: 11 })).lessons[0]?.title).toBe('Lesson 0264');
    expect((await find({ batches: 2, after: 3 })).lessons).toEqual([]);
  });

  it('says which one filter’s removal brings most lessons when there are none', async () => {
    const { add, find } = await findScene();
    await add('Cells grow');
    await add('Cells rest');
    await add('Stars', { categories: ['earth-and-space'], gradeBand: '6-8', grades: [6] });
    await add('Towns', { subjectId: 1, categories: ['civics'] });
    const help = async (query: object) => (await find(query)).help;
    expect(await help({ gradeBands: '6-8', category: 'life' })).toEqual({ remove: 'gradeBands', count: 2 });
    expect(await help({ category: 'civics', search: 'cells' })).toEqual({ remove: 'category', count: 2 });
    expect(await help({ subject: 'social-studies', search: 'cells' })).toEqual({ remove: 'subject', count: 2 });
    expect(await help({ subject: 'social-studies', search: 'zebra' })).toEqual({ remove: 'search', count: 1 });
    // none of them alone brings anything
    expect(await help({ subject: 'social-studies', category: 'life', search: 'stars', gradeBands: '9-12' })).toBeUndefined();
    expect(await help({})).toBeUndefined();
  });

  it('tells which guides a lesson has on paper', async () => {
    const { add, find, owner } = await findScene();
    const { lessonId } = await add('Cells');
    await add('Stars');
    await owner
      .insertInto('lesson_guides')
      .values({ lesson_id: lessonId, guides: JSON.stringify({ experiment: {}, sources: {}, teacher: {} }) })
      .execute();
    expect((await find()).lessons.map(({ title, guides }) => [title, guides])).toEqual([
      ['Cells', ['teacher', 'experiment']],
      ['Stars', []],
    ]);
  });

  it('@K-SUBJECTS keeps to the viewer’s edition, to what the district subscribes to today, and leaves denied and withdrawn lessons out', async () => {
    const { given, add, titles, find, owner, teacher } = await findScene();
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

  it('sends two statements without a search, three with one and seven when it forgives, whatever the size of the library', async () => {
    const { add, as, teacher, statements } = await findScene();
    for (let at = 0; at < 30; at += 1) await add(`Lantern ${at}`);
    const caller = as(teacher);
    await caller.call(findLessons, { query: { gradeBands: bands } as never });
    for (const [search, count] of [
      ['', 2],
      ['lantern 2', 3],
      ['lanterm lamtern', 7],
    ] as const)
      expect((await statements(() => caller.call(findLessons, { query: { gradeBands: bands, batches: 2, search } as never }))).statements, search).toHaveLength(
        count,
      );
  });

  it('needs at least one grade band and refuses what is not a filter', async () => {
    const { as, teacher, given, anonymous } = await findScene();
    const caller = as(teacher);
    for (const query of [
      {},
      { gradeBands: '' },
      { gradeBands: '4-6' },
      { gradeBands: bands, subject: 'magic' },
      { gradeBands: bands, search: 'x'.repeat(101) },
      { gradeBands: bands, batches: 51 },
      { gradeBands: bands, after: -1 },
      { gradeBands: bands, page: 1 },
    ]) {
      expect((await caller.call(findLessons, { query: query as never })).body.code, JSON.stringify(query)).toBe('invalid_input');
    }
    expect((await as(await given.student()).call(findLessons, { query: { gradeBands: bands } as never })).body.code).toBe('not_allowed');
    expect((await anonymous.call(findLessons, { query: { gradeBands: bands } as never })).status).toBe(401);
  });
});

describe('GET /v1/catalog/cards', () => {
  it('@A-FIND brings chosen lessons in the order asked for, without those that the teacher cannot see', async () => {
    const { add, as, given, teacher } = await findScene();
    const [one, two, denied] = [await add('One'), await add('Two'), await add('Denied')];
    await given.denial({ school: teacher.school, lessonId: denied.lessonId });
    const lessonIds = [two, denied, one, two].map(({ lessonId }) => lessonId).join(',');
    const { body } = await as(teacher).call(loadLessonCards, { query: { lessonIds: `${lessonIds},999999` } as never });
    expect(body.lessons.map(({ title }) => title)).toEqual(['Two', 'One']);
    for (const wrong of ['', 'x', Array.from({ length: 21 }, (_, at) => at + 1).join(',')])
      expect((await as(teacher).call(loadLessonCards, { query: { lessonIds: wrong } as never })).body.code, wrong).toBe('invalid_input');
    expect((await as(await given.student()).call(loadLessonCards, { query: { lessonIds } as never })).body.code).toBe('not_allowed');
  });
});
