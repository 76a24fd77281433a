import { createClass, loadClass, loadClasses } from '@alba/contract/classes';
import { classCodeAlphabet } from '@alba/domain/classes';
import { limits } from '@alba/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

describe('@C-LIST making a class', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

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
      const [first, again] = [
        await caller.call(createClass, { query: { name: 'Once' }, idempotencyKey: 'k1' }),
        await caller.call(createClass, { query: { name: 'Once' }, idempotencyKey: 'k1' }),
      ];
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

    it.each([
      'e\u0301'.repeat(59),
      '👩‍🏫'.repeat(59),
      '<svg/onload=alert(1)>',
      "=cmd|'/c calc'!A1",
      "Robert'); drop table class;--",
      '%_\\',
      '{{7*7}}',
      'مرحبا',
      '__proto__',
    ])('takes %j as a name and gives it back unchanged', async (name) => {
      const caller = app.as(await app.given.teacher());
      const { body } = await caller.call(createClass, { query: { name, description: name } });
      const loaded = await caller.call(loadClass, { params: { id: body.classId } });
      expect(loaded.body).toMatchObject({ name, description: name });
    });

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
});
