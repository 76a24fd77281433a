import { resetStudent } from '@alba/contract/assignments';
import { lessonReport, studentScore } from '@alba/contract/reports';
import { describe, expect, it } from 'vitest';
import { newKey, right, scene, wrong } from '../../testing/attempt-scene.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function reported() {
  const test = await scene();
  const { as, teacher, classRoom, lesson } = test;
  const params = { classId: classRoom.classId, lessonId: lesson.lessonId };
  const report = (by = teacher) => as(by).call(lessonReport, { params });
  const score = (studentId: number, by = teacher) => as(by).call(studentScore, { params: { ...params, studentId } });
  return { ...test, report, score };
}

async function turnIn({ begin, save, submit }: Pick<Awaited<ReturnType<typeof scene>>, 'begin' | 'save' | 'submit'>) {
  const attempt = await begin();
  await save(attempt, 'one', 1, right.one);
  await save(attempt, 'truth', 1, { kind: 'true-false', answer: false });
  await submit(attempt);
  return attempt;
}

describe('GET /v1/reports/classes/:classId/lessons/:lessonId', () => {
  it('shows every student, what they scored and how each question went (@R-LESSON)', async () => {
    const test = await reported();
    const [waiting] = await test.given.members(test.classRoom, 1);
    await turnIn(test);
    const { body } = await test.report();
    expect(body).toMatchObject({ studentCount: 2, submittedCount: 1, formerCount: 0, scoredItems: 8, timing: 'open' });
    expect(body.averageScore).toBeCloseTo(100 / 11);
    const row = (id: number) => body.students.find((student) => student.studentId === id);
    expect(row(test.student.personId)).toMatchObject({ status: 'submitted', rightItems: 1, answeredItems: 2, isLate: false, isFormer: false });
    expect(row(waiting?.personId as number)).toMatchObject({ status: 'not-started', rightItems: 0, answeredItems: 0 });
    expect(row(waiting?.personId as number)?.score).toBeUndefined();
    expect(body.questions.find((question) => question.questionId === 'one')).toMatchObject({ right: 1, answered: 1, part: 'spark', skill: 'cause-effect' });
    expect(body.questions.find((question) => question.questionId === 'guess')).toMatchObject({ notMarked: true, answered: 0 });
  });

  it('counts what is scored of work in progress, as it will once it is turned in', async () => {
    const test = await reported();
    const attempt = await test.begin();
    await test.check(attempt, 'one', 1, right.one);
    await test.save(attempt, 'truth', 1, right.truth);
    await test.save(attempt, 'guess', 1, { kind: 'open-response', text: 'Because it was hot.' });
    expect((await test.report()).body.students[0]).toMatchObject({ status: 'in-progress', rightItems: 1, answeredItems: 2 });
  });

  it('flags late work by the dates in force now, also when the teacher moves the due date (D23)', async () => {
    const test = await reported();
    const attempt = await test.begin();
    test.clock.moveTo('2026-03-14T12:00:00Z');
    const late = async () => (await test.report()).body.students[0];
    expect(await late()).toMatchObject({ status: 'in-progress', unfinishedAfterDue: true });
    await test.submit(attempt);
    expect(await late()).toMatchObject({ status: 'submitted', isLate: true });
    await test.owner.updateTable('assignment').set({ due_wall: '2026-03-20T23:59:59' }).execute();
    expect(await late()).toMatchObject({ isLate: false });
  });

  it('keeps the work of a student who left apart from the figures (D65)', async () => {
    const test = await reported();
    await turnIn(test);
    await test.owner.updateTable('enrollment').set({ removed_at: test.clock.now() }).where('person_id', '=', test.student.personId).execute();
    const { body } = await test.report();
    expect(body).toMatchObject({ studentCount: 0, submittedCount: 0, formerCount: 1 });
    expect(body.averageScore).toBeUndefined();
    expect(body.students).toMatchObject([{ studentId: test.student.personId, isFormer: true, status: 'submitted' }]);
  });

  it('forgets a score at the moment of its reset (@A-RESET)', async () => {
    const test = await reported();
    const attempt = await turnIn(test);
    const params = { assignmentId: test.assignment.assignmentId, studentId: test.student.personId };
    expect((await test.as(test.teacher).call(resetStudent, { params, idempotencyKey: newKey() })).body).toEqual({ attemptId: attempt });
    const { body } = await test.report();
    expect(body).toMatchObject({ submittedCount: 0, students: [{ status: 'not-started', wasReset: true }] });
    expect((await test.score(test.student.personId)).body).toMatchObject({ answers: [], canUndoReset: true });
    const again = await test.begin();
    expect(again).not.toBe(attempt);
    await test.save(again, 'one', 1, wrong.one);
    expect((await test.report()).body.students[0]).toMatchObject({ status: 'in-progress', answeredItems: 1 });
  });

  it('is not there for a teacher of another class, a student or a class without this lesson', async () => {
    const test = await reported();
    expect(await test.report(await test.given.teacher())).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await test.report(test.student as never)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    const empty = await test.given.class({ teacher: test.teacher });
    const answer = await test.as(test.teacher).call(lessonReport, { params: { classId: empty.classId, lessonId: test.lesson.lessonId } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
  });

  it('sends the same statements for a class of 5 and of 300, four at most', async () => {
    const test = await reported();
    const few = await countOf(test, 4);
    expect(few).toBeLessThanOrEqual(4);
    expect(await countOf(test, 295)).toBe(few);
  });
});

async function countOf(test: Awaited<ReturnType<typeof reported>> & TestApp, more: number): Promise<number> {
  await test.given.members(test.classRoom, more);
  const me = test.as(test.teacher);
  const params = { classId: test.classRoom.classId, lessonId: test.lesson.lessonId };
  await me.call(lessonReport, { params });
  return (await test.statements(() => me.call(lessonReport, { params }))).statements.length;
}

describe('GET /v1/reports/classes/:classId/lessons/:lessonId/students/:studentId', () => {
  it("shows one student's answers with marks and right answers, and the neighbours (@R-SCORE)", async () => {
    const test = await reported();
    await test.given.members(test.classRoom, 2);
    await turnIn(test);
    const order = (await test.report()).body.students.map((student) => student.studentId);
    const place = order.indexOf(test.student.personId);
    const { body } = await test.score(test.student.personId);
    expect(body.previous?.studentId).toBe(order[place - 1]);
    expect(body.next?.studentId).toBe(order[place + 1]);
    const neighbour = (await test.report()).body.students[place === 0 ? 1 : place - 1];
    expect(place === 0 ? body.next : body.previous).toEqual({
      studentId: neighbour?.studentId,
      firstName: neighbour?.firstName,
      lastName: neighbour?.lastName,
    });
    const mark = (id: string) => body.answers.find((answer) => answer.questionId === id);
    expect(mark('one')).toMatchObject({ mark: 'correct', response: right.one });
    expect(mark('truth')).toMatchObject({ mark: 'incorrect', correct: right.truth });
    expect(mark('number')).toMatchObject({ mark: 'incomplete' });
  });

  it('shows no answers that are not turned in', async () => {
    const test = await reported();
    await test.save(await test.begin(), 'one', 1, right.one);
    expect((await test.score(test.student.personId)).body).toMatchObject({ student: { status: 'in-progress' }, answers: [] });
  });

  it('does not know a student of another class', async () => {
    const test = await reported();
    expect(await test.score((await test.given.student()).personId)).toMatchObject({ status: 404, body: { code: 'student_not_found' } });
  });
});
