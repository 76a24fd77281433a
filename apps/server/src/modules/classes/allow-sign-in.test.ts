import { signIn } from '@alba/contract/auth';
import { allowSignIn, disenroll, loadClass } from '@alba/contract/classes';
import { givenPassword } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await testApp();
  const classRoom = await app.given.class();
  const [student, classmate] = await app.given.members(classRoom, 2);
  if (!student || !classmate) throw new Error('no students');
  const { teacher, classId } = classRoom;
  const device = (n: number) => `device-number-${String(n).padStart(8, '0')}`;
  const enter = (password: string, { ip = '198.51.100.7', who = student, from = undefined as string | undefined } = {}) =>
    app.anonymous.call(signIn, { body: { username: who.username, password, edition: 'us', deviceId: from }, ip });
  const fail = async (count: number, more: Parameters<typeof enter>[1] = {}) => {
    for (let n = 0; n < count; n += 1) await enter('wrong one', more);
  };
  const paused = async () =>
    (await app.as(teacher).call(loadClass, { params: { id: classId } })).body.students.filter((one) => one.isSignInPaused).map((one) => one.individualId);
  const allow = (who = teacher, studentId = student.personId) => app.as(who).call(allowSignIn, { params: { classId, studentId } });
  return { ...app, classRoom, teacher, student, classmate, device, enter, fail, paused, allow };
}

describe('@C-STUDENTS a student who has to wait after wrong passwords (D85)', () => {
  it('is shown to the teacher, may try again at once when the teacher says so, and is the only one who may', async () => {
    const { enter, fail, paused, allow, student, classmate, owner, teacher } = await scene();
    await fail(4);
    expect(await paused()).toEqual([]);
    await fail(1);
    await fail(5, { who: classmate });
    expect((await enter(givenPassword)).status).toBe(429);
    expect((await paused()).sort()).toEqual([student.personId, classmate.personId].sort());
    expect(await allow()).toEqual({ status: 200, body: { done: true } });
    expect(await paused()).toEqual([classmate.personId]);
    expect((await enter(givenPassword)).status).toBe(200);
    expect((await enter(givenPassword, { who: classmate })).status).toBe(429);
    const acts = await owner.selectFrom('audit_event').select(['actor_id', 'object_id']).where('action', '=', 'person.sign-in-allowed').execute();
    expect(acts).toEqual([{ actor_id: teacher.personId, object_id: student.personId }]);
  });

  it('is no longer shown when the waiting is over', async () => {
    const { fail, paused, clock, student } = await scene();
    await fail(5);
    expect(await paused()).toEqual([student.personId]);
    clock.advance(60_000);
    expect(await paused()).toEqual([]);
  });

  it('is let in from every network and device, known ones too, and the known ones stay known', async () => {
    const { enter, fail, allow, device } = await scene();
    await enter(givenPassword, { from: device(1) });
    await fail(5, { from: device(1) });
    await fail(5, { ip: '203.0.113.9' });
    expect((await enter(givenPassword, { from: device(1) })).status).toBe(429);
    expect((await enter(givenPassword, { ip: '203.0.113.9' })).status).toBe(429);
    await allow();
    expect((await enter(givenPassword, { from: device(1) })).status).toBe(200);
    // a device that came in before has a counter of its own, whatever others do
    await fail(6);
    expect((await enter(givenPassword, { from: device(1) })).status).toBe(200);
  });

  it('has the budget of a day again', async () => {
    const { enter, fail, allow, paused, student } = await scene();
    for (let network = 0; network < 25; network += 1) await fail(4, { ip: `203.0.113.${network}` });
    expect((await enter(givenPassword, { ip: '192.0.2.1' })).status).toBe(429);
    expect(await paused()).toEqual([student.personId]);
    await allow();
    expect((await enter(givenPassword, { ip: '192.0.2.1' })).status).toBe(200);
  });

  it('waits when somebody asks who does not teach them now', async () => {
    const { given, enter, fail, allow, as, teacher, student, classRoom, owner } = await scene();
    await fail(5);
    expect(await allow(await given.teacher())).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await allow(teacher, (await given.student()).personId)).toMatchObject({ status: 404, body: { code: 'student_not_found' } });
    const { enrollment_id: enrollmentId } = await owner
      .selectFrom('enrollment')
      .select('enrollment_id')
      .where('person_id', '=', student.personId)
      .executeTakeFirstOrThrow();
    await as(teacher).call(disenroll, { query: { individualId: student.personId, enrollmentId, classSubgroupId: classRoom.subgroupId } });
    expect(await allow()).toMatchObject({ status: 404, body: { code: 'student_not_found' } });
    expect((await enter(givenPassword)).status).toBe(429);
  });
});
