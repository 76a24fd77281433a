import { chooseLevel, loadActivity, reportActivity } from '@alba/contract/attempts';
import { type AttemptEvent, reduceAttempt } from '@alba/domain/attempts';
import { describe, expect, it } from 'vitest';
import { newKey, right, scene, wrong } from '../../testing/attempt-scene.ts';
import { keyWords } from '../../testing/sample-lesson.ts';

describe('POST /v1/attempts/:attemptId/checks', () => {
  it('gives two more attempts after a wrong answer, each with its own feedback, then locks (@S-CHECK)', async () => {
    const { begin, check, save } = await scene();
    const attempt = await begin();
    const first = await check(attempt, 'one', 1, wrong.one);
    expect(first.body).toMatchObject({ tries: 1, right: false, tried: [wrong.one], feedback: [{ type: 'text', text: 'FIRST about rain' }] });
    const second = await check(attempt, 'one', 2, wrong.otherOne);
    expect(second.body).toMatchObject({ tries: 2, right: false, tried: [wrong.one, wrong.otherOne], feedback: [{ type: 'text', text: 'SECOND about snow' }] });
    expect(first.text + second.text).not.toMatch(keyWords);
    expect((await check(attempt, 'one', 3, right.one)).body).toMatchObject({ tries: 3, right: true });
    expect((await check(attempt, 'one', 4, wrong.one)).body).toMatchObject({ code: 'question_locked' });
    await save(attempt, 'one', 9, wrong.one);
    expect((await check(attempt, 'one', 10, wrong.one)).body).toMatchObject({ code: 'question_locked' });
  });

  it('locks after three wrong tries without telling the answer, and keeps what was checked', async () => {
    const { begin, check, save, me, params } = await scene();
    const attempt = await begin();
    for (const [index, text] of ['1', '2', '3'].entries()) await check(attempt, 'number', index + 1, { kind: 'numeric', text });
    expect((await check(attempt, 'number', 4, right.number)).body).toMatchObject({ code: 'question_locked' });
    await save(attempt, 'number', 9, right.number);
    const { body, text } = await me.call(loadActivity, { params });
    expect(body.answers).toMatchObject([{ questionId: 'number', tries: 3, right: false, response: { kind: 'numeric', text: '3' } }]);
    expect(text).not.toMatch(keyWords);
  });

  it('costs no try to check the same wrong answer again, or to send the same check twice', async () => {
    const { begin, check } = await scene();
    const attempt = await begin();
    const key = newKey();
    const once = await check(attempt, 'one', 1, wrong.one, key);
    expect(await check(attempt, 'one', 1, wrong.one, key)).toEqual(once);
    expect((await check(attempt, 'one', 2, wrong.one)).body).toMatchObject({ tries: 1 });
  });

  it('costs no try to check the same wrong answer given in another order', async () => {
    const { begin, check } = await scene();
    const attempt = await begin();
    await check(attempt, 'gaps', 1, { kind: 'cloze', gaps: { b: 'b', a: 'a' } });
    expect((await check(attempt, 'gaps', 2, { kind: 'cloze', gaps: { b: 'b', a: 'a' } })).body).toMatchObject({ tries: 1 });
    await check(attempt, 'many', 1, { kind: 'multiple-choice', choices: ['a', 'b'] });
    expect((await check(attempt, 'many', 2, { kind: 'multiple-choice', choices: ['b', 'a'] })).body).toMatchObject({ tries: 1 });
  });

  it('keeps what was typed after a wrong answer was sent for checking, in the table and in the history', async () => {
    const { begin, check, save, owner } = await scene();
    const attempt = await begin();
    await save(attempt, 'number', 5, right.number);
    expect((await check(attempt, 'number', 4, { kind: 'numeric', text: '424' })).body).toMatchObject({
      tries: 1,
      right: false,
      rev: 5,
      response: right.number,
    });
    expect(await owner.selectFrom('answer').select(['rev', 'response', 'tries']).execute()).toEqual([{ rev: 5, response: right.number, tries: 1 }]);
    const rows = await owner.selectFrom('attempt_event').select(['kind', 'at', 'data']).orderBy('event_id').execute();
    const told = reduceAttempt(rows.map((row) => ({ ...(row.data as object), kind: row.kind, at: row.at }) as AttemptEvent));
    expect(told.answers.number).toMatchObject({ rev: 5, response: right.number, tries: 1, right: false });
  });

  it('locks a right answer in, whatever was typed after it was sent', async () => {
    const { begin, check, save, owner } = await scene();
    const attempt = await begin();
    await save(attempt, 'number', 5, { kind: 'numeric', text: '424' });
    expect((await check(attempt, 'number', 4, right.number)).body).toMatchObject({ right: true, rev: 5, response: right.number });
    expect(await owner.selectFrom('answer').select(['rev', 'response']).execute()).toEqual([{ rev: 5, response: right.number }]);
  });

  it('tells which gaps are right, and which step is first out of place', async () => {
    const { begin, check } = await scene();
    const attempt = await begin();
    const gaps = await check(attempt, 'gaps', 1, { kind: 'cloze', gaps: { a: 'a', b: 'b' } });
    expect(gaps.body).toMatchObject({ right: false, parts: { a: true, b: false } });
  });

  it('refuses an answer that is not whole, and counts nothing', async () => {
    const { begin, check, owner } = await scene();
    const attempt = await begin();
    expect((await check(attempt, 'gaps', 1, { kind: 'cloze', gaps: { a: 'a' } })).body).toMatchObject({ code: 'answer_incomplete' });
    expect(await owner.selectFrom('answer').selectAll().execute()).toEqual([]);
  });

  it('refuses where the teacher does not allow checking', async () => {
    const { begin, check } = await scene({ allowCheckAnswers: false });
    expect(await check(await begin(), 'one', 1, wrong.one)).toMatchObject({ status: 403, body: { code: 'checks_not_allowed' } });
  });
});

