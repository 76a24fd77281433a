import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkPreviewAnswer, previewArticle, previewLesson } from '@alba/contract/catalog';
import { listCollections } from '@alba/contract/collections';
import { score } from '@alba/items/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStorage } from '../../platform/storage/index.ts';
import { importContent } from '../../setup/import-content.ts';
import { importStandards } from '../../setup/import-standards.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { articleJson, lessonKeyOf, lessonOutlinesOf, lessonVersionJson, lessonVersionOf } from './index.ts';

const media = mkdtempSync(join(tmpdir(), 'alba-preview-'));
let test: TestApp;
let lessonId: number;
let versionId: number;
let teacher: Awaited<ReturnType<TestApp['given']['teacher']>>;

beforeAll(async () => {
  test = await testApp();
  const contentDir = resolve(import.meta.dirname, '../../../../../content');
  await importContent(test.owner, { contentDir, storage: folderStorage(media), clock: test.clock, progress: () => {} });
  await importStandards(test.owner, { contentDir, clock: test.clock, progress: () => {} });
  const row = await test.owner
    .selectFrom('lesson')
    .select(['lesson_id', 'current_version_id'])
    .where('pack_id', '=', 'us-sci-cornfield-volcano')
    .executeTakeFirstOrThrow();
  lessonId = row.lesson_id;
  versionId = row.current_version_id ?? 0;
  teacher = await test.given.teacher();
});
afterAll(async () => {
  await test.close();
  await rm(media, { recursive: true });
});

const look = (who = teacher, id = lessonId) => test.as(who).call(previewLesson, { params: { lessonId: id } });

describe('GET /v1/catalog/lessons/:lessonId', () => {
  it('shows a teacher the lesson with a right answer and an explanation for every scored question', async () => {
    const { status, body } = await look();
    expect(status).toBe(200);
    const questions = body.lesson.parts.flatMap((part) => part.questions);
    expect(body.answers.map((answer) => answer.questionId)).toEqual(questions.map((question) => question.id));
    for (const { correct, key } of body.answers) {
      if (key.answer.kind === 'open-response') {
        expect(correct).toBeUndefined();
        continue;
      }
      expect(key.explanation?.length).toBeGreaterThan(0);
      expect(correct && score(key, correct)).toMatchObject({ type: 'scored', right: true });
    }
    expect(body.card).toMatchObject({ lessonId, readingRange: '400L-1000L', title: body.lesson.title });
    expect(body.skills.length).toBeGreaterThan(3);
    const { collections } = (await test.as(teacher).call(listCollections)).body;
    expect(collections.map(({ collectionId, title }) => ({ collectionId, title }))).toEqual(expect.arrayContaining(body.unitGuides));
    expect(body.unitGuides.length).toBeGreaterThan(0);
  });

  it('@K-STANDARDS says what the standards of the lesson ask for', async () => {
    const { body } = await look();
    expect(body.standards).toContainEqual({
      framework: 'ngss',
      code: '4-ESS2-2',
      match: 'partial',
      statement: expect.stringMatching(/^Use data from maps/),
      standardId: expect.any(Number),
    });
    for (const { code, statement } of body.standards) expect(statement, code).toBeDefined();
  });

  it('is not for students, nor for teachers of another edition or where the lesson is denied', async () => {
    const { given } = test;
    expect((await look(await given.student())).body.code).toBe('not_allowed');
    const foreign = await given.teacher({ school: await given.school({ district: await given.district({ edition: 'br' }) }) });
    expect(await look(foreign)).toMatchObject({ status: 404, body: { code: 'lesson_not_found' } });
    const denied = await given.teacher({ school: await given.school() });
    await given.denial({ school: denied.school, lessonId });
    expect((await look(denied)).body.code).toBe('lesson_not_found');
    expect((await look(teacher, 999_999)).body.code).toBe('lesson_not_found');
    expect((await test.anonymous.call(previewLesson, { params: { lessonId } })).status).toBe(401);
  });
});

