import { disenroll, loadClass, loadClasses, removeClass, restoreClass, updateClass } from '@alba/contract/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;

describe('@C-LIST changing classes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  const eventsOf = async (enrollmentId: number) =>
    (await app.db.selectFrom('enrollment_event').select('kind').where('enrollment_id', '=', enrollmentId).orderBy('event_id').execute()).map(
      ({ kind }) => kind,
    );

  const actsOn = async (kind: string, id: number) =>
    (
      await app.db
        .selectFrom('audit_event')
        .select(['action', 'actor_id', 'school_year'])
        .where('object_kind', '=', kind)
        .where('object_id', '=', id)
        .orderBy('event_id')
        .execute()
    ).map(({ action, actor_id, school_year }) => ({ action, actorId: actor_id, schoolYear: school_year }));

  describe('change', () => {
    const change = (classId: number, more: object = {}) => ({ body: { classId, name: 'New name', description: 'New', avatar: 'comet' as const, ...more } });

    it('changes what a class is called, for owner and co-teacher alike', async () => {
      const coTeacher = await app.given.teacher();
      const given = await app.given.class({ coTeachers: [coTeacher] });
      expect((await app.as(given.teacher).call(updateClass, change(given.classId, { revision: 1 }))).body).toMatchObject({
        name: 'New name',
        avatar: 'comet',
        revision: 2,
      });
      expect((await app.as(coTeacher).call(updateClass, change(given.classId, { name: 'Newer', revision: 2 }))).body).toMatchObject({
        name: 'Newer',
        isOwner: false,
        revision: 3,
      });
      expect((await actsOn('class', given.classId)).map(({ action }) => action)).toEqual(['class.changed', 'class.changed']);
    });

    it('keeps its own name and may change only its case', async () => {
      const given = await app.given.class({ name: 'Science 6B' });
      expect((await app.as(given.teacher).call(updateClass, change(given.classId, { name: 'SCIENCE 6B' }))).status).toBe(200);
    });

    it('refuses the name of another class of the owner', async () => {
      const teacher = await app.given.teacher();
      await app.given.class({ teacher, name: 'Taken' });
      const given = await app.given.class({ teacher });
      expect(await app.as(teacher).call(updateClass, change(given.classId, { name: 'taken' }))).toMatchObject({
        status: 409,
        body: { code: 'class_name_taken' },
      });
    });

    it('lets one of two teachers who edit at once win and shows the other the fresh class', async () => {
      const coTeacher = await app.given.teacher();
      const given = await app.given.class({ coTeachers: [coTeacher] });
      const callers = [app.as(given.teacher), app.as(coTeacher)];
      await Promise.all(callers.map((caller) => caller.accessToken()));
      const replies = await Promise.all(callers.map((caller, index) => caller.call(updateClass, change(given.classId, { name: `By ${index}`, revision: 1 }))));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won] = replies.filter(({ status }) => status === 200);
      const [lost] = replies.filter(({ status }) => status === 409);
      expect(lost?.body).toMatchObject({ code: 'class_changed', details: { class: { name: won?.body.name, revision: 2 } } });
    });

    it('refuses a class that is unknown, removed or not theirs alike', async () => {
      const teacher = await app.given.teacher();
      const removed = await app.given.class({ teacher, removedAt: app.clock.now() });
      const foreign = await app.given.class();
      for (const classId of [removed.classId, foreign.classId, 999_999]) {
        const caller = app.as(teacher);
        expect(await caller.call(updateClass, change(classId))).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
        expect(await caller.call(loadClass, { params: { id: classId } })).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
        expect(await caller.call(removeClass, { body: { classId } })).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
      }
    });

    it('changes no column that is not in its fields', async () => {
      const given = await app.given.class();
      const reply = await app
        .as(given.teacher)
        .send({ method: 'POST', path: updateClass.path, body: { ...change(given.classId).body, owner_id: 1, districtId: 1, constructor: 1, removedAt: null } });
      expect(reply.status).toBe(400);
      expect((await app.db.selectFrom('class').select('revision').where('class_id', '=', given.classId).executeTakeFirstOrThrow()).revision).toBe(1);
    });
  });

  describe('remove and restore', () => {
    it('gives a removed class back with its students within 30 days', async () => {
      const given = await app.given.class();
      const [student] = await app.given.members(given, 3);
      const caller = app.as(given.teacher);
      expect(await caller.call(removeClass, { body: { classId: given.classId } })).toEqual({ status: 200, body: { done: true } });
      expect((await caller.call(loadClasses)).body.classes).toEqual([]);
      app.clock.advance(30 * day - 1);
      const restored = await caller.call(restoreClass, { params: { classId: given.classId } });
      expect(restored).toMatchObject({ status: 200, body: { classId: given.classId, studentCount: 3, code: given.code } });
      expect(student).toBeDefined();
      expect((await actsOn('class', given.classId)).map(({ action }) => action)).toEqual(['class.removed', 'class.restored']);
    });

    it('takes the class id of a removal in the query too', async () => {
      const given = await app.given.class();
      const reply = await app.as(given.teacher).send({ method: 'DELETE', path: removeClass.path, query: { classId: String(given.classId) } });
      expect(reply.status).toBe(200);
    });

    it('refuses to restore after 30 days', async () => {
      const given = await app.given.class({ removedAt: app.clock.now() });
      app.clock.advance(30 * day + 1);
      expect(await app.as(given.teacher).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({
        status: 409,
        body: { code: 'undo_expired' },
      });
    });

    it('refuses to restore beside a newer class of the same name', async () => {
      const given = await app.given.class({ name: 'Twice', removedAt: app.clock.now() });
      await app.given.class({ teacher: given.teacher, name: 'twice' });
      expect(await app.as(given.teacher).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({
        status: 409,
        body: { code: 'class_name_taken' },
      });
    });

    it('changes nothing when the class was not removed', async () => {
      const given = await app.given.class();
      expect((await app.as(given.teacher).call(restoreClass, { params: { classId: given.classId } })).body.revision).toBe(1);
      expect(await actsOn('class', given.classId)).toEqual([]);
    });

    it('is for the owner alone', async () => {
      const coTeacher = await app.given.teacher();
      const given = await app.given.class({ coTeachers: [coTeacher] });
      expect(await app.as(coTeacher).call(removeClass, { body: { classId: given.classId } })).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
      expect(await app.as(coTeacher).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
      expect(await app.as(await app.given.teacher()).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({
        status: 404,
        body: { code: 'class_not_found' },
      });
    });
  });

  describe('disenrol', () => {
    const membership = async () => {
      const given = await app.given.class();
      const student = await app.given.student();
      const enrollment = await app.given.enrollment({ in: given, student });
      const query = { individualId: student.personId, enrollmentId: enrollment.enrollmentId, classSubgroupId: given.subgroupId };
      return { given, student, enrollment, query };
    };

    it('takes the student out, keeps the work unless asked, and writes the history', async () => {
      const { given, enrollment, query } = await membership();
      expect(await app.as(given.teacher).call(disenroll, { query })).toEqual({ status: 200, body: { done: true } });
      const row = await app.db.selectFrom('enrollment').selectAll().where('enrollment_id', '=', enrollment.enrollmentId).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ removed_at: app.clock.now(), remove_submissions: false });
      expect(await eventsOf(enrollment.enrollmentId)).toEqual(['removed']);
      expect(await actsOn('enrollment', enrollment.enrollmentId)).toEqual([
        { action: 'class.student-removed', actorId: given.teacher.personId, schoolYear: 2025 },
      ]);
    });

    it.each([['true'], [true]])('remembers that the work is to be erased: removeSubmissions=%j', async (removeSubmissions) => {
      const { given, enrollment, query } = await membership();
      const caller = app.as(given.teacher);
      const isText = typeof removeSubmissions === 'string';
      const texts = Object.fromEntries(Object.entries({ ...query, removeSubmissions }).map(([key, value]) => [key, String(value)]));
      const { status } = await caller.send({
        method: 'POST',
        path: disenroll.path,
        ...(isText ? { query: texts } : { body: { ...query, removeSubmissions } }),
      });
      expect(status).toBe(200);
      const row = await app.db
        .selectFrom('enrollment')
        .select('remove_submissions')
        .where('enrollment_id', '=', enrollment.enrollmentId)
        .executeTakeFirstOrThrow();
      expect(row.remove_submissions).toBe(true);
    });

    it('refuses a student who is not in the class any more, or ids that do not belong together', async () => {
      const { given, query } = await membership();
      const other = await membership();
      const caller = app.as(given.teacher);
      expect(await caller.call(disenroll, { query: { ...query, individualId: other.query.individualId } })).toMatchObject({
        status: 404,
        body: { code: 'not_enrolled' },
      });
      expect(await caller.call(disenroll, { query: { ...query, enrollmentId: other.query.enrollmentId } })).toMatchObject({
        status: 404,
        body: { code: 'not_enrolled' },
      });
      await caller.call(disenroll, { query });
      expect(await caller.call(disenroll, { query })).toMatchObject({ status: 404, body: { code: 'not_enrolled' } });
    });

    it("refuses a class that is not the teacher's", async () => {
      const { query } = await membership();
      expect(await app.as(await app.given.teacher()).call(disenroll, { query })).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    });
  });
});
