import { loadActivity, loadActivityLesson, reviewAttempt, studentHome } from '@alba/contract/attempts';
import { type AttemptEvent, reduceAttempt } from '@alba/domain/attempts';
import { questionResponse } from '@alba/items/response';
import { describe, expect, it } from 'vitest';
import { newKey, right, scene, wrong } from '../../testing/attempt-scene.ts';
import { keyWords, sampleLesson } from '../../testing/sample-lesson.ts';
import { outcomeOf } from './index.ts';

const gaps = { kind: 'cloze', gaps: { a: 'a', b: 'b' } } as const;

async function answered(options: Parameters<typeof scene>[0] = {}) {
  const test = await scene(options);
  const attempt = await test.begin();
  await test.save(attempt, 'one', 1, right.one);
  await test.save(attempt, 'gaps', 1, gaps);
  await test.check(attempt, 'number', 1, { kind: 'numeric', text: '424' });
  await test.save(attempt, 'guess', 1, { kind: 'open-response', text: 'Because it was hot.' });
  return { ...test, attempt };
}

describe('POST /v1/attempts/:attemptId/submit', () => {
  it('counts 20 equal requests once and answers them alike (@S-SUBMIT)', async () => {
    const { attempt, submit, owner } = await answered();
    const key = newKey();
    const receipts = await Promise.all(Array.from({ length: 20 }, () => submit(attempt, {}, key)));
    expect(new Set(receipts.map((receipt) => receipt.text)).size).toBe(1);
    expect(receipts[0]).toMatchObject({ status: 200, body: { rightItems: 1, scoredItems: 8, isLate: false } });
    expect(await owner.selectFrom('attempt_result').selectAll().execute()).toHaveLength(1);
  });

  it('lets one of 20 different requests through and refuses 19', async () => {
    const { attempt, submit } = await answered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(attempt)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409 && answer.body.code === 'already_submitted')).toHaveLength(19);
  });

  it('refuses while an answer the student gave has not arrived, and names it', async () => {
    const { attempt, submit } = await answered();
    expect(await submit(attempt, { one: 1, truth: 1 })).toMatchObject({ status: 409, body: { code: 'answers_missing', details: { questionIds: ['truth'] } } });
    expect((await submit(attempt, { one: 1, gaps: 1 })).status).toBe(200);
  });

  it('misses an answer that was changed after a wrong check, but none of a question that is locked', async () => {
    const { attempt, submit, check } = await answered();
    expect(await submit(attempt, { number: 2 })).toMatchObject({ body: { code: 'answers_missing', details: { questionIds: ['number'] } } });
    for (const [index, text] of ['1', '2'].entries()) await check(attempt, 'number', index + 2, { kind: 'numeric', text });
    expect((await submit(attempt, { number: 9 })).status).toBe(200);
  });

  it('counts the work on its own day and in the school year of that day', async () => {
    const { attempt, submit, owner, clock } = await answered();
    clock.moveTo('2026-09-02T16:00:00Z');
    await submit(attempt);
    const days = await owner.selectFrom('usage_day').select(['school_year', 'day', 'completed']).where('completed', '>', 0).execute();
    expect(days).toEqual([{ school_year: 2026, day: '2026-09-02', completed: 1 }]);
  });

  it('gives one point a gap, counts unanswered as nothing and open responses not at all (D18)', async () => {
    const { attempt, submit, owner } = await answered();
    const { body } = await submit(attempt);
    const result = await owner.selectFrom('attempt_result').selectAll().executeTakeFirstOrThrow();
    expect(result).toMatchObject({ points: 2, possible: 11, right_items: 1, answered_items: 3, scored_items: 8 });
    expect(body.score).toBe(18);
    expect(result.items).toMatchObject({
      one: { mark: 'correct' },
      gaps: { mark: 'incorrect', points: 1 },
      truth: { mark: 'incomplete' },
      guess: { mark: 'not-marked' },
    });
    expect(await owner.selectFrom('attempt_skill').select(['skill', 'right_items', 'answered_items', 'items']).execute()).toEqual([
      { skill: 'cause-effect', right_items: 1, answered_items: 3, items: 8 },
    ]);
  });

  it('stores what a full rebuild from the history gives (D92)', async () => {
    const { attempt, submit, owner, check, save } = await answered();
    await check(attempt, 'one', 5, right.one);
    await save(attempt, 'truth', 2, right.truth);
    await submit(attempt);
    const rows = await owner.selectFrom('attempt_event').select(['kind', 'at', 'data']).orderBy('event_id').execute();
    const rebuilt = reduceAttempt(rows.map((row) => ({ ...(row.data as object), kind: row.kind, at: row.at }) as AttemptEvent));
    const responses = new Map(Object.entries(rebuilt.answers).map(([id, answer]) => [id, questionResponse.parse(answer.response)]));
    const { summary, items } = outcomeOf(sampleLesson.key.questions, responses);
    const stored = await owner.selectFrom('attempt_result').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      points: summary.points,
      possible: summary.possible,
      right_items: summary.rightItems,
      answered_items: summary.answeredItems,
      items,
    });
    expect(stored.submitted_at).toEqual(rebuilt.submittedAt);
    const answers = await owner.selectFrom('answer').select(['question_id', 'rev', 'response', 'tries']).execute();
    for (const answer of answers)
      expect(rebuilt.answers[answer.question_id]).toMatchObject({ rev: answer.rev, response: answer.response, tries: answer.tries });
  });

  it.each([
    ['in the last second of the due day', '2026-03-14T03:59:59.999Z', false],
    ['in the first moment after it', '2026-03-14T04:00:00.000Z', true],
  ])('tells on time and late by the school clock: %s', async (_when, now, isLate) => {
    const { attempt, submit, clock } = await answered();
    clock.moveTo(now);
    expect((await submit(attempt)).body).toMatchObject({ isLate });
  });
});