describe('POST /v1/catalog/lessons/:lessonId/checks', () => {
  it('@A-PREVIEW tells a teacher what a student would read, and keeps nothing', async () => {
    const { body } = await look();
    const { questionId, correct, key } = body.answers.find((answer) => answer.key.answer.kind === 'single-choice') ?? {};
    if (!questionId || !correct || key?.answer.kind !== 'single-choice') throw new Error('no single choice');
    const check = (given: object) => test.as(teacher).call(checkPreviewAnswer, { params: { lessonId }, body: { questionId, ...given } as never });
    expect((await check({ response: correct })).body).toEqual({ right: true, points: 1, possible: 1 });
    const [wrong, told] = Object.entries(key.answer.wrong)[0] ?? [];
    expect((await check({ response: { kind: 'single-choice', choice: wrong } })).body).toEqual({
      right: false,
      points: 0,
      possible: 1,
      feedback: told?.feedback,
    });
    expect(await check({ response: { kind: 'single-choice', choice: '' } })).toMatchObject({ body: { code: 'answer_incomplete' } });
    expect(await check({ response: { kind: 'single-choice', choice: 'zz' } })).toMatchObject({ status: 400 });
    expect(await check({ questionId: 'nothing', response: correct })).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
    const open = body.answers.find((answer) => answer.key.answer.kind === 'open-response');
    expect(await check({ questionId: open?.questionId, response: { kind: 'open-response', text: 'Because.' } })).toMatchObject({
      body: { code: 'question_not_found' },
    });
    expect(await test.owner.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });
});

describe('GET /v1/catalog/lessons/:lessonId/articles/:articleId', () => {
  it('shows an article, and says which is missing, lesson or article', async () => {
    const { view } = await lessonVersionOf(test.db, versionId);
    const caller = test.as(teacher);
    for (const { id, title } of view.articles) {
      const { status, body } = await caller.call(previewArticle, { params: { lessonId, articleId: id } });
      expect([status, body.title]).toEqual([200, title]);
    }
    expect((await caller.call(previewArticle, { params: { lessonId, articleId: 'nothing' } })).body.code).toBe('article_not_found');
    expect((await caller.call(previewArticle, { params: { lessonId: 999_999, articleId: 'nothing' } })).body.code).toBe('lesson_not_found');
  });
});

describe('what other modules ask of a version', () => {
  it('costs one statement at first and none after, however many ask at once', async () => {
    const fresh = await testApp();
    const contentDir = resolve(import.meta.dirname, '../../../../../content');
    await importContent(fresh.owner, { contentDir, storage: folderStorage(media), clock: fresh.clock, progress: () => {} });
    const { db, owner, statements } = fresh;
    const id =
      (await owner.selectFrom('lesson').select('current_version_id as id').where('pack_id', '=', 'us-sci-cornfield-volcano').executeTakeFirstOrThrow()).id ?? 0;
    const sent = async (work: () => Promise<unknown>) => (await statements(work)).statements.length;
    expect(await sent(() => Promise.all([lessonVersionJson(db, id), lessonKeyOf(db, id), lessonVersionOf(db, id)]))).toBe(1);
    expect(await sent(() => lessonVersionJson(db, id))).toBe(0);
    expect(await sent(() => db.transaction().execute((tx) => lessonVersionOf(tx, id)))).toBe(0);
    const { view } = await lessonVersionOf(db, id);
    const articleId = view.articles[0]?.id ?? '';
    expect(await sent(() => articleJson(db, id, articleId))).toBe(1);
    expect(await sent(() => articleJson(db, id, articleId))).toBe(0);
    expect(await articleJson(db, id, 'nothing')).toBeUndefined();
    expect(await sent(() => lessonOutlinesOf(db, [id, id]))).toBe(1);
    expect(await sent(() => lessonOutlinesOf(db, [id]))).toBe(0);
    const outline = (await lessonOutlinesOf(db, [id])).get(id);
    expect(outline).toEqual(view.parts.map(({ part, questions }) => ({ part, questionIds: questions.map((question) => question.id) })));
  });
});
