import { createClass, disenroll, loadClass, loadClasses, removeClass, updateClass } from '@alba/contract/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

describe('@C-LIST classes of a teacher', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  describe('list and detail', () => {
    it('lists own and co-taught classes by name, without removed, archived and foreign ones', async () => {
      const teacher = await app.given.teacher();
      await app.given.class({ teacher, name: 'zebra' });
      await app.given.class({ teacher, name: 'Álgebra' });
      await app.given.class({ coTeachers: [teacher], name: 'Biology' });
      await app.given.class({ teacher, removedAt: app.clock.now() });
      await app.given.class({ teacher, archivedAt: app.clock.now() });
      await app.given.class();
      const { body } = await app.as(teacher).call(loadClasses);
      expect(body.classes.map(({ name, isOwner }) => [name, isOwner])).toEqual([
        ['Álgebra', true],
        ['Biology', false],
        ['zebra', true],
      ]);
    });

    it('hides a disabled code and counts live students', async () => {
      const teacher = await app.given.teacher();
      const given = await app.given.class({ teacher, codeDisabled: true });
      await app.given.members(given, 2);
      await app.given.enrollment({ in: given, student: await app.given.student(), removedAt: app.clock.now() });
      const [listed] = (await app.as(teacher).call(loadClasses)).body.classes;
      expect(listed).toMatchObject({ studentCount: 2 });
      expect(listed).not.toHaveProperty('code');
    });

    it('counts assignments that are open now in the zone of the school', async () => {
      const school = await app.given.school({ timeZone: 'America/Los_Angeles' });
      const teacher = await app.given.teacher({ school });
      const to = await app.given.class({ teacher });
      await app.given.assignment({ to });
      await app.given.assignment({ to, start: '2026-01-07T00:00:00', due: '2026-03-09T23:59:59' });
      await app.given.assignment({ to, due: '2026-03-30T23:59:59' });
      await app.given.assignment({ to, start: '2026-01-07T00:00:00', due: '2026-03-08T23:59:59' });
      await app.given.assignment({ to, start: '2026-03-10T00:00:00' });
      await app.given.assignment({ to, closedAt: app.clock.now() });
      await app.given.assignment({ to, removedAt: app.clock.now() });
      const count = async () => (await app.as(teacher).call(loadClass, { params: { id: to.classId } })).body.openAssignmentCount;
      expect(await count()).toBe(3);
      app.clock.moveTo('2026-03-10T06:59:59Z');
      expect(await count()).toBe(3);
      app.clock.moveTo('2026-03-10T07:00:00Z');
      expect(await count()).toBe(3); // one ended, one began
      app.clock.moveTo('2026-03-31T07:00:00Z');
      expect(await count()).toBe(2);
    });

    it('sorts students by last name as the language of the edition does, compound surnames whole', async () => {
      const school = await app.given.school({ district: await app.given.district({ edition: 'eslac' }) });
      const teacher = await app.given.teacher({ school });
      const given = await app.given.class({ teacher });
      const names = [
        ['Zoe', 'Álvarez'],
        ['Ana', 'Ñúñez'],
        ['Luz', 'Nuñez'],
        ['Ana', 'Ortega'],
        ['Eva', 'de la Cruz'],
        ['Ana', 'álvarez'],
        ['Max', 'Nz'],
      ];
      for (const [firstName, lastName] of names) await app.given.enrollment({ in: given, student: await app.given.student({ school, firstName, lastName }) });
      const { body } = await app.as(teacher).call(loadClass, { params: { id: given.classId } });
      expect(body.students.map(({ firstName, lastName }) => `${lastName} ${firstName}`)).toEqual([
        'álvarez Ana',
        'Álvarez Zoe',
        'de la Cruz Eva',
        'Nuñez Luz',
        'Nz Max',
        'Ñúñez Ana',
        'Ortega Ana',
      ]);
    });

    it('tells of each student what the teacher needs and nothing else', async () => {
      const teacher = await app.given.teacher();
      const given = await app.given.class({ teacher });
      const student = await app.given.student({ firstName: 'Ana', lastName: 'Ruiz', email: 'secret@home.example' });
      const { enrollmentId } = await app.given.enrollment({ in: given, student, joinedAt: new Date('2026-03-01T10:00:00Z') });
      const { body, text } = await app.as(teacher).call(loadClass, { params: { id: given.classId } });
      expect(body.students).toEqual([
        {
          individualId: student.personId,
          enrollmentId,
          classSubgroupId: given.subgroupId,
          firstName: 'Ana',
          lastName: 'Ruiz',
          username: student.username,
          joinedAt: '2026-03-01T10:00:00.000Z',
          isSignInPaused: false,
        },
      ]);
      expect(text).not.toContain('secret@home.example');
    });

    it('takes as many statements for 300 students as for 5', async () => {
      const teacher = await app.given.teacher();
      const [small, large] = [await app.given.class({ teacher }), await app.given.class({ teacher })];
      await app.given.members(small, 5);
      await app.given.members(large, 300);
      const caller = app.as(teacher);
      await caller.call(loadClasses);
      const count = async (id: number) => (await app.statements(() => caller.call(loadClass, { params: { id } }))).statements.length;
      expect(await count(small.classId)).toBe(4);
      expect(await count(large.classId)).toBe(4);
      expect((await app.statements(() => caller.call(loadClasses))).statements).toHaveLength(2);
    });
  });

  it('is refused to students and to those who are not signed in', async () => {
    const student = app.as(await app.given.student());
    for (const { method, path } of [loadClasses, createClass, updateClass, removeClass, disenroll]) {
      expect(await student.send({ method, path })).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
      expect(await app.anonymous.send({ method, path })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    }
  });
});