describe('GET /v1/attempts/:attemptId/review', () => {
  it('is refused before turning in, so that the key stays on the server (@S-REVIEW)', async () => {
    const { attempt, me, params } = await answered();
    const review = await me.call(reviewAttempt, { params: { attemptId: attempt } });
    expect(review).toMatchObject({ status: 409, body: { code: 'not_submitted' } });
    const seen = await Promise.all([me.call(loadActivity, { params }), me.call(loadActivityLesson, { params }), me.call(studentHome)]);
    for (const { status, text } of [...seen, review]) {
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(keyWords);
    }
  });

  it('shows marks, tries, right answers and explanations at once after turning in', async () => {
    const { attempt, submit, me } = await answered();
    await submit(attempt);
    const { body } = await me.call(reviewAttempt, { params: { attemptId: attempt } });
    expect(body).toMatchObject({ keyVisible: true, score: 18, rightItems: 1, scoredItems: 8 });
    const of = (id: string) => body.answers.find((answer) => answer.questionId === id);
    expect(of('one')).toMatchObject({ mark: 'correct', correct: right.one, response: right.one, explanation: [{ type: 'text', text: 'EXPLANATION of it' }] });
    expect(of('gaps')).toMatchObject({ mark: 'incorrect', points: 1, possible: 2, parts: { a: true, b: false } });
    expect(of('number')).toMatchObject({ tries: 1, mark: 'incorrect' });
    expect(of('truth')).toMatchObject({ mark: 'incomplete', correct: right.truth });
  });

  it('is gone for a student who left the class, and after a reset', async () => {
    const { attempt, submit, me, owner } = await answered();
    await submit(attempt);
    const review = async () => (await me.call(reviewAttempt, { params: { attemptId: attempt } })).body.code;
    await owner.updateTable('enrollment').set({ removed_at: new Date() }).execute();
    expect(await review()).toBe('attempt_not_found');
    await owner.updateTable('enrollment').set({ removed_at: null }).execute();
    expect(await review()).toBeUndefined();
    await owner.updateTable('attempt').set({ archived_at: new Date() }).execute();
    expect(await review()).toBe('attempt_not_found');
  });

  it('keeps the key until the due date where the teacher chose so, marks are shown at once (D57)', async () => {
    const { attempt, submit, me, owner, clock } = await answered();
    await owner.updateTable('assignment').set({ key_visibility: 'after-due' }).execute();
    await submit(attempt);
    const before = await me.call(reviewAttempt, { params: { attemptId: attempt } });
    expect(before.body).toMatchObject({ keyVisible: false, keyVisibleFrom: '2026-03-14T04:00:00.000Z' });
    expect(before.text).not.toMatch(keyWords);
    expect(before.body.answers.every((answer) => answer.correct === undefined)).toBe(true);
    clock.moveTo('2026-03-14T04:00:00Z');
    expect((await me.call(reviewAttempt, { params: { attemptId: attempt } })).body.keyVisible).toBe(true);
  });
});

describe('GET /v1/student/assignments', () => {
  it('shows status, prompt, parts and score as the work goes on (@S-HOME)', async () => {
    const { me, begin, save, submit } = await scene();
    const card = async () => (await me.call(studentHome)).body.cards[0];
    expect(await card()).toMatchObject({ status: 'not-started', action: 'begin', prompt: 'open-me', partsDone: 0, partsTotal: 4, timing: 'open' });
    const attempt = await begin();
    await save(attempt, 'one', 1, wrong.one);
    await save(attempt, 'many', 1, { kind: 'multiple-choice', choices: ['a', 'c'] });
    expect(await card()).toMatchObject({ status: 'in-progress', action: 'continue', prompt: 'good-start', partsDone: 1 });
    await submit(attempt);
    expect(await card()).toMatchObject({ status: 'completed', action: 'review', prompt: 'all-done', partsDone: 4, score: 9 });
  });

  it('sends the same number of statements for 1 and for 40 assignments', async () => {
    const { me, given, classRoom, lesson, statements } = await scene();
    const count = async () => (await statements(() => me.call(studentHome))).statements.length;
    await count();
    const few = await count();
    for (let index = 0; index < 40; index += 1) await given.assignment({ to: classRoom, lesson });
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(3);
  });
});
