import { undoAssign } from '@alba/contract/assigning';
import { restoreAssignment } from '@alba/contract/assignments';
import { beginAttempt, studentHome } from '@alba/contract/attempts';
import type { GivenPerson } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { scene as assigningScene, blockedConnection } from '../../testing/assigning-scene.ts';

async function scene() {
  const test = await assigningScene();
  const { assign, cell, first, second, as, teacher, stored } = test;
  const { body } = await assign([cell({ classId: first.classId }), cell({ classId: second.classId })]);
  const [inFirst, inSecond] = body.assignmentIds;
  if (!inFirst || !inSecond) throw new Error('nothing was assigned');
  const undo = (assignmentIds: number[] = [inFirst, inSecond], by: GivenPerson = teacher) => as(by).call(undoAssign, { body: { assignmentIds } });
  const standing = async () => (await stored()).filter((row) => row.removed_at === null).map((row) => row.assignment_id);
  const begin = (student: GivenPerson) => as(student).call(beginAttempt, { params: { activityId: inFirst } });
  return { ...test, inFirst, inSecond, undo, standing, begin };
}

describe('@A-ASSIGN POST /v1/assignments/undo-assign', () => {
  it('takes the assignments back at once, with history and audit; each can still be restored', async () => {
    const { undo, standing, as, ana, teacher, inFirst, inSecond, owner } = await scene();
    expect(await undo()).toEqual({ status: 200, body: { removed: 2 } });
    expect(await standing()).toEqual([]);
    expect((await as(ana).call(studentHome)).body.cards).toEqual([]);
    const events = await owner
      .selectFrom('assignment_event')
      .select(['assignment_id', 'kind', 'actor_id'])
      .where('kind', '=', 'removed')
      .orderBy('assignment_id')
      .execute();
    expect(events).toEqual([inFirst, inSecond].sort().map((assignment_id) => ({ assignment_id, kind: 'removed', actor_id: teacher.personId })));
    expect(await owner.selectFrom('audit_event').select('object_id').where('action', '=', 'assignment.removed').execute()).toHaveLength(2);
    expect((await as(teacher).call(restoreAssignment, { params: { assignmentId: inFirst } })).status).toBe(200);
    expect(await standing()).toEqual([inFirst]);
  });

  it('changes nothing when it is pressed again, and leaves the lesson free to be assigned again', async () => {
    const { undo, assign, cell, standing, owner } = await scene();
    await undo();
    expect(await undo()).toEqual({ status: 200, body: { removed: 0 } });
    expect(await owner.selectFrom('assignment_event').select('kind').where('kind', '=', 'removed').execute()).toHaveLength(2);
    const { body } = await assign([cell()]);
    expect(await undo()).toEqual({ status: 200, body: { removed: 0 } });
    expect(await standing()).toEqual(body.assignmentIds);
  });

  it('is refused once a student has begun one of them, also when the work was reset since', async () => {
    const { undo, begin, standing, ana, inFirst, inSecond, owner } = await scene();
    expect((await begin(ana)).status).toBe(200);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'students_have_begun', details: { assignmentIds: [inFirst] } } });
    await owner.updateTable('attempt').set({ archived_at: new Date() }).execute();
    expect((await undo()).body.code).toBe('students_have_begun');
    expect(await standing()).toEqual(expect.arrayContaining([inFirst, inSecond]));
    expect((await undo([inSecond])).body).toEqual({ removed: 1 });
  });

  it('comes before or after a student who begins at the same moment, never between', async () => {
    const { undo, begin, ana, bo, cy, standing, owner } = await scene();
    const [undone] = await Promise.all([undo(), begin(ana), begin(bo), begin(cy)]);
    const attempts = await owner.selectFrom('attempt').select('person_id').execute();
    expect([undone?.status, (await standing()).length]).toEqual(attempts.length > 0 ? [409, 2] : [200, 0]);
  });

  it('makes a student who comes a moment later wait, and then finds nothing to begin', async () => {
    const { begin, ana, inFirst, owner } = await scene();
    const begun = await owner.transaction().execute(async (tx) => {
      await tx.updateTable('assignment').set({ removed_at: new Date() }).where('assignment_id', '=', inFirst).execute();
      const waiting = begin(ana);
      await blockedConnection(owner);
      return { waiting };
    });
    expect((await begun.waiting).status).toBe(404);
    expect(await owner.selectFrom('attempt').select('attempt_id').execute()).toEqual([]);
  });

  it('is for those who teach every class of them; for others nothing is there', async () => {
    const { given, as, undo, inFirst, ana, standing } = await scene();
    const strangers = await given.assignment({ to: await given.class() });
    const elsewhere = await given.teacher({ school: await given.school({ district: await given.district() }) });
    for (const answer of [
      await undo([inFirst], await given.teacher()),
      await undo([inFirst], elsewhere),
      await undo([inFirst, strangers.assignmentId]),
      await undo([987_654]),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
    }
    expect((await as(ana).call(undoAssign, { body: { assignmentIds: [inFirst] } })).body.code).toBe('not_allowed');
    expect(await standing()).toHaveLength(3);
  });
});
