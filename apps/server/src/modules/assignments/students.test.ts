import { changeOwnDates, changeTargets, loadAssignmentStudents } from '@alba/contract/assignment-students';
import { listAssignments, resetStudent, undoReset, updateAssignment } from '@alba/contract/assignments';
import { beginAttempt, loadActivity, reviewAttempt, studentHome } from '@alba/contract/attempts';
import { lessonReport, studentScore } from '@alba/contract/reports';
import { describe, expect, it } from 'vitest';
import { scene as lessonScene, newKey, right } from '../../testing/attempt-scene.ts';

/** A class of three with a lesson from 1 to 6 March; now it is noon of Monday, 9 March. */
async function scene(dates: { start?: string; due?: string | null } = {}) {
  const test = await lessonScene({ start: '2026-03-01T00:00:00', due: '2026-03-06T23:59:59', ...dates });
  const { given, as, owner, classRoom, assignment, student: ana } = test;
  const [ben, cora] = await given.members(classRoom, 2);
  if (!ben || !cora) throw new Error('no students');
  const teacher = as(test.teacher);
  const params = { assignmentId: assignment.assignmentId };
  const studentId = ana.personId;
  const revision = async () => (await teacher.call(loadAssignmentStudents, { params })).body.assignment.revision;
  type Wish = { studentId: number; start: string | null; due: string | null };
  return {
    ...test,
    ...{ ana, ben, cora, params },
    call: teacher,
    targets: async (studentIds: number[] | null) => teacher.call(changeTargets, { params, body: { studentIds, revision: await revision() } }),
    own: async (...students: Partial<Wish>[]) =>
      teacher.call(changeOwnDates, {
        params,
        body: { students: students.map((one) => ({ studentId, start: null, due: null, ...one })), revision: await revision() },
      }),
    students: async () => (await teacher.call(loadAssignmentStudents, { params })).body.students,
    row: async () => (await teacher.call(listAssignments)).body.assignments.find((one) => one.assignmentId === params.assignmentId),
    cards: async (who = ana) => (await as(who).call(studentHome)).body.cards,
    report: async () => (await teacher.call(lessonReport, { params: { classId: classRoom.classId, lessonId: assignment.lesson.lessonId } })).body,
    events: async () =>
      (
        await owner.selectFrom('assignment_event').select(['kind', 'data']).where('assignment_id', '=', assignment.assignmentId).orderBy('event_id').execute()
      ).map(({ kind, data }) => [kind, data]),
    audit: async () =>
      (await owner.selectFrom('audit_event').select('action').where('object_kind', '=', 'assignment').orderBy('event_id').execute()).map((one) => one.action),
  };
}

