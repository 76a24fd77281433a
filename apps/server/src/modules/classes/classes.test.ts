import { createClass, disenroll, loadClass, loadClasses, removeClass, restoreClass, updateClass } from '@alba/contract/classes';
import { classCodeAlphabet } from '@alba/domain/classes';
import { limits } from '@alba/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;

describe('@C-LIST classes of a teacher', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  const eventsOf = async (enrollmentId: number) =>
    (await app.db.selectFrom('enrollment_event').select('kind').where('enrollment_id', '=', enrollmentId).orderBy('event_id').execute()).map(({ kind }) => kind);
  const actsOn = async (kind: string, id: number) =>
    (await app.db.selectFrom('audit_event').select(['action', 'actor_id', 'school_year']).where('object_kind', '=', kind).where('object_id', '=', id).orderBy('event_id').execute()).map(
      ({ action, actor_id, school_year }) => ({ action, actorId: actor_id, schoolYear: school_year }),
    );

  describe('create', () => {
    it('makes a class with a code that it then lists', async () => {
      const teacher = await app.given.teacher();
      const { status, body } = await app.as(teacher).call(createClass, { query: { name: '  Science 6B ', description: 'Mondays', avatar: 'bee' } });
      expect(status).toBe(200);
      expect(body).toEqual({
        classId: expect.any(Number),
        name: 'Science 6B',
        description: 'Mondays',
        avatar: 'bee',
        code: expect.stringMatching(new RegExp(`^[${classCodeAlphabet}]{6}$`)),
        classSubgroupId: expect.any(Number),
        studentCount: 0,
        openAssignmentCount: 0,
        isOwner: true,
        sharedAcrossProducts: false,
        revision: 1,
      });
      expect((await app.as(teacher).call(loadClasses)).body.classes).toEqual([body]);
      expect(await actsOn('class', body.classId)).toEqual([{ action: 'class.created', actorId: teacher.personId, schoolYear: 2025 }]);
    });

    it('takes its fields in the query or in the body alike, never two values of one', async () => {
      const teacher = app.as(await app.given.teacher());
      const inBody = await teacher.send({ method: 'POST', path: createClass.path, body: { name: 'In the body', avatar: 'fox' } });
      expect(inBody).toMatchObject({ status: 200, body: { name: 'In the body', avatar: 'fox', description: '' } });
      const twice = await teacher.send({ method: 'POST', path: createClass.path, query: { name: 'One' }, body: { name: 'Two' } });
      expect(twice).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path: ['name'], rule: 'given_twice' }] } });
    });

    it.each(['Science 6B', ' science   6b', 'SCIENCE 6B', 'Sciéncé 6B', 'science6b'])('refuses %j beside a class of that name', async (name) => {
      const teacher = await app.given.teacher();
      await app.given.class({ teacher, name: 'Science 6B' });
      expect(await app.as(teacher).call(createClass, { query: { name } })).toMatchObject({ status: 409, body: { code: 'class_name_taken' } });
    });

    it("allows the name of a removed class and of another teacher's", async () => {
      const teacher = await app.given.teacher();
      await app.given.class({ teacher, name: 'Science 6B', removedAt: app.clock.now() });
      await app.given.class({ name: 'Science 6B' });
      expect((await app.as(teacher).call(createClass, { query: { name: 'Science 6B' } })).status).toBe(200);
    });

    it('makes one class of one name when both tabs press the button at once', async () => {
      const teacher = await app.given.teacher();
      const caller = app.as(teacher);
      await caller.accessToken();
      const replies = await Promise.all(Array.from({ length: 8 }, () => caller.call(createClass, { query: { name: 'Race' } })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    });

    it('makes one class for one idempotency key', async () => {
      const caller = app.as(await app.given.teacher());
      const [first, again] = [await caller.call(createClass, { query: { name: 'Once' }, idempotencyKey: 'k1' }), await caller.call(createClass, { query: { name: 'Once' }, idempotencyKey: 'k1' })];
      expect(again).toEqual(first);
      expect((await caller.call(createClass, { query: { name: 'Other' }, idempotencyKey: 'k1' })).body.code).toBe('idempotency_key_reused');
    });

    it.each([
      ['nothing', '', 'required'],
      ['spaces', '   ', 'required'],
      ['signs without room', '\u200b\u2060', 'required'],
      ['60 characters', 'é'.repeat(60), 'too_long'],
      ['a line break', 'Science\n6B', 'characters'],
    ])('refuses a name of %s', async (_what, name, rule) => {
      const { status, body } = await app.as(await app.given.teacher()).send({ method: 'POST', path: createClass.path, body: { name } });
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path: ['name'], rule }]);
    });

    it.each(['e\u0301'.repeat(59), '👩‍🏫'.repeat(59), '<svg/onload=alert(1)>', "=cmd|'/c calc'!A1", "Robert'); drop table class;--", '%_\\', '{{7*7}}', 'مرحبا', '__proto__'])(
      'takes %j as a name and gives it back unchanged',
      async (name) => {
        const caller = app.as(await app.given.teacher());
        const { body } = await caller.call(createClass, { query: { name, description: name } });
        const loaded = await caller.call(loadClass, { params: { id: body.classId } });
        expect(loaded.body).toMatchObject({ name, description: name });
      },
    );

    it('tells all that is wrong at once and refuses fields it does not know', async () => {
      const caller = app.as(await app.given.teacher());
      const { status, body } = await caller.send({
        method: 'POST',
        path: createClass.path,
        body: { name: '', description: 'x'.repeat(60), avatar: 'dragon', schoolId: 1, ownerId: 1, code: 'BCDFGH', sharedAcrossProducts: true },
      });
      expect(status).toBe(400);
      expect(body.issues?.map(({ path, rule }) => `${path.join('.')} ${rule}`).sort()).toEqual([
        'avatar not_a_choice',
        'code unknown_field',
        'description too_long',
        'name required',
        'ownerId unknown_field',
        'schoolId unknown_field',
        'sharedAcrossProducts unknown_field',
      ]);
    });

    it('refuses more classes than a teacher may have', async () => {
      const teacher = await app.given.teacher();
      for (let n = 0; n < limits.classesPerTeacher; n += 1) await app.given.class({ teacher });
      const { status, body } = await app.as(teacher).call(createClass, { query: { name: 'One more' } });
      expect({ status, issues: body.issues }).toMatchObject({ status: 400, issues: [{ rule: 'too_many', params: { max: limits.classesPerTeacher } }] });
    });
  });

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
      expect(await count(small.classId)).toBe(3);
      expect(await count(large.classId)).toBe(3);
      expect((await app.statements(() => caller.call(loadClasses))).statements).toHaveLength(2);
    });
  });

  describe('change', () => {
    const change = (classId: number, more: object = {}) => ({ body: { classId, name: 'New name', description: 'New', avatar: 'comet' as const, ...more } });

    it('changes what a class is called, for owner and co-teacher alike', async () => {
      const coTeacher = await app.given.teacher();
      const given = await app.given.class({ coTeachers: [coTeacher] });
      expect((await app.as(given.teacher).call(updateClass, change(given.classId, { revision: 1 }))).body).toMatchObject({ name: 'New name', avatar: 'comet', revision: 2 });
      expect((await app.as(coTeacher).call(updateClass, change(given.classId, { name: 'Newer', revision: 2 }))).body).toMatchObject({ name: 'Newer', isOwner: false, revision: 3 });
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
      expect(await app.as(teacher).call(updateClass, change(given.classId, { name: 'taken' }))).toMatchObject({ status: 409, body: { code: 'class_name_taken' } });
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
      const reply = await app.as(given.teacher).send({ method: 'POST', path: updateClass.path, body: { ...change(given.classId).body, owner_id: 1, districtId: 1, constructor: 1, removedAt: null } });
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
      app.clock.advance(30 * day);
      expect(await app.as(given.teacher).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({ status: 409, body: { code: 'undo_expired' } });
    });

    it('refuses to restore beside a newer class of the same name', async () => {
      const given = await app.given.class({ name: 'Twice', removedAt: app.clock.now() });
      await app.given.class({ teacher: given.teacher, name: 'twice' });
      expect(await app.as(given.teacher).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({ status: 409, body: { code: 'class_name_taken' } });
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
      expect(await app.as(await app.given.teacher()).call(restoreClass, { params: { classId: given.classId } })).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
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
      expect(await actsOn('enrollment', enrollment.enrollmentId)).toEqual([{ action: 'class.student-removed', actorId: given.teacher.personId, schoolYear: 2025 }]);
    });

    it.each([['true'], [true]])('remembers that the work is to be erased: removeSubmissions=%j', async (removeSubmissions) => {
      const { given, enrollment, query } = await membership();
      const caller = app.as(given.teacher);
      const isText = typeof removeSubmissions === 'string';
      const texts = Object.fromEntries(Object.entries({ ...query, removeSubmissions }).map(([key, value]) => [key, String(value)]));
      const { status } = await caller.send({ method: 'POST', path: disenroll.path, ...(isText ? { query: texts } : { body: { ...query, removeSubmissions } }) });
      expect(status).toBe(200);
      const row = await app.db.selectFrom('enrollment').select('remove_submissions').where('enrollment_id', '=', enrollment.enrollmentId).executeTakeFirstOrThrow();
      expect(row.remove_submissions).toBe(true);
    });

    it('refuses a student who is not in the class any more, or ids that do not belong together', async () => {
      const { given, query } = await membership();
      const other = await membership();
      const caller = app.as(given.teacher);
      expect(await caller.call(disenroll, { query: { ...query, individualId: other.query.individualId } })).toMatchObject({ status: 404, body: { code: 'not_enrolled' } });
      expect(await caller.call(disenroll, { query: { ...query, enrollmentId: other.query.enrollmentId } })).toMatchObject({ status: 404, body: { code: 'not_enrolled' } });
      await caller.call(disenroll, { query });
      expect(await caller.call(disenroll, { query })).toMatchObject({ status: 404, body: { code: 'not_enrolled' } });
    });

    it("refuses a class that is not the teacher's", async () => {
      const { query } = await membership();
      expect(await app.as(await app.given.teacher()).call(disenroll, { query })).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
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
