import { studentHome } from '@alba/contract/attempts';
import { disenroll, enroll, loadClass, removeClass, restoreEnrollment } from '@alba/contract/classes';
import { describe, expect, it } from 'vitest';
import { scene as attemptScene, right } from '../../testing/attempt-scene.ts';

const day = 86_400_000;

/** A student who has answered a question and was then taken out of the class. */
async function scene({ removeSubmissions = false } = {}) {
  const test = await attemptScene();
  const { as, teacher, classRoom, student, me, owner } = test;
  await test.save(await test.begin(), 'one', 1, right.one);
  const { enrollment_id: enrollmentId } = await owner.selectFrom('enrollment').select('enrollment_id').executeTakeFirstOrThrow();
  const ids = { individualId: student.personId, enrollmentId, classSubgroupId: classRoom.subgroupId };
  const remove = () => as(teacher).call(disenroll, { query: { ...ids, removeSubmissions } });
  await remove();
  const params = { classId: classRoom.classId, enrollmentId };
  const giveBack = (who = teacher, over: Partial<typeof params> = {}) => as(who).call(restoreEnrollment, { params: { ...params, ...over } });
  const cards = async () => (await me.call(studentHome)).body.cards;
  const place = () => owner.selectFrom('enrollment').selectAll().where('enrollment_id', '=', enrollmentId).executeTakeFirstOrThrow();
  const events = async () => (await owner.selectFrom('enrollment_event').select('kind').orderBy('event_id').execute()).map(({ kind }) => kind);
  return { ...test, enrollmentId, remove, giveBack, cards, place, events };
}

describe('@C-STUDENTS giving a student their place back', () => {
  it.each([false, true])('brings the student and their work back for 30 days (removeSubmissions: %s)', async (removeSubmissions) => {
    const { giveBack, cards, place, events, clock, as, teacher, classRoom, owner, enrollmentId } = await scene({ removeSubmissions });
    expect(await cards()).toEqual([]);
    clock.advance(30 * day);
    expect(await giveBack()).toEqual({ status: 200, body: { done: true } });
    expect(await place()).toMatchObject({ removed_at: null, remove_submissions: false });
    expect(await cards()).toMatchObject([{ status: 'in-progress' }]);
    expect((await as(teacher).call(loadClass, { params: { id: classRoom.classId } })).body.students).toHaveLength(1);
    expect(await events()).toEqual(['removed', 'restored']);
    const acts = await owner.selectFrom('audit_event').select(['action', 'actor_id']).where('object_kind', '=', 'enrollment').orderBy('event_id').execute();
    expect(acts.at(-1)).toEqual({ action: 'class.student-restored', actor_id: teacher.personId });
    expect(enrollmentId).toBeGreaterThan(0);
  });

  it('is refused when the 30 days are over', async () => {
    const { giveBack, clock, place } = await scene();
    clock.advance(30 * day + 1);
    expect(await giveBack()).toMatchObject({ status: 409, body: { code: 'undo_expired' } });
    expect((await place()).removed_at).not.toBeNull();
  });

  it('changes nothing for a student who is in the class: a second press, or joined again meanwhile', async () => {
    const { giveBack, events, me, classRoom } = await scene();
    await me.call(enroll, { body: { code: classRoom.code } });
    const before = await events();
    expect((await giveBack()).status).toBe(200);
    expect((await giveBack()).status).toBe(200);
    expect(await events()).toEqual(before);
  });

  it('is refused in a class that was removed or is not theirs, and for a place of another class', async () => {
    const { giveBack, given, as, teacher, classRoom } = await scene();
    const other = await given.class({ teacher });
    expect(await giveBack(await given.teacher())).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await giveBack(teacher, { classId: other.classId })).toMatchObject({ status: 404, body: { code: 'not_enrolled' } });
    await as(teacher).call(removeClass, { body: { classId: classRoom.classId } });
    expect(await giveBack()).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
  });
});
