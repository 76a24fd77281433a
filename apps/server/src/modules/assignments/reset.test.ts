import { resetStudent, undoReset } from '@alba/contract/assignments';
import { lessonReport } from '@alba/contract/reports';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

async function scene() {
  const test = await testApp();
  const { given, as, owner } = test;
  const own = await given.class();
  const [student] = await given.members(own, 1);
  if (!student) throw new Error('no student');
  const assignment = await given.assignment({ to: own });
  const key = { district_id: own.districtId, school_year: assignment.schoolYear, assignment_id: assignment.assignmentId, person_id: student.personId };
  const begin = async (number: number, over: object = {}) =>
    (
      await owner
        .insertInto('attempt')
        .values({ ...key, number, version_id: assignment.lesson.versionId, state: 'IN_PROGRESS', level: 1, ...over })
        .returning('attempt_id')
        .executeTakeFirstOrThrow()
    ).attempt_id;
  const params = { assignmentId: assignment.assignmentId, studentId: student.personId };
  const call = (endpoint: typeof resetStudent | typeof undoReset, who = own.teacher, over: object = {}) =>
    as(who).call(endpoint, { params: { ...params, ...over }, idempotencyKey: crypto.randomUUID() });
  return {
    ...test,
    own,
    student,
    assignment,
    begin,
    reset: (who = own.teacher, over = {}) => call(resetStudent, who, over),
    undo: (who = own.teacher, over = {}) => call(undoReset, who, over),
    attempts: () => owner.selectFrom('attempt').select(['number', 'archived_by', 'archived_at']).orderBy('number').execute(),
    events: async () => (await owner.selectFrom('attempt_event').select('kind').orderBy('event_id').execute()).map((row) => row.kind),
  };
}

