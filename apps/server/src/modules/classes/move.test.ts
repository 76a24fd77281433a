import { beginAttempt, loadActivity } from '@alba/contract/attempts';
import { moveStudents, previewMove, undoMove } from '@alba/contract/class-moves';
import { loadClass } from '@alba/contract/classes';
import { loadReadingLevels, saveReadingLevels } from '@alba/contract/reading-levels';
import type { GivenClass } from '@alba/testing/server/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;

describe('@C-STUDENTS moving and copying students', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  /** Two classes of one teacher; Ana is in the first and has begun the lesson that both have. */
  async function scene() {
    const teacher = await app.given.teacher();
    const ana = await app.given.student();
    const from = await app.given.class({ teacher });
    const to = await app.given.class({ teacher });
    const { enrollmentId } = await app.given.enrollment({ in: from, student: ana });
    const lesson = await app.given.lesson({ subjectId: 2 });
    const here = await app.given.assignment({ to: from, lesson });
    const there = await app.given.assignment({ to, lesson });
    const student = app.as(ana);
    await student.call(beginAttempt, { params: { activityId: here.assignmentId } });
    const as = app.as(teacher);
    const params = { classId: from.classId };
    const body = { kind: 'move' as 'move' | 'copy', toClassId: to.classId, enrollmentIds: [enrollmentId] };
    const preview = async (more: Partial<typeof body> = {}) => (await as.call(previewMove, { params, body: { ...body, ...more } })).body;
    const move = (more: Partial<typeof body> = {}) => as.call(moveStudents, { params, body: { ...body, ...more } });
    const undo = (moveId: string) => as.call(undoMove, { params: { ...params, move: moveId } });
    const membersOf = async ({ classId }: GivenClass) => (await as.call(loadClass, { params: { id: classId } })).body.students.map((one) => one.individualId);
    const stateAt = async (activityId: number) => {
      const { status, body: activity } = await student.call(loadActivity, { params: { activityId } });
      return status === 200 ? activity.state : activity.code;
    };
    return { teacher, as, ana, student, from, to, here, there, lesson, enrollmentId, params, preview, move, undo, membersOf, stateAt };
  }

  it('moves a student with begun work, after saying so', async () => {
    const { preview, move, from, to, here, there, ana, membersOf, stateAt } = await scene();
    expect(await preview()).toEqual({ students: 1, alreadyThere: 0, worksMoved: 1, worksKept: 0, levelsCopied: 0, rostered: 0 });
    expect((await move()).body).toMatchObject({ students: 1, worksMoved: 1 });
    expect([await membersOf(from), await membersOf(to)]).toEqual([[], [ana.personId]]);
    expect([await stateAt(here.assignmentId), await stateAt(there.assignmentId)]).toEqual(['assignment_not_found', 'IN_PROGRESS']);
  });

  it('takes a move back with its work', async () => {
    const { move, undo, from, to, here, ana, membersOf, stateAt } = await scene();
    const { moveId } = (await move()).body;
    expect((await undo(moveId)).body).toEqual({ done: true });
    expect([await membersOf(from), await membersOf(to)]).toEqual([[ana.personId], []]);
    expect(await stateAt(here.assignmentId)).toBe('IN_PROGRESS');
  });

  it('takes a move back once, whatever comes after', async () => {
    const { move, undo, from, to, ana, membersOf } = await scene();
    const { moveId } = (await move()).body;
    await undo(moveId);
    await move();
    expect((await undo(moveId)).body).toEqual({ done: true });
    expect([await membersOf(from), await membersOf(to)]).toEqual([[], [ana.personId]]);
  });

  it('leaves work where it is when the lesson was begun there too, or is not assigned there', async () => {
    const { preview, move, to, from, there, ana, student, stateAt, as } = await scene();
    await app.given.enrollment({ in: to, student: ana });
    await student.call(beginAttempt, { params: { activityId: there.assignmentId } });
    const only = await app.given.assignment({ to: from });
    await student.call(beginAttempt, { params: { activityId: only.assignmentId } });
    expect(await preview()).toMatchObject({ alreadyThere: 1, worksMoved: 0, worksKept: 2 });
    await move();
    expect(await stateAt(there.assignmentId)).toBe('IN_PROGRESS');
    expect((await as.call(loadClass, { params: { id: to.classId } })).body.studentCount).toBe(1);
  });

  it('numbers work after what was reset in the other class', async () => {
    const { move, to, there, ana, student, stateAt, undo } = await scene();
    await app.given.enrollment({ in: to, student: ana });
    await student.call(beginAttempt, { params: { activityId: there.assignmentId } });
    await app.owner.updateTable('attempt').set({ archived_at: app.clock.now() }).where('assignment_id', '=', there.assignmentId).execute();
    const { moveId } = (await move()).body;
    expect(await stateAt(there.assignmentId)).toBe('IN_PROGRESS');
    expect((await undo(moveId)).status).toBe(200);
  });

  it('copies into both classes; work stays in the first and nothing is doubled', async () => {
    const { preview, move, undo, from, to, here, there, ana, membersOf, stateAt } = await scene();
    expect(await preview({ kind: 'copy' })).toMatchObject({ worksMoved: 0, worksKept: 0 });
    const { moveId } = (await move({ kind: 'copy' })).body;
    expect([await membersOf(from), await membersOf(to)]).toEqual([[ana.personId], [ana.personId]]);
    expect([await stateAt(here.assignmentId), await stateAt(there.assignmentId)]).toEqual(['IN_PROGRESS', 'NOT_STARTED']);
    await undo(moveId);
    expect([await membersOf(from), await membersOf(to)]).toEqual([[ana.personId], []]);
  });

  it('takes reading levels along, but not over those of the other class', async () => {
    const { as, move, to, from, enrollmentId } = await scene();
    const change = { enrollmentIds: [enrollmentId], subjects: ['science' as const], group: 'us-3-5' as const, level: 2 as const, isLocked: true };
    await as.call(saveReadingLevels, { params: { classId: from.classId }, body: { revision: 1, changes: [change] } });
    await move();
    const { students } = (await as.call(loadReadingLevels, { params: { classId: to.classId } })).body;
    expect(students[0]?.settings).toEqual([{ subject: 'science', group: 'us-3-5', level: 2, isLocked: true }]);
  });

  it('writes the history of both places', async () => {
    const { move, ana, undo } = await scene();
    const { moveId } = (await move()).body;
    await undo(moveId);
    const events = await app.db
      .selectFrom('enrollment_event as v')
      .innerJoin('enrollment as e', (join) => join.onRef('e.district_id', '=', 'v.district_id').onRef('e.enrollment_id', '=', 'v.enrollment_id'))
      .select('v.kind')
      .where('e.person_id', '=', ana.personId)
      .orderBy('v.event_id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'restored', 'removed']);
  });

  it('refuses what cannot be', async () => {
    const { move, undo, from, as, params, enrollmentId } = await scene();
    expect((await move({ toClassId: from.classId })).body).toMatchObject({ code: 'same_class' });
    const foreign = await app.given.class();
    expect((await move({ toClassId: foreign.classId })).body).toMatchObject({ code: 'class_not_found' });
    expect((await move({ enrollmentIds: [999_999] })).body).toMatchObject({ code: 'not_enrolled' });
    expect((await undo(crypto.randomUUID())).body).toMatchObject({ code: 'move_not_found' });
    const { moveId } = (await move()).body;
    app.clock.moveTo(new Date(app.clock.now().getTime() + 31 * day).toISOString());
    expect((await undo(moveId)).body).toMatchObject({ code: 'undo_expired' });
    const stranger = app.as(foreign.teacher);
    const body = { kind: 'move' as const, toClassId: foreign.classId, enrollmentIds: [enrollmentId] };
    expect((await stranger.call(moveStudents, { params, body })).body).toMatchObject({ code: 'class_not_found' });
    expect((await as.call(previewMove, { params, body })).body).toMatchObject({ code: 'class_not_found' });
  });
});