describe('@A-ASSIGNED who gets an assignment', () => {
  it('goes from the whole class to some students and back, and tells who had it', async () => {
    const { targets, ana, ben, cora, row, cards, events, audit } = await scene();
    expect(await row()).toMatchObject({ targets: 'class', targetCount: 3 });
    const some = await targets([ben.personId, ana.personId]);
    expect(some).toMatchObject({
      status: 200,
      body: { assignment: { targets: 'students', targetCount: 2, revision: 2 }, before: { studentIds: null }, hiddenCount: 0 },
    });
    expect([await cards(ana), await cards(cora)].map((found) => found.length)).toEqual([1, 0]);
    expect((await targets(null)).body).toMatchObject({
      assignment: { targets: 'class', targetCount: 3, revision: 3 },
      before: { studentIds: [ana.personId, ben.personId] },
    });
    expect((await cards(cora)).length).toBe(1);
    const both = { studentIds: [ana.personId, ben.personId] };
    expect(await events()).toEqual([
      ['changed', { before: { studentIds: null }, after: both }],
      ['changed', { before: both, after: { studentIds: null } }],
    ]);
    expect(await audit()).toEqual(['assignment.changed', 'assignment.changed']);
  });

  it('hides the work of a student who is taken off it, says so, and brings it back with the student', async () => {
    const { targets, ben, begin, report, cards, students, ana } = await scene();
    await begin();
    expect((await targets([ben.personId])).body.hiddenCount).toBe(1);
    expect([await cards(), (await report()).students.map((one) => one.studentId)]).toEqual([[], [ben.personId]]);
    expect((await students()).find((one) => one.studentId === ana.personId)).toMatchObject({ isTarget: false, status: 'in-progress' });
    await targets([ben.personId, ana.personId]);
    expect((await report()).students.find((one) => one.studentId === ana.personId)?.status).toBe('in-progress');
  });

  it('takes no more answers of a student who is taken off it, and shows them no review', async () => {
    const { targets, ben, begin, me, save, submit } = await scene();
    const attemptId = await begin();
    const pick = () => save(attemptId, 'one', 1, right.one);
    await targets([ben.personId]);
    expect([(await pick()).status, (await submit(attemptId)).status]).toEqual([404, 404]);
    await targets(null);
    expect([(await pick()).status, (await submit(attemptId, { one: 1 })).status]).toEqual([200, 200]);
    await targets([ben.personId]);
    expect((await me.call(reviewAttempt, { params: { attemptId } })).status).toBe(404);
  });

  it('is refused for whoever has the lesson open in another assignment (D89), by name', async () => {
    const { targets, given, classRoom, assignment, ana, ben, owner } = await scene({ due: '2026-03-20T23:59:59' });
    await targets([ben.personId]);
    await given.assignment({ to: classRoom, lesson: assignment.lesson, students: [ana], due: '2026-03-25T23:59:59' });
    const { first_name, last_name } = await owner.selectFrom('person').selectAll().where('person_id', '=', ana.personId).executeTakeFirstOrThrow();
    const names = { details: { studentNames: [`${first_name} ${last_name}`] } };
    for (const wish of [[ana.personId, ben.personId], null]) {
      expect(await targets(wish)).toMatchObject({ status: 409, body: { code: 'lesson_already_assigned', ...names } });
    }
  });

  it('may add anybody once it is over', async () => {
    const { targets, given, classRoom, assignment, ana, ben } = await scene();
    await targets([ben.personId]);
    await given.assignment({ to: classRoom, lesson: assignment.lesson, students: [ana], due: '2026-03-25T23:59:59' });
    expect((await targets([ana.personId, ben.personId])).status).toBe(200);
  });

  it('goes by the own dates that wait for whoever comes back, not by those of the class (D89)', async () => {
    const { targets, own, given, classRoom, assignment, ana, ben, cora } = await scene();
    await own({ due: '2026-03-20T23:59:59' });
    await targets([ben.personId]);
    await given.assignment({ to: classRoom, lesson: assignment.lesson, students: [ana, cora], due: '2026-03-25T23:59:59' });
    for (const wish of [[ana.personId, ben.personId], null]) {
      expect(await targets(wish)).toMatchObject({ status: 409, body: { code: 'lesson_already_assigned', details: { studentNames: [expect.any(String)] } } });
    }
    expect((await targets([ben.personId, cora.personId])).status).toBe(200);
  });

  it('refuses strangers to the class and what somebody changed since', async () => {
    const { targets, given, call, params, ana } = await scene();
    const stranger = await given.student();
    expect(await targets([stranger.personId])).toMatchObject({
      status: 404,
      body: { code: 'student_not_found', details: { studentIds: [stranger.personId] } },
    });
    await call.call(updateAssignment, { params, body: { allowCheckAnswers: false, revision: 1 } });
    const late = await call.call(changeTargets, { params, body: { studentIds: [ana.personId], revision: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'assignment_changed', details: { revision: 2, current: { allowCheckAnswers: false } } } });
  });
});

