import { listAssignments } from '@alba/contract/assignments';
import { studentHome } from '@alba/contract/attempts';
import { archiveClass, loadArchivedClasses, resetClassCode, setClassCode, setLateJoining, unarchiveClass } from '@alba/contract/class-life';
import { enroll, loadClass, loadClassByCode, loadClasses, myClasses, updateClass } from '@alba/contract/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;

describe('the life of a class', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));
  const actsOn = async (classId: number) =>
    (
      await app.db.selectFrom('audit_event').select('action').where('object_kind', '=', 'class').where('object_id', '=', classId).orderBy('event_id').execute()
    ).map(({ action }) => action);

  describe('@C-CODE its code', () => {
    it('is replaced at once: the old one leads nowhere and no class gets it again', async () => {
      const given = await app.given.class();
      const params = { classId: given.classId };
      const { body } = await app.as(given.teacher).call(resetClassCode, { params });
      expect(body.code).toMatch(/^[A-Z0-9]{6}$/);
      expect(body.code).not.toBe(given.code);
      const student = app.as(await app.given.student());
      expect((await student.call(loadClassByCode, { params: { code: given.code } })).body).toMatchObject({ code: 'class_code_unknown' });
      expect((await student.call(enroll, { body: { code: body.code ?? '' } })).status).toBe(200);
      expect(await actsOn(given.classId)).toContain('class.code-reset');
    });

    it('is turned off and on again, the same one', async () => {
      const given = await app.given.class();
      const teacher = app.as(given.teacher);
      const params = { classId: given.classId };
      expect((await teacher.call(setClassCode, { params, body: { isDisabled: true } })).body).not.toHaveProperty('code');
      const student = app.as(await app.given.student());
      expect((await student.call(enroll, { body: { code: given.code } })).body).toMatchObject({ code: 'class_inactive' });
      expect((await teacher.call(setClassCode, { params, body: { isDisabled: false } })).body.code).toBe(given.code);
      expect((await student.call(enroll, { body: { code: given.code } })).status).toBe(200);
    });

    it('works again after a new one was made while it was off', async () => {
      const given = await app.given.class({ codeDisabled: true });
      expect((await app.as(given.teacher).call(resetClassCode, { params: { classId: given.classId } })).body.code).toBeDefined();
    });

    it('is nothing to a stranger', async () => {
      const given = await app.given.class();
      const stranger = app.as(await app.given.teacher());
      const params = { classId: given.classId };
      expect((await stranger.call(resetClassCode, { params })).body).toMatchObject({ code: 'class_not_found' });
      expect((await stranger.call(setClassCode, { params, body: { isDisabled: true } })).body).toMatchObject({ code: 'class_not_found' });
    });
  });

  describe('@C-LIST archiving', () => {
    async function scene() {
      const student = await app.given.student();
      const coTeacher = await app.given.teacher();
      const given = await app.given.class({ students: [student], coTeachers: [coTeacher] });
      await app.given.assignment({ to: given });
      const teacher = app.as(given.teacher);
      const params = { classId: given.classId };
      return { given, student: app.as(student), teacher, coTeacher: app.as(coTeacher), params };
    }

    it('takes the class from every list of teacher and student, and its code stops working', async () => {
      const { given, teacher, student, params } = await scene();
      expect((await teacher.call(archiveClass, { params })).body).toEqual({ done: true });
      expect((await teacher.call(archiveClass, { params })).body).toEqual({ done: true });
      expect((await teacher.call(loadClasses)).body.classes).toEqual([]);
      expect((await teacher.call(listAssignments)).body.assignments).toEqual([]);
      expect((await student.call(myClasses)).body.classes).toEqual([]);
      expect((await student.call(studentHome)).body.cards).toEqual([]);
      const newcomer = app.as(await app.given.student());
      expect((await newcomer.call(enroll, { body: { code: given.code } })).body).toMatchObject({ code: 'class_inactive' });
      expect((await teacher.call(loadArchivedClasses)).body.classes).toMatchObject([{ classId: given.classId, studentCount: 1, isOwner: true }]);
      expect(await actsOn(given.classId)).toEqual(['class.archived']);
    });

    it('changes nothing while it is put away', async () => {
      const { teacher, params } = await scene();
      await teacher.call(archiveClass, { params });
      const body = { classId: params.classId, name: 'Other', description: '', avatar: 'fox' as const };
      expect((await teacher.call(updateClass, { body })).body).toMatchObject({ code: 'class_not_found' });
    });

    it('comes back as it was, also long after', async () => {
      const { teacher, student, params } = await scene();
      await teacher.call(archiveClass, { params });
      app.clock.moveTo(new Date(app.clock.now().getTime() + 29 * day).toISOString());
      expect((await teacher.call(unarchiveClass, { params })).body).toMatchObject({ studentCount: 1 });
      expect((await student.call(myClasses)).body.classes).toHaveLength(1);
      expect((await teacher.call(loadArchivedClasses)).body.classes).toEqual([]);
      expect((await teacher.call(unarchiveClass, { params })).status).toBe(200);
    });

    it('is for the owner alone', async () => {
      const { teacher, coTeacher, params } = await scene();
      expect((await coTeacher.call(archiveClass, { params })).body).toMatchObject({ code: 'not_allowed' });
      await teacher.call(archiveClass, { params });
      expect((await coTeacher.call(unarchiveClass, { params })).body).toMatchObject({ code: 'not_allowed' });
      const stranger = app.as(await app.given.teacher());
      expect((await stranger.call(unarchiveClass, { params })).body).toMatchObject({ code: 'class_not_found' });
    });
  });

  describe('@C-JOIN students who join late (D27)', () => {
    it('are offered what was past due before as optional, unless their teacher hides it', async () => {
      const given = await app.given.class();
      const over = await app.given.assignment({ to: given, start: '2026-02-01T00:00:00', due: '2026-02-10T23:59:59' });
      const open = await app.given.assignment({ to: given });
      const student = await app.given.student();
      await app.given.enrollment({ in: given, student });
      const cards = async () =>
        (await app.as(student).call(studentHome)).body.cards
          .map(({ activityId, isOptional, timing }) => [activityId, isOptional, timing])
          .toSorted(([one], [other]) => Number(one) - Number(other));
      expect(await cards()).toEqual([
        [over.assignmentId, true, 'past-due'],
        [open.assignmentId, false, 'open'],
      ]);
      const teacher = app.as(given.teacher);
      const params = { classId: given.classId };
      expect((await teacher.call(setLateJoining, { params, body: { hidesPastDue: true } })).body).toMatchObject({ hidesPastDueFromLate: true });
      expect(await cards()).toEqual([[open.assignmentId, false, 'open']]);
      expect((await teacher.call(loadClass, { params: { id: given.classId } })).body).toMatchObject({ hidesPastDueFromLate: true });
    });
  });
});
