import type { ArticleView, LessonView } from '@alba/content/lesson-view';
import { loadActivityArticle, loadActivityLesson } from '@alba/contract/attempts';
import { checkPreviewAnswer, previewArticle, previewLesson } from '@alba/contract/catalog';
import { openGuide } from '@alba/contract/guides';
import { printArticle, printOwnArticle, printOwnPassage, printPassage } from '@alba/contract/printing';
import { previewSpeech } from '@alba/contract/speech';
import { describe, expect, it } from 'vitest';
import { right, scene as workScene } from '../../testing/attempt-scene.ts';
import { keyWords, sampleLesson } from '../../testing/sample-lesson.ts';

const magma = { id: 'magma', word: 'magma', partOfSpeech: 'noun', definition: 'hot rock', example: 'Magma rose.' };
const levels = Object.fromEntries(
  [1, 2, 3, 4].map((level) => {
    const text = [
      { type: 'text' as const, text: `LEVEL-${level} says ` },
      { type: 'vocabulary' as const, text: 'magma', word: 'magma' },
    ];
    return [level, { words: 3, paragraphs: [{ number: 1, units: [{ number: 1, text }] }] }];
  }),
);

/** A lesson with a passage and an article at four levels, assigned to the student's class. */
async function scene(options: Parameters<typeof workScene>[0] = {}) {
  const test = await workScene(options);
  const { owner, lesson, student, classRoom } = test;
  const view: LessonView = structuredClone(sampleLesson.view);
  const connect = view.parts.find(({ part }) => part === 'connect');
  if (!connect) throw new Error('no part');
  connect.resources = [{ id: 'hill', kind: 'passage', title: 'A hill', figures: [], levels }];
  const picture = view.cover;
  const summary = { id: 'soda', title: 'Soda', summary: 'Bubbles.', minutes: 2, picture };
  view.vocabulary = [{ ...magma, id: 'other', word: 'other' }, magma];
  view.articles = [summary];
  const article: ArticleView = { ...summary, levels, talkAbout: 'Which bottle?' };
  await owner
    .updateTable('lesson_version')
    .set({ view: JSON.stringify(view) })
    .where('version_id', '=', lesson.versionId)
    .execute();
  await owner
    .insertInto('article')
    .values({ version_id: lesson.versionId, article_id: 'soda', view: JSON.stringify(article) })
    .execute();
  const { lessonId } = lesson;
  const passage = { lessonId, part: 'connect' as const, resourceId: 'hill' };
  const print = (level = 2, more: { activityId?: number; resourceId?: string } = {}) => {
    const { resourceId = 'hill', ...query } = more;
    return test.me.call(printOwnPassage, { params: { ...passage, resourceId }, query: { level, ...query } });
  };
  const printSoda = (query: { level?: number } = {}) => test.me.call(printOwnArticle, { params: { lessonId, articleId: 'soda' }, query });
  const lockAt = async (level: number) => {
    const { enrollment_id } = await owner
      .selectFrom('enrollment')
      .select('enrollment_id')
      .where('person_id', '=', student.personId)
      .where('class_id', '=', classRoom.classId)
      .executeTakeFirstOrThrow();
    const { subject_id } = await owner.selectFrom('lesson').select('subject_id').where('lesson_id', '=', lessonId).executeTakeFirstOrThrow();
    const product_code = subject_id === 1 ? 'LEARN-SS' : 'LEARN-SCI';
    await owner
      .insertInto('reading_setting')
      .values({
        district_id: student.districtId,
        enrollment_id,
        product_code,
        grade_group: 'us-3-5',
        level,
        locked: true,
        set_at: test.clock.now(),
      })
      .execute();
  };
  return { ...test, lessonId, passage, print, printSoda, lockAt };
}