describe('PUT /v1/attempts/:attemptId/level', () => {
  it('stores the level in use, unless the teacher locked it (D36)', async () => {
    const { begin, me, owner, params, classRoom } = await scene();
    const attemptId = await begin();
    expect((await me.call(chooseLevel, { params: { attemptId }, body: { level: 4 } })).body).toEqual({ level: 4 });
    expect((await me.call(loadActivity, { params })).body.level).toBe(4);
    const enrollment = await owner.selectFrom('enrollment').select('enrollment_id').executeTakeFirstOrThrow();
    const { subject_id } = await owner.selectFrom('lesson').select('subject_id').executeTakeFirstOrThrow();
    const product_code = subject_id === 1 ? 'LEARN-SS' : 'LEARN-SCI';
    await owner
      .insertInto('reading_setting')
      .values({ district_id: classRoom.districtId, ...enrollment, product_code, grade_group: 'us-3-5', level: 1, locked: true })
      .execute();
    expect((await me.call(chooseLevel, { params: { attemptId }, body: { level: 3 } })).body).toMatchObject({ code: 'level_locked' });
    expect((await me.call(loadActivity, { params })).body).toMatchObject({ level: 1, levelLocked: true });
  });
  it('refuses once the lesson is turned in', async () => {
    const { begin, me, submit } = await scene();
    const attemptId = await begin();
    await submit(attemptId);
    expect((await me.call(chooseLevel, { params: { attemptId }, body: { level: 2 } })).body).toMatchObject({ code: 'already_submitted' });
  });
  it('refuses a level the lesson does not have', async () => {
    const { begin, me } = await scene();
    const answer = await me.send({ method: 'PUT', path: `/v1/attempts/${await begin()}/level`, body: { level: 9 } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('POST /v1/attempts/:attemptId/activity', () => {
  it('counts no time for a student who left the class', async () => {
    const { begin, me, owner } = await scene();
    const attemptId = await begin();
    await owner.updateTable('enrollment').set({ removed_at: new Date() }).execute();
    expect((await me.call(reportActivity, { params: { attemptId }, body: { kind: 'beat' } })).body).toMatchObject({ code: 'attempt_not_found' });
  });

  it('adds the time between heartbeats, never twice for two tabs, and none while asleep (D22)', async () => {
    const { begin, me, clock, owner } = await scene();
    const attemptId = await begin();
    const beat = (kind: 'start' | 'beat') => me.call(reportActivity, { params: { attemptId }, body: { kind } });
    await beat('start');
    for (let minute = 0; minute < 2; minute += 1) {
      clock.advance(30_000);
      await Promise.all([beat('beat'), beat('beat')]);
    }
    const seconds = () => owner.selectFrom('attempt').select('active_seconds').executeTakeFirstOrThrow();
    expect((await seconds()).active_seconds).toBe(60);
    clock.advance(20 * 60_000);
    await beat('beat');
    expect((await seconds()).active_seconds).toBe(60);
  });

  it('takes a heartbeat that arrives after turning in for no error, and counts nothing (D22)', async () => {
    const { begin, submit, me, clock, owner } = await scene();
    const attemptId = await begin();
    await submit(attemptId);
    clock.advance(30_000);
    expect(await me.call(reportActivity, { params: { attemptId }, body: { kind: 'beat' } })).toEqual({ status: 200, body: { done: true } });
    expect((await owner.selectFrom('attempt').select('active_seconds').executeTakeFirstOrThrow()).active_seconds).toBe(0);
  });
});
