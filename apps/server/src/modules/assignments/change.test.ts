import { createAssignments } from '@alba/contract/assigning';
import { deleteAssignment, listAssignments, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import { studentHome } from '@alba/contract/attempts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const again = { start: '2026-03-09T00:00:00', due: null, allowCheckAnswers: true, keyVisibility: 'after-submit' } as const;

async function scene(dates: { start?: string; due?: string | null; closedAt?: Date } = {}) {
  const test = await testApp();
  const { given, as, owner } = test;
  const own = await given.class({ name: 'Period 2' });
  const assignment = await given.assignment({ to: own, start: '2026-03-01T00:00:00', due: '2026-03-12T23:59:59', ...dates });
  const teacher = as(own.teacher);
  const params = { assignmentId: assignment.assignmentId };
  return {
    ...test,
    own,
    assignment,
    teacher,
    change: (body: object, revision = 1) => teacher.call(updateAssignment, { params, body: { revision, ...body } }),
    remove: () => teacher.call(deleteAssignment, { params }),
    restore: () => teacher.call(restoreAssignment, { params }),
    assignAgain: () =>
      teacher.call(createAssignments, {
        body: { cells: [{ ...again, lessonId: assignment.lesson.lessonId, classId: own.classId }] },
        idempotencyKey: crypto.randomUUID(),
      }),
    events: async () => (await owner.selectFrom('assignment_event').select(['kind', 'data']).orderBy('event_id').execute()).map((row) => [row.kind, row.data]),
    audit: async () =>
      (await owner.selectFrom('audit_event').select('action').where('object_kind', '=', 'assignment').orderBy('event_id').execute()).map((row) => row.action),
  };
}

describe('PATCH /v1/assignments/:assignmentId', () => {
  it('changes what is given, leaves the rest, answers with the new state and keeps what was before', async () => {
    const { change, events, audit } = await scene();
    const { status, body } = await change({ due: '2026-03-10T23:59:59', allowCheckAnswers: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ start: '2026-03-01T00:00:00', due: '2026-03-10T23:59:59', allowCheckAnswers: false, timing: 'due-tomorrow', revision: 2 });
    expect(await events()).toEqual([
      ['changed', { before: { due: '2026-03-12T23:59:59', allowCheckAnswers: true }, after: { due: '2026-03-10T23:59:59', allowCheckAnswers: false } }],
    ]);
    expect(await audit()).toEqual(['assignment.changed']);
  });

  it('takes the due date away with null', async () => {
    const { change } = await scene();
    expect((await change({ due: null })).body).toMatchObject({ due: null, timing: 'open' });
  });

  it('closes and reopens by hand', async () => {
    const { change, events, own, as, given } = await scene();
    const [student] = await given.members(own, 1);
    expect((await change({ isClosed: true })).body).toMatchObject({ isClosed: true, revision: 2 });
    expect((await change({ isClosed: true }, 2)).body).toMatchObject({ isClosed: true, revision: 2 });
    expect((await change({ isClosed: false }, 2)).body).toMatchObject({ isClosed: false, revision: 3 });
    expect((await events()).map(([kind]) => kind)).toEqual(['closed', 'reopened']);
    expect(student && (await as(student).call(studentHome)).status).toBe(200);
  });

  it('changes nothing when nothing is different', async () => {
    const { change, events } = await scene();
    expect((await change({ start: '2026-03-01T00:00:00', isClosed: false })).body.revision).toBe(1);
    expect(await events()).toEqual([]);
  });

  it('refuses when a colleague changed it since, and tells the revision to look at', async () => {
    const { change } = await scene();
    await change({ allowCheckAnswers: false });
    expect(await change({ keyVisibility: 'after-due' })).toMatchObject({ status: 409, body: { code: 'assignment_changed', details: { revision: 2 } } });
  });

  it('lets one of two that change it at the same moment through', async () => {
    const { change } = await scene();
    const answers = await Promise.all([change({ allowCheckAnswers: false }), change({ keyVisibility: 'after-due' }), change({ due: null })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses a due date before the start, whichever of them is given', async () => {
    const { change } = await scene();
    for (const body of [{ due: '2026-02-28T23:59:59' }, { start: '2026-03-13T00:00:00' }, { start: '2026-04-02T00:00:00', due: '2026-04-01T00:00:00' }]) {
      expect(await change(body)).toMatchObject({ status: 400, body: { code: 'due_before_start' } });
    }
  });

  it.each([
    { name: 'later dates', dates: { due: '2026-03-05T23:59:59' }, change: { due: '2026-04-01T23:59:59' } },
    { name: 'reopening', dates: { closedAt: new Date('2026-03-05T12:00:00Z') }, change: { isClosed: false } },
  ])('refuses $name while the class has the lesson again (D89)', async ({ dates, change: body }) => {
    const { change, assignAgain } = await scene(dates);
    expect((await assignAgain()).status).toBe(200);
    expect(await change(body)).toMatchObject({ status: 409, body: { code: 'lesson_already_assigned' } });
    expect((await change({ keyVisibility: 'after-due' })).status).toBe(200);
  });

  it('looks the same for what is not there, deleted, of a class that is not theirs and of another district', async () => {
    const { given, teacher, as, assignment, remove } = await scene();
    const call = (who: typeof teacher, assignmentId: number) => who.call(updateAssignment, { params: { assignmentId }, body: { revision: 1, due: null } });
    const others = await given.assignment({ to: await given.class() });
    const elsewhere = await given.teacher({ school: await given.school({ district: await given.district() }) });
    await remove();
    for (const answer of [
      await call(teacher, others.assignmentId),
      await call(teacher, 999_999),
      await call(teacher, assignment.assignmentId),
      await call(as(elsewhere), others.assignmentId),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
    }
  });

  it('refuses unknown fields, a missing revision and a date that is none', async () => {
    const { change, teacher, assignment } = await scene();
    expect((await change({ lessonId: 5 })).body.issues).toEqual([expect.objectContaining({ path: ['lessonId'], rule: 'unknown_field' })]);
    expect((await change({ due: 'Friday' })).body.code).toBe('invalid_input');
    const params = { assignmentId: assignment.assignmentId };
    expect((await teacher.call(updateAssignment, { params, body: { due: null } as never })).body.issues).toEqual([
      expect.objectContaining({ path: ['revision'], rule: 'required' }),
    ]);
  });
});

describe('DELETE /v1/assignments/:assignmentId and its undo', () => {
  it('takes the assignment from students and lists at once and gives it back with its work', async () => {
    const { remove, restore, teacher, own, given, as, owner, assignment, events, audit } = await scene();
    const [student] = await given.members(own, 1);
    if (!student) throw new Error('no student');
    const key = { district_id: own.districtId, school_year: assignment.schoolYear, assignment_id: assignment.assignmentId, person_id: student.personId };
    await owner
      .insertInto('attempt')
      .values({ ...key, number: 1, version_id: assignment.lesson.versionId, state: 'SUBMITTED', submitted_at: new Date(), level: 1 })
      .execute();
    const listed = async () => (await teacher.call(listAssignments)).body.assignments.map((row) => row.submittedCount);
    expect(await listed()).toEqual([1]);
    expect(await remove()).toEqual({ status: 200, body: { done: true } });
    expect(await listed()).toEqual([]);
    expect((await as(student).call(studentHome)).body.cards).toEqual([]);
    expect((await remove()).body.code).toBe('assignment_not_found');
    expect(await restore()).toMatchObject({ status: 200, body: { submittedCount: 1, revision: 3 } });
    expect(await listed()).toEqual([1]);
    expect((await events()).map(([kind]) => kind)).toEqual(['removed', 'restored']);
    expect(await audit()).toEqual(['assignment.removed', 'assignment.restored']);
  });

  it('changes nothing when the undo is pressed twice', async () => {
    const { remove, restore } = await scene();
    await remove();
    await restore();
    expect(await restore()).toMatchObject({ status: 200, body: { revision: 3 } });
  });

  it('can be undone for 30 days to the moment', async () => {
    const { remove, restore, clock } = await scene({ due: null });
    await remove();
    clock.advance(30 * 86_400_000);
    expect((await restore()).status).toBe(200);
    await remove();
    clock.advance(30 * 86_400_000 + 1);
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'undo_expired' } });
  });

  it('cannot be undone when the class got the lesson again meanwhile, unless what was deleted is over', async () => {
    const running = await scene();
    await running.remove();
    await running.assignAgain();
    expect(await running.restore()).toMatchObject({ status: 409, body: { code: 'lesson_already_assigned', details: { classNames: ['Period 2'] } } });
    const over = await scene({ due: '2026-03-05T23:59:59' });
    await over.remove();
    await over.assignAgain();
    expect((await over.restore()).status).toBe(200);
  });

  it('is not for those who do not teach the class, students or anyone signed out', async () => {
    const { given, as, anonymous, assignment } = await scene();
    const params = { assignmentId: assignment.assignmentId };
    for (const endpoint of [deleteAssignment, restoreAssignment]) {
      expect((await as(await given.teacher()).call(endpoint, { params })).body.code).toBe('assignment_not_found');
      expect((await as(await given.student()).call(endpoint, { params })).body.code).toBe('not_allowed');
      expect((await anonymous.call(endpoint, { params })).status).toBe(401);
    }
  });
});