describe('@A-ASSIGNED one student’s own dates', () => {
  it('are the student’s everywhere: card, player, list of students, row, report and score', async () => {
    const { own, ana, ben, cards, row, students, report, begin, submit, me, params, call, classRoom, assignment } = await scene();
    const due = '2026-03-11T12:00:00';
    expect((await own({ due })).body).toMatchObject({ assignment: { ownDatesCount: 1 }, before: [{ studentId: ana.personId, start: null, due: null }] });
    expect(await row()).toMatchObject({ ownDatesCount: 1, timing: 'past-due', due: '2026-03-06T23:59:59' });
    expect((await cards())[0]).toMatchObject({ due, timing: 'due-soon' });
    expect((await cards(ben))[0]).toMatchObject({ due: '2026-03-06T23:59:59', timing: 'past-due' });
    expect((await me.call(loadActivity, { params: { activityId: params.assignmentId } })).body).toMatchObject({ due, timing: 'due-soon' });
    const listed = (await students()).map((one) => [one.studentId, one.due, one.timing]);
    expect(listed).toEqual(
      expect.arrayContaining([
        [ana.personId, due, 'due-soon'],
        [ben.personId, null, 'past-due'],
      ]),
    );
    await submit(await begin());
    const line = (await report()).students.find((one) => one.studentId === ana.personId);
    expect(line).toMatchObject({ status: 'submitted', isLate: false, ownDue: due });
    const score = await call.call(studentScore, { params: { classId: classRoom.classId, lessonId: assignment.lesson.lessonId, studentId: ana.personId } });
    expect(score.body).toMatchObject({ due, student: { isLate: false } });
    // taken away again, the same work is late by the dates in force (D23)
    await own({ due: null });
    expect((await report()).students.find((one) => one.studentId === ana.personId)).not.toHaveProperty('ownDue');
    expect((await report()).students.find((one) => one.studentId === ana.personId)?.isLate).toBe(true);
  });

  it('may open before those of the class and end after them, keep their history and come back by the same call', async () => {
    const { own, events, audit, ana, me, params } = await scene({ start: '2026-03-16T00:00:00', due: '2026-03-20T23:59:59' });
    const begin = () => me.call(beginAttempt, { params: { activityId: params.assignmentId } });
    expect((await begin()).status).toBe(403);
    const early = { start: '2026-03-02T00:00:00', due: null };
    const longer = { start: null, due: '2026-04-17T23:59:59' };
    await own(early);
    const { before } = (await own(longer)).body;
    expect(before).toEqual([{ studentId: ana.personId, ...early }]);
    await own(...before);
    expect((await begin()).status).toBe(200);
    await own({});
    const studentId = ana.personId;
    expect(await events()).toEqual([
      ['exception-set', { studentId, after: early }],
      ['exception-set', { studentId, before: early, after: longer }],
      ['exception-set', { studentId, before: longer, after: early }],
      ['exception-removed', { studentId, before: early }],
    ]);
    expect(await audit()).toEqual(['assignment.exception-set', 'assignment.exception-set', 'assignment.exception-set', 'assignment.exception-removed']);
  });

  it('are set for several at once, all or none, and change nothing when nothing is different', async () => {
    const { own, ana, ben, given, row, events } = await scene();
    const due = '2026-03-11T12:00:00';
    expect((await own({ due }, { due, studentId: (await given.student()).personId })).body.code).toBe('student_not_found');
    expect((await row())?.ownDatesCount).toBe(0);
    await own({ due }, { due, studentId: ben.personId });
    const { body } = await own({ due }, { studentId: ben.personId, start: '2026-03-02T00:00:00' });
    expect(body).toMatchObject({
      assignment: { ownDatesCount: 2, revision: 3 },
      before: [
        { studentId: ana.personId, due },
        { studentId: ben.personId, due },
      ],
    });
    expect((await own({ due })).body.assignment.revision).toBe(3);
    expect(await events()).toHaveLength(3);
  });

  it('never have a student turn in before they may begin, nor does a change of the class’s dates', async () => {
    const { own, call, params } = await scene({ start: '2026-03-16T00:00:00', due: '2026-03-20T23:59:59' });
    for (const wish of [{ due: '2026-03-15T23:59:59' }, { start: '2026-03-21T00:00:00' }, { start: '2026-03-18T10:00:00', due: '2026-03-18T09:59:59' }]) {
      expect(await own(wish)).toMatchObject({ status: 400, body: { code: 'due_before_start', details: { studentNames: [expect.any(String)] } } });
    }
    await own({ due: '2026-03-17T23:59:59' });
    const move = await call.call(updateAssignment, { params, body: { start: '2026-03-18T00:00:00', revision: 2 } });
    expect(move).toMatchObject({ status: 400, body: { code: 'due_before_start', details: { studentNames: [expect.any(String)] } } });
  });

  it('end when the class moves past them while the student is not on the assignment', async () => {
    const { own, targets, call, params, ana, ben, cards, events } = await scene({ start: '2026-03-02T00:00:00', due: '2026-03-20T23:59:59' });
    const due = '2026-03-12T23:59:59';
    await own({ due }, { due: '2026-03-25T23:59:59', studentId: ben.personId });
    await targets([ben.personId]);
    const moved = { start: '2026-03-16T00:00:00', due: '2026-03-27T23:59:59' };
    expect((await call.call(updateAssignment, { params, body: { ...moved, revision: 3 } })).status).toBe(200);
    expect((await events()).at(-1)).toEqual(['exception-removed', { studentId: ana.personId, before: { start: null, due } }]);
    await targets(null);
    expect((await cards())[0]).toMatchObject(moved);
    expect((await cards(ben))[0]).toMatchObject({ start: moved.start, due: '2026-03-25T23:59:59' });
  });

  it('do not open for a student again what they have in another assignment (D89)', async () => {
    const { own, given, classRoom, assignment, ben } = await scene();
    await given.assignment({ to: classRoom, lesson: assignment.lesson, due: '2026-03-25T23:59:59' });
    expect(await own({ due: '2026-03-30T23:59:59' })).toMatchObject({ status: 409, body: { code: 'lesson_already_assigned' } });
    expect((await own({ start: '2026-03-02T00:00:00' }, { studentId: ben.personId, due: '2026-03-05T23:59:59' })).status).toBe(200);
  });

  it('of a student who is not on the assignment any more do not count', async () => {
    const { own, targets, ben, row } = await scene();
    await own({ due: '2026-03-11T12:00:00' });
    await targets([ben.personId]);
    expect((await row())?.ownDatesCount).toBe(0);
    expect((await own({ due: '2026-03-12T12:00:00' })).body.code).toBe('student_not_found');
  });
});

