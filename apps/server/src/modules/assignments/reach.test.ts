import { listAssignments } from '@alba/contract/assignments';
import { beginAttempt, checkAnswer, loadActivity, loadActivityLesson, reviewAttempt, studentHome, submitAttempt } from '@alba/contract/attempts';
import { lessonReport } from '@alba/contract/reports';
import type { GivenPerson } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { scene as assigningScene } from '../../testing/assigning-scene.ts';
import { newKey, right } from '../../testing/attempt-scene.ts';
import { sampleLesson } from '../../testing/sample-lesson.ts';

async function scene() {
  const test = await assigningScene();
  const { given, as } = test;
  const lesson = await given.lesson({ title: 'The Hill That Grew', view: sampleLesson.view, key: sampleLesson.key });
  const cell = (over: Parameters<typeof test.cell>[0] = {}) => test.cell({ lessonId: lesson.lessonId, ...over });
  const assign = async (...cells: ReturnType<typeof cell>[]) => (await test.assign(cells)).body.assignmentIds as [number, ...number[]];
  const home = async (student: GivenPerson) => (await as(student).call(studentHome)).body.cards.map(({ activityId }) => activityId);
  const byAddress = async (student: GivenPerson, activityId: number) => {
    const me = as(student);
    const answers = [];
    for (const endpoint of [loadActivity, loadActivityLesson, beginAttempt]) answers.push((await me.call(endpoint, { params: { activityId } })).status);
    return answers;
  };
  return { ...test, lesson, cell, assign, home, byAddress };
}

describe('@A-ASSIGN a lesson for some students', () => {
  it('is there for them alone, by list and by address', async () => {
    const { assign, cell, home, byAddress, ana, bo, cy } = await scene();
    const [activityId] = await assign(cell({ studentIds: [ana.personId, bo.personId] }));
    expect([await home(ana), await home(bo), await home(cy)]).toEqual([[activityId], [activityId], []]);
    expect(await byAddress(cy, activityId)).toEqual([404, 404, 404]);
    expect(await byAddress(ana, activityId)).toEqual([200, 200, 200]);
  });

  it('is not given to a student who joins later, who gets what is for the whole class', async () => {
    const { given, assign, cell, home, byAddress, ana, first } = await scene();
    const [forAna, forAll] = await assign(cell({ studentIds: [ana.personId] }), cell({ lessonId: (await given.lesson({ view: sampleLesson.view })).lessonId }));
    const [late] = await given.members(first, 1);
    if (!late || !forAll) throw new Error('nobody joined');
    expect(await home(late)).toEqual([forAll]);
    expect(await byAddress(late, forAna)).toEqual([404, 404, 404]);
  });

  it('is counted and reported of them alone', async () => {
    const { given, as, assign, cell, ana, bo, first, lesson, teacher } = await scene();
    const [activityId] = await assign(cell({ studentIds: [ana.personId, bo.personId] }));
    await as(ana).call(beginAttempt, { params: { activityId } });
    await given.members(first, 1);
    const [row] = (await as(teacher).call(listAssignments)).body.assignments;
    expect(row).toMatchObject({ targetCount: 2, startedCount: 1, submittedCount: 0 });
    const { body } = await as(teacher).call(lessonReport, { params: { classId: first.classId, lessonId: lesson.lessonId } });
    expect([body.studentCount, body.students.map(({ studentId }) => studentId).sort()]).toEqual([2, [ana.personId, bo.personId].sort()]);
  });
});

describe('@A-MULTI the options of each pair reach its students', () => {
  async function twoClasses() {
    const test = await scene();
    const { given, assign, cell, first, second, ana, as } = test;
    const [dora] = await given.members(second, 1);
    if (!dora) throw new Error('nobody joined');
    const [early, later = 0] = await assign(
      cell({ classId: first.classId, due: '2026-03-10T23:59:59', allowCheckAnswers: false, keyVisibility: 'after-due' }),
      cell({ classId: second.classId, due: '2026-03-12T23:59:59', keyVisibility: 'after-submit' }),
    );
    const begin = async (student: GivenPerson, activityId: number) =>
      (await as(student).call(beginAttempt, { params: { activityId } })).body.attemptId as number;
    return { ...test, dora, inFirst: await begin(ana, early), inSecond: await begin(dora, later) };
  }

  it('checking answers, and when the key is shown (D57)', async () => {
    const { as, ana, dora, inFirst, inSecond } = await twoClasses();
    const tried = async (student: GivenPerson, attemptId: number) => {
      const me = as(student);
      const params = { attemptId };
      const checked = await me.call(checkAnswer, { params, body: { questionId: 'one', rev: 1, response: right.one }, idempotencyKey: newKey() });
      await me.call(submitAttempt, { params, body: { revs: {} }, idempotencyKey: newKey() });
      return [checked.status, (await me.call(reviewAttempt, { params })).body.keyVisible];
    };
    expect(await tried(ana, inFirst)).toEqual([403, false]);
    expect(await tried(dora, inSecond)).toEqual([200, true]);
  });

  it('the due date: past it work is still taken, and marked late (D11)', async () => {
    const { as, ana, dora, inFirst, inSecond, clock } = await twoClasses();
    clock.moveTo('2026-03-11T16:00:00Z');
    const turnIn = (student: GivenPerson, attemptId: number) =>
      as(student).call(submitAttempt, { params: { attemptId }, body: { revs: {} }, idempotencyKey: newKey() });
    expect(await turnIn(ana, inFirst)).toMatchObject({ status: 200, body: { isLate: true } });
    expect(await turnIn(dora, inSecond)).toMatchObject({ status: 200, body: { isLate: false } });
  });
});