describe('@S-PRINT a passage and an article on paper', () => {
  it('holds one level, its explained words and the class, and nothing of the key or of Lexile', async () => {
    const { print, printSoda, params, classRoom } = await scene();
    const { status, body, text } = await print(3, params);
    expect(status).toBe(200);
    expect(body).toMatchObject({ level: 3, levelCount: 4, className: classRoom.name, part: 'connect', resource: { id: 'hill', title: 'A hill' } });
    expect(body.words).toEqual([{ id: 'magma', word: 'magma', definition: 'hot rock' }]);
    expect(text.match(/LEVEL-\d/g)).toEqual(['LEVEL-3']);
    const soda = await printSoda();
    expect(soda.body).toMatchObject({ article: { title: 'Soda', talkAbout: 'Which bottle?' }, levelCount: 4 });
    expect(soda.text.match(/LEVEL-\d/g)).toHaveLength(1);
    for (const reply of [text, soda.text]) {
      expect(reply).not.toMatch(keyWords);
      expect(reply).not.toMatch(/\d{3}L|misconception|"key"|guides|contentNote/);
    }
  });

  it('is refused before the start and after a closing, as the lesson itself is (D12)', async () => {
    const { print, printSoda, owner, me, params, clock } = await scene({ start: '2026-12-01T00:00:00', due: null });
    const future = { status: 403, body: { code: 'assignment_not_open' } };
    expect([await print(), await printSoda()]).toMatchObject([future, future]);
    expect(await me.call(loadActivityLesson, { params })).toMatchObject(future);
    expect(await me.call(loadActivityArticle, { params: { ...params, articleId: 'soda' } })).toMatchObject(future);
    await owner.updateTable('assignment').set({ start_wall: '2026-01-01T00:00:00', closed_at: clock.now() }).execute();
    const closed = { status: 403, body: { code: 'assignment_closed' } };
    expect([await print(), await printSoda()]).toMatchObject([closed, closed]);
    expect(await me.call(loadActivityLesson, { params })).toMatchObject(closed);
  });

  it('stays to be had once it was begun, as on screen', async () => {
    const { print, owner, begin, save, clock } = await scene();
    await save(await begin(), 'one', 1, right.one);
    await owner.updateTable('assignment').set({ closed_at: clock.now() }).execute();
    expect((await print()).status).toBe(200);
  });

  it('comes only at the locked level (D36)', async () => {
    const { print, printSoda, lockAt } = await scene();
    expect((await print(4)).status).toBe(200);
    await lockAt(1);
    expect(await print(4)).toMatchObject({ status: 403, body: { code: 'level_locked' } });
    expect(await printSoda({ level: 2 })).toMatchObject({ status: 403, body: { code: 'level_locked' } });
    expect((await print(1)).text).toContain('LEVEL-1');
    expect((await printSoda()).text).toContain('LEVEL-1');
  });

  it('knows nothing that is not assigned to the student, nor texts and levels that are not there', async () => {
    const { print, me, given, as, passage, lessonId, owner } = await scene();
    const gone = { status: 404, body: { code: 'assignment_not_found' } };
    const other = await given.lesson({ view: sampleLesson.view, key: sampleLesson.key });
    expect(await me.call(printOwnPassage, { params: { ...passage, lessonId: other.lessonId }, query: { level: 1 } })).toMatchObject(gone);
    const stranger = as(await given.student());
    expect(await stranger.call(printOwnPassage, { params: passage, query: { level: 1 } })).toMatchObject(gone);
    expect(await print(1, { activityId: 999_999 })).toMatchObject(gone);
    const absent = { status: 404, body: { code: 'text_not_found' } };
    expect(await print(1, { resourceId: 'nothing' })).toMatchObject(absent);
    expect(await me.call(printOwnPassage, { params: { ...passage, part: 'build' }, query: { level: 1 } })).toMatchObject(absent);
    expect(await me.call(printOwnArticle, { params: { lessonId, articleId: 'nothing' } })).toMatchObject(absent);
    await owner.updateTable('assignment').set({ removed_at: new Date() }).execute();
    expect(await print()).toMatchObject(gone);
  });

  it('gives a student nothing of a teacher by any address (CVE-2021-36539)', async () => {
    const { me, lessonId, passage } = await scene();
    const refused = { status: 403, body: { code: 'not_allowed' } };
    const lesson = { params: { lessonId } };
    const calls = [
      me.call(previewLesson, lesson),
      me.call(previewArticle, { params: { lessonId, articleId: 'soda' } }),
      me.call(previewSpeech, { params: { lessonId, of: 'resource', text: 'hill', level: 1 } }),
      me.call(printPassage, { params: passage, query: { level: 1 } }),
      me.call(printArticle, { params: { lessonId, articleId: 'soda' } }),
      me.call(checkPreviewAnswer, { ...lesson, body: { questionId: 'one', response: right.one } }),
      me.call(openGuide, { body: { of: 'lesson', lessonId, guide: 'teacher' } }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject(refused);
      expect(answer.text).not.toMatch(keyWords);
    }
  });

  it('gives a teacher every level of their library, and none of a lesson denied to their school', async () => {
    const { as, teacher, given, passage, lessonId } = await scene();
    for (const level of [1, 4]) {
      const { status, text } = await as(teacher).call(printPassage, { params: passage, query: { level } });
      expect([status, text.match(/LEVEL-\d/g)]).toEqual([200, [`LEVEL-${level}`]]);
    }
    expect((await as(teacher).call(printArticle, { params: { lessonId, articleId: 'soda' } })).body.level).toBe(2);
    const denied = await given.teacher({ school: await given.school() });
    await given.denial({ school: denied.school, lessonId });
    for (const answer of [
      await as(denied).call(printPassage, { params: passage, query: { level: 1 } }),
      await as(denied).call(printArticle, { params: { lessonId, articleId: 'soda' } }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'lesson_not_found' } });
  });
});