describe('@A-RESET from the list of students', () => {
  it('tells who can get their work back, and leaves every figure at once', async () => {
    const { begin, submit, students, call, params, ana, row, report, me } = await scene();
    await submit(await begin());
    const act = (endpoint: typeof resetStudent | typeof undoReset) =>
      call.call(endpoint as typeof resetStudent, { params: { ...params, studentId: ana.personId }, idempotencyKey: newKey() });
    const line = async () => (await students()).find((one) => one.studentId === ana.personId);
    expect(await line()).toMatchObject({ status: 'submitted', isLate: true, canUndoReset: false });
    await act(resetStudent);
    expect(await line()).toMatchObject({ status: 'not-started', canUndoReset: true });
    expect([(await row())?.submittedCount, (await report()).submittedCount, (await report()).averageScore]).toEqual([0, 0, undefined]);
    await act(undoReset);
    expect(await line()).toMatchObject({ status: 'submitted', canUndoReset: false });
    await act(resetStudent);
    // the student restarts from the beginning, and then there is nothing to give back
    expect((await me.call(beginAttempt, { params: { activityId: params.assignmentId } })).body).toMatchObject({ state: 'IN_PROGRESS', answers: [] });
    expect(await line()).toMatchObject({ status: 'in-progress', canUndoReset: false });
  });
});
