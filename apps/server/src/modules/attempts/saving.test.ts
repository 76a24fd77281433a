import { beginAttempt, loadActivity, loadActivityLesson, saveAnswers } from '@alba/contract/attempts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { right, scene, wrong } from '../../testing/attempt-scene.ts';

describe('PUT /v1/student/activities/:activityId/attempt', () => {
  it('begins one attempt, however often and from how many tabs it is asked', async () => {
    const { me, params, owner, begin } = await scene();
    const ids = await Promise.all([begin(), begin(), begin()]);
    expect(new Set([...ids, await begin()]).size).toBe(1);
    expect(await owner.selectFrom('attempt').select(['number', 'state']).execute()).toEqual([{ number: 1, state: 'IN_PROGRESS' }]);
    expect(await owner.selectFrom('attempt_event').select('kind').execute()).toEqual([{ kind: 'begun' }]);
    expect((await me.call(loadActivity, { params })).body).toMatchObject({ state: 'IN_PROGRESS', attemptId: ids[0], answers: [], levelLocked: false });
  });

  it('shows no content of an assignment that is not open yet (D12)', async () => {
    const { me, params } = await scene({ start: '2026-03-10T00:00:00' });
    for (const endpoint of [loadActivity, loadActivityLesson, beginAttempt]) {
      expect(await me.call(endpoint, { params })).toMatchObject({
        status: 403,
        body: { code: 'assignment_not_open', details: { opensAt: '2026-03-10T00:00:00' } },
      });
    }
  });

  it('takes the content away again when the teacher moves the start ahead, and loses nothing (D12)', async () => {
    const { begin, me, params, owner, save } = await scene();
    const attempt = await begin();
    await owner.updateTable('assignment').set({ start_wall: '2026-03-11T00:00:00' }).execute();
    for (const endpoint of [loadActivity, loadActivityLesson])
      expect((await me.call(endpoint, { params })).body).toMatchObject({ code: 'assignment_not_open' });
    expect((await save(attempt, 'one', 1, right.one)).status).toBe(200);
  });

  it('refuses to begin what the teacher has closed', async () => {
    const { me, params } = await scene({ closedAt: new Date('2026-03-08T00:00:00Z') });
    expect(await me.call(beginAttempt, { params })).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
  });

  it('does not know an assignment of another class', async () => {
    const { as, given, params } = await scene();
    expect(await as(await given.student()).call(beginAttempt, { params })).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
  });
});

describe('PUT /v1/attempts/:attemptId/answers', () => {
  it('keeps the newest revision and answers an older one with what is stored (@S-SAVE)', async () => {
    const { begin, save, me, params } = await scene();
    const attempt = await begin();
    expect((await save(attempt, 'one', 2, right.one)).body).toEqual({ saved: [{ questionId: 'one', rev: 2 }] });
    expect((await save(attempt, 'one', 1, wrong.one)).body).toEqual({ saved: [{ questionId: 'one', rev: 2 }] });
    expect((await me.call(loadActivity, { params })).body.answers).toMatchObject([{ questionId: 'one', rev: 2, response: right.one, tries: 0 }]);
  });

  it('ends with the highest revision, in whatever order saves arrive', async () => {
    const { begin, save, owner } = await scene();
    const attempt = await begin();
    let base = 0;
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }), async (revs) => {
        base += 100;
        await Promise.all(revs.map((rev) => save(attempt, 'number', base + rev, { kind: 'numeric', text: String(base + rev) })));
        const stored = await owner.selectFrom('answer').select(['rev', 'response']).where('question_id', '=', 'number').executeTakeFirstOrThrow();
        expect(stored).toEqual({ rev: base + Math.max(...revs), response: { kind: 'numeric', text: String(base + Math.max(...revs)) } });
      }),
      { numRuns: 25 },
    );
  });

  it('takes the newer of two answers to one question in one call', async () => {
    const { begin, me, owner } = await scene();
    const attemptId = await begin();
    const answers = [3, 4, 2].map((rev) => ({ questionId: 'number', rev, response: { kind: 'numeric', text: String(rev) } as const }));
    expect((await me.call(saveAnswers, { params: { attemptId }, body: { answers } })).body).toEqual({ saved: [{ questionId: 'number', rev: 4 }] });
    expect(await owner.selectFrom('answer').select(['rev', 'response']).execute()).toEqual([{ rev: 4, response: { kind: 'numeric', text: '4' } }]);
  });

  it('refuses a revision that no column holds', async () => {
    const { begin, save } = await scene();
    expect(await save(await begin(), 'one', 2 ** 31, right.one)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('saves many answers in one statement once the attempt is known', async () => {
    const { begin, save, me, statements } = await scene();
    const attemptId = await begin();
    await save(attemptId, 'one', 1, wrong.one);
    const answers = [
      { questionId: 'one', rev: 2, response: right.one },
      { questionId: 'truth', rev: 1, response: right.truth },
      { questionId: 'number', rev: 1, response: right.number },
    ];
    const counted = await statements(() => me.call(saveAnswers, { params: { attemptId }, body: { answers } }));
    expect(counted.result.status).toBe(200);
    expect(counted.statements).toHaveLength(1);
  });

  it.each([
    ['a question the lesson does not have', 'nowhere', right.one, 404, 'question_not_found'],
    ['a choice the question does not have', 'one', { kind: 'single-choice', choice: 'z' }, 400, 'invalid_input'],
    ['an answer of another kind', 'one', right.truth, 400, 'invalid_input'],
  ] as const)('refuses %s', async (_what, questionId, response, status, code) => {
    const { begin, save } = await scene();
    expect(await save(await begin(), questionId, 1, response)).toMatchObject({ status, body: { code } });
  });

  it("refuses another student's attempt, and writes nothing", async () => {
    const { begin, save, as, given, classRoom, owner } = await scene();
    const attempt = await begin();
    const [other] = await given.members(classRoom, 1);
    expect(await save(attempt, 'one', 1, right.one, as(other as never))).toMatchObject({ status: 404, body: { code: 'attempt_not_found' } });
    expect(await owner.selectFrom('answer').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['after turning in', { submitted_at: new Date(), state: 'SUBMITTED' }, {}, {}, 'already_submitted'],
    ['after a reset', { archived_at: new Date() }, {}, {}, 'attempt_reset'],
    ['when the teacher has closed it', {}, { closed_at: new Date() }, {}, 'assignment_closed'],
    ['when the assignment was deleted', {}, { removed_at: new Date() }, {}, 'attempt_not_found'],
    ['when the student left the class', {}, {}, { removed_at: new Date() }, 'attempt_not_found'],
  ])('refuses an answer %s, and writes nothing', async (_when, attempt, assignment, enrollment, code) => {
    const { begin, save, owner } = await scene();
    const attemptId = await begin();
    if (Object.keys(attempt).length) await owner.updateTable('attempt').set(attempt).execute();
    if (Object.keys(assignment).length) await owner.updateTable('assignment').set(assignment).execute();
    if (Object.keys(enrollment).length) await owner.updateTable('enrollment').set(enrollment).execute();
    expect((await save(attemptId, 'one', 1, right.one)).body).toMatchObject({ code });
    expect(await owner.selectFrom('answer').selectAll().execute()).toEqual([]);
    expect(await owner.selectFrom('attempt_event').select('kind').where('kind', '=', 'saved').execute()).toEqual([]);
  });
});
