import { listAssignments } from '@alba/contract/assignments';
import { addClassTeacher, answerCoTeaching, loadClassTeachers, removeClassTeacher, transferClass } from '@alba/contract/class-teachers';
import { loadClass, loadClasses } from '@alba/contract/classes';
import { loadReadingLevels } from '@alba/contract/reading-levels';
import { lessonReport } from '@alba/contract/reports';
import { limits } from '@alba/domain/limits';
import type { GivenPerson } from '@alba/testing/server/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/db/index.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { askToCoTeach } from './index.ts';

describe('@C-LIST who teaches a class', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  async function scene() {
    const given = await app.given.class();
    const colleague = await app.given.teacher();
    const params = { classId: given.classId };
    const owner = app.as(given.teacher);
    const add = (body: { colleague: string; relation: 'co-teacher' | 'substitute'; lastDay?: string }) => owner.call(addClassTeacher, { params, body });
    const load = async () => (await owner.call(loadClassTeachers, { params })).body;
    return { given, owner, colleague, params, add, load };
  }
  const sees = async (person: GivenPerson) => (await app.as(person).call(loadClasses)).body.classes;

  it('adds a colleague by exact user name, who finds the class at once and knows whose it is', async () => {
    const { add, load, colleague, given } = await scene();
    expect((await add({ colleague: ` ${colleague.username.toUpperCase()} `, relation: 'co-teacher' })).body).toMatchObject({
      individualId: colleague.personId,
    });
    expect((await load()).teachers.map(({ individualId, relation }) => [individualId, relation])).toEqual([
      [given.teacher.personId, 'owner'],
      [colleague.personId, 'co-teacher'],
    ]);
    const [seen] = await sees(colleague);
    expect(seen).toMatchObject({ classId: given.classId, isOwner: false });
    expect(seen?.ownerName).toBeTruthy();
    expect((await add({ colleague: colleague.username, relation: 'co-teacher' })).body).toMatchObject({ code: 'already_teaches' });
  });

  it('finds by any e-mail of the account, never part of it', async () => {
    const { add, colleague } = await scene();
    await app.owner.updateTable('person').set({ school_email: 'Rosa.Lima@school.example' }).where('person_id', '=', colleague.personId).execute();
    expect((await add({ colleague: 'rosa.lima', relation: 'co-teacher' })).body).toMatchObject({ code: 'colleague_not_found' });
    expect((await add({ colleague: 'rosa.lima@school.example', relation: 'co-teacher' })).status).toBe(200);
  });

  it('finds neither students, nor teachers of another network or who were deactivated', async () => {
    const { add, colleague } = await scene();
    const student = await app.given.student();
    const far = await app.given.teacher({ school: await app.given.school() });
    await app.owner.updateTable('person').set({ status: 'deactivated' }).where('person_id', '=', colleague.personId).execute();
    for (const { username } of [student, far, colleague]) {
      expect((await add({ colleague: username, relation: 'co-teacher' })).body).toMatchObject({ code: 'colleague_not_found' });
    }
  });

  it('is slow for whoever tries names', async () => {
    const { add } = await scene();
    for (let tried = 0; tried < 5; tried += 1) await add({ colleague: `nobody${tried}`, relation: 'co-teacher' });
    expect((await add({ colleague: 'nobody', relation: 'co-teacher' })).status).toBe(429);
  });

  it('a substitute teaches to the end of the last day of the school, and then sees nothing of the class any more', async () => {
    const { add, colleague, given, params } = await scene();
    const lesson = await app.given.lesson();
    const { assignmentId } = await app.given.assignment({ to: given, lesson });
    expect((await add({ colleague: colleague.username, relation: 'substitute', lastDay: '2026-03-08' })).body).toMatchObject({ code: 'last_day_over' });
    expect((await add({ colleague: colleague.username, relation: 'substitute' })).status).toBe(400);
    await add({ colleague: colleague.username, relation: 'substitute', lastDay: '2026-03-10' });
    expect((await sees(colleague))[0]).toMatchObject({ lastDay: '2026-03-10' });
    const substitute = app.as(colleague);
    const report = { params: { classId: given.classId, lessonId: lesson.lessonId } };
    // a lesson without content cannot be reported on, which only who may see the class is told
    const isShut = async () => [
      (await substitute.call(loadClass, { params: { id: given.classId } })).status === 404,
      (await substitute.call(loadReadingLevels, { params })).status === 404,
      (await substitute.call(lessonReport, report)).status === 404,
      !(await substitute.call(listAssignments)).body.assignments.some((one) => one.assignmentId === assignmentId),
    ];
    app.clock.moveTo('2026-03-11T03:59:59Z'); // 23:59:59 in New York
    expect(await isShut()).toEqual([false, false, false, false]);
    app.clock.moveTo('2026-03-11T04:00:00Z');
    expect(await isShut()).toEqual([true, true, true, true]);
    // and may come again
    expect((await add({ colleague: colleague.username, relation: 'substitute', lastDay: '2026-03-12' })).status).toBe(200);
  });

  it('the owner removes a colleague, a colleague leaves, the owner stays', async () => {
    const { add, owner, colleague, given, params } = await scene();
    const other = await app.given.teacher();
    await add({ colleague: colleague.username, relation: 'co-teacher' });
    await add({ colleague: other.username, relation: 'co-teacher' });
    expect((await app.as(other).call(removeClassTeacher, { params: { ...params, individualId: colleague.personId } })).body).toMatchObject({
      code: 'not_allowed',
    });
    expect((await owner.call(removeClassTeacher, { params: { ...params, individualId: colleague.personId } })).status).toBe(200);
    expect((await app.as(other).call(removeClassTeacher, { params: { ...params, individualId: other.personId } })).status).toBe(200);
    expect(await sees(colleague)).toEqual([]);
    expect((await owner.call(removeClassTeacher, { params: { ...params, individualId: given.teacher.personId } })).body).toMatchObject({ code: 'owner_stays' });
  });

  it('hands the class over to a co-teacher, unless they have one of its name', async () => {
    const { add, owner, colleague, given, params } = await scene();
    const body = { individualId: colleague.personId };
    expect((await owner.call(transferClass, { params, body })).body).toMatchObject({ code: 'colleague_not_found' });
    await add({ colleague: colleague.username, relation: 'co-teacher' });
    expect((await app.as(colleague).call(transferClass, { params, body })).body).toMatchObject({ code: 'not_allowed' });
    const same = await app.given.class({ teacher: colleague, name: given.name });
    expect((await owner.call(transferClass, { params, body })).body).toMatchObject({ code: 'class_name_taken' });
    await app.owner.updateTable('class').set({ removed_at: app.clock.now() }).where('class_id', '=', same.classId).execute();
    expect((await owner.call(transferClass, { params, body })).status).toBe(200);
    expect((await sees(colleague))[0]).toMatchObject({ isOwner: true });
    expect((await sees(given.teacher))[0]).toMatchObject({ isOwner: false });
  });

  it('hands no class over to somebody who owns as many as a teacher may have', async () => {
    const { add, owner, colleague, given, params } = await scene();
    await add({ colleague: colleague.username, relation: 'co-teacher' });
    for (let n = 0; n < limits.classesPerTeacher; n += 1) await app.given.class({ teacher: colleague });
    const body = { individualId: colleague.personId };
    expect(await owner.call(transferClass, { params, body })).toMatchObject({ status: 409, body: { code: 'owner_has_too_many_classes' } });
    expect((await sees(given.teacher))[0]).toMatchObject({ isOwner: true });
    await app.owner.updateTable('class').set({ removed_at: app.clock.now() }).where('owner_id', '=', colleague.personId).execute();
    expect((await owner.call(transferClass, { params, body })).status).toBe(200);
  });

  describe('asking to teach a class (D33)', () => {
    const ask = (person: GivenPerson, classId: number) =>
      transact(app.db, async (tx) => {
        const claims = JSON.parse(Buffer.from((await app.as(person).accessToken()).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
        const institution = await tx
          .selectFrom('institution')
          .select('network_id')
          .where('institution_id', '=', person.school.schoolId)
          .executeTakeFirstOrThrow();
        const viewer = {
          ...claims,
          districtId: person.districtId,
          personId: person.personId,
          networkId: institution.network_id,
          role: 'teacher',
          edition: 'us',
          timeZone: 'America/New_York',
        };
        return askToCoTeach(tx, { viewer: viewer as never, now: app.clock.now(), requestId: 'r' }, classId);
      });

    it('waits for the owner, who accepts', async () => {
      const { load, owner, colleague, given, params } = await scene();
      expect(await ask(colleague, given.classId)).toBe(true);
      expect(await ask(colleague, given.classId)).toBe(true);
      expect((await load()).requests.map(({ individualId }) => individualId)).toEqual([colleague.personId]);
      expect((await sees(given.teacher))[0]).toMatchObject({ coTeachRequests: 1 });
      const answer = (isAccepted: boolean) => owner.call(answerCoTeaching, { params: { ...params, individualId: colleague.personId }, body: { isAccepted } });
      expect((await answer(true)).status).toBe(200);
      expect((await answer(true)).body).toMatchObject({ code: 'colleague_not_found' });
      expect(await sees(colleague)).toHaveLength(1);
      expect(await ask(colleague, given.classId)).toBe(false);
    });

    it('may be declined, and asked again', async () => {
      const { load, owner, colleague, given, params } = await scene();
      await ask(colleague, given.classId);
      await owner.call(answerCoTeaching, { params: { ...params, individualId: colleague.personId }, body: { isAccepted: false } });
      expect((await load()).requests).toEqual([]);
      expect(await sees(colleague)).toEqual([]);
      expect(await ask(colleague, given.classId)).toBe(true);
      expect((await load()).requests).toHaveLength(1);
    });

    it('does not reach a class of another network', async () => {
      const { given } = await scene();
      expect(await ask(await app.given.teacher({ school: await app.given.school() }), given.classId)).toBe(false);
    });
  });
});