describe('resetting a student', () => {
  it('archives the attempt with its history and its audit record, and undo brings it back', async () => {
    const { begin, reset, undo, attempts, events, own, owner, clock } = await scene();
    const attemptId = await begin(1, { state: 'SUBMITTED', submitted_at: new Date() });
    expect(await reset()).toEqual({ status: 200, body: { attemptId } });
    expect(await attempts()).toEqual([{ number: 1, archived_by: own.teacher.personId, archived_at: clock.now() }]);
    expect(await undo()).toEqual({ status: 200, body: { done: true } });
    expect(await attempts()).toEqual([{ number: 1, archived_by: null, archived_at: null }]);
    expect(await events()).toEqual(['reset', 'reset-undone']);
    const audit = await owner.selectFrom('audit_event').select(['action', 'object_id']).where('object_kind', '=', 'attempt').orderBy('event_id').execute();
    expect(audit).toEqual(['attempt.reset', 'attempt.reset-undone'].map((action) => ({ action, object_id: attemptId })));
  });

  it('answers a repeat with the same key from the first time, even after the student began again', async () => {
    const { as, own, begin, assignment, student, attempts } = await scene();
    const attemptId = await begin(1);
    const again = () =>
      as(own.teacher).call(resetStudent, { params: { assignmentId: assignment.assignmentId, studentId: student.personId }, idempotencyKey: 'once' });
    await again();
    await begin(2);
    expect(await again()).toEqual({ status: 200, body: { attemptId } });
    expect((await attempts()).map((row) => row.archived_at !== null)).toEqual([true, false]);
  });

  it('has nothing to reset before the student began and after a reset', async () => {
    const { begin, reset } = await scene();
    expect(await reset()).toMatchObject({ status: 409, body: { code: 'nothing_to_reset' } });
    await begin(1);
    await reset();
    expect((await reset()).body.code).toBe('nothing_to_reset');
  });

  it('archives once when it is pressed twice at the same moment', async () => {
    const { begin, reset, events } = await scene();
    await begin(1);
    const answers = await Promise.all([reset(), reset(), reset()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await events()).toEqual(['reset']);
  });

  it('can be undone for 30 days, and only until the student begins again', async () => {
    const { begin, reset, undo, clock } = await scene();
    expect((await undo()).body.code).toBe('nothing_to_reset');
    await begin(1);
    expect((await undo()).body.code).toBe('nothing_to_reset');
    await reset();
    clock.advance(30 * 86_400_000);
    expect((await undo()).status).toBe(200);
    await reset();
    clock.advance(30 * 86_400_000 + 1);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'undo_expired' } });
    await begin(2);
    expect((await undo()).body.code).toBe('nothing_to_reset');
  });

  it('lets the student who begins again at the moment of the undo keep the new attempt', async () => {
    const { begin, reset, undo, attempts, owner, own, assignment, student } = await scene();
    await begin(1);
    await reset();
    const { undone } = await owner.transaction().execute(async (tx) => {
      await tx
        .insertInto('attempt')
        .values({
          district_id: own.districtId,
          school_year: assignment.schoolYear,
          assignment_id: assignment.assignmentId,
          person_id: student.personId,
          number: 2,
          version_id: assignment.lesson.versionId,
          state: 'IN_PROGRESS',
          level: 1,
        })
        .execute();
      const undone = undo();
      await new Promise((resolve) => setTimeout(resolve, 150));
      return { undone };
    });
    expect(await undone).toMatchObject({ status: 409, body: { code: 'nothing_to_reset' } });
    expect((await attempts()).map((row) => row.archived_at !== null)).toEqual([true, false]);
  });

  it('undoes the newest reset when there were several', async () => {
    const { begin, reset, undo, attempts } = await scene();
    for (const number of [1, 2]) {
      await begin(number);
      await reset();
    }
    await undo();
    expect((await attempts()).map((row) => row.archived_at !== null)).toEqual([true, false]);
  });

  it('takes the score out of the report at once', async () => {
    const { begin, reset, undo, own, assignment, as, owner, student } = await scene();
    await owner
      .updateTable('lesson_version')
      .set({ view: JSON.stringify({ parts: [] }), key: JSON.stringify({ questions: [], skills: [], standards: [] }) })
      .execute();
    const attemptId = await begin(1, { state: 'SUBMITTED', submitted_at: new Date('2026-03-09T15:00:00Z') });
    await owner
      .insertInto('attempt_result')
      .values({
        district_id: own.districtId,
        school_year: assignment.schoolYear,
        attempt_id: attemptId,
        assignment_id: assignment.assignmentId,
        person_id: student.personId,
        points: 8,
        possible: 10,
        right_items: 8,
        answered_items: 10,
        scored_items: 10,
        items: '{}',
        active_seconds: 600,
        submitted_at: new Date('2026-03-09T15:00:00Z'),
        scoring_version: 1,
      })
      .execute();
    const report = async () => {
      const { body } = await as(own.teacher).call(lessonReport, { params: { classId: own.classId, lessonId: assignment.lesson.lessonId } });
      return [body.submittedCount, body.averageScore, body.students[0]?.status, body.students[0]?.wasReset];
    };
    expect(await report()).toEqual([1, 80, 'submitted', false]);
    await reset();
    expect(await report()).toEqual([0, undefined, 'not-started', true]);
    await undo();
    expect(await report()).toEqual([1, 80, 'submitted', false]);
  });

  it('refuses students who are not in the class, assignments of others and deleted ones', async () => {
    const { given, begin, reset, undo, own, student, owner, assignment } = await scene();
    await begin(1);
    const stranger = await given.student();
    for (const act of [reset, undo]) {
      expect(await act(own.teacher, { studentId: stranger.personId })).toMatchObject({ status: 404, body: { code: 'student_not_found' } });
      expect(await act(await given.teacher())).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
      expect(await act(student)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
    await owner.updateTable('assignment').set({ removed_at: new Date() }).where('assignment_id', '=', assignment.assignmentId).execute();
    expect((await reset()).body.code).toBe('assignment_not_found');
  });

  it('asks for an idempotency key', async () => {
    const { as, own, assignment, student } = await scene();
    const params = { assignmentId: assignment.assignmentId, studentId: student.personId };
    for (const endpoint of [resetStudent, undoReset]) expect((await as(own.teacher).call(endpoint, { params })).body.code).toBe('idempotency_key_required');
  });
});
