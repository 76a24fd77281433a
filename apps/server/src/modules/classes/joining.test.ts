import { disenroll, enroll, loadClassByCode, myClasses } from '@alba/contract/classes';
import { formatClassCode } from '@alba/domain/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { markVisited } from './index.ts';

describe('@C-JOIN joining a class by its code', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  const eventsOf = async (classId: number) =>
    app.db
      .selectFrom('enrollment_event as v')
      .innerJoin('enrollment as e', 'e.enrollment_id', 'v.enrollment_id')
      .select(['v.kind', 'v.actor_id as actorId', 'v.school_year as schoolYear'])
      .where('e.class_id', '=', classId)
      .orderBy('v.event_id')
      .execute();

  it('shows which class it is and then enrols the student', async () => {
    const teacher = await app.given.teacher({ firstName: 'Mira', lastName: 'Sokafor' });
    const given = await app.given.class({ teacher, name: 'Science 6B', avatar: 'kite' });
    const student = await app.given.student();
    const shown = { name: 'Science 6B', avatar: 'kite', teacherName: 'Mira Sokafor', schoolName: given.school.name };
    const caller = app.as(student);
    expect(await caller.call(loadClassByCode, { params: { code: given.code } })).toEqual({ status: 200, body: { ...shown, alreadyJoined: false } });
    expect(await caller.call(enroll, { body: { code: given.code } })).toEqual({
      status: 200,
      body: { classId: given.classId, name: 'Science 6B', avatar: 'kite', teacherName: 'Mira Sokafor' },
    });
    expect((await caller.call(loadClassByCode, { params: { code: given.code } })).body.alreadyJoined).toBe(true);
    expect(await eventsOf(given.classId)).toEqual([{ kind: 'joined', actorId: student.personId, schoolYear: 2025 }]);
    const audit = await app.db.selectFrom('audit_event').selectAll().where('action', '=', 'class.joined').where('object_id', '=', given.classId).execute();
    expect(audit).toMatchObject([{ actor_id: student.personId, actor_role: 'student', school_id: given.school.schoolId, at: app.clock.now() }]);
  });

  it('takes the code in any case, with spaces and hyphens, in the body or the query', async () => {
    const given = await app.given.class();
    for (const typed of [formatClassCode(given.code).toLowerCase(), ` ${given.code.slice(0, 2)} ${given.code.slice(2)} `, given.code.split('').join('-')]) {
      expect((await app.as(await app.given.student()).call(enroll, { body: { code: typed } })).status).toBe(200);
    }
    const byQuery = await app.as(await app.given.student()).send({ method: 'POST', path: enroll.path, query: { code: given.code } });
    expect(byQuery.status).toBe(200);
  });

  it('refuses a code that no class has, or had once', async () => {
    const given = await app.given.class();
    await app.owner.updateTable('class_code').set({ retired_at: app.clock.now() }).where('code', '=', given.code).execute();
    const caller = app.as(await app.given.student());
    for (const code of ['BCDFGH', given.code, 'too short', 'AEIOU1', '🦉']) {
      expect(await app.as(await app.given.student()).call(enroll, { body: { code } })).toMatchObject({ status: 404, body: { code: 'class_code_unknown' } });
    }
    expect(await caller.call(loadClassByCode, { params: { code: given.code } })).toMatchObject({ status: 404, body: { code: 'class_code_unknown' } });
  });

  it.each([['removedAt'], ['archivedAt'], ['codeDisabled']])('refuses a class that is no longer active: %s', async (what) => {
    const given = await app.given.class({ [what]: what === 'codeDisabled' ? true : app.clock.now() });
    const caller = app.as(await app.given.student());
    expect(await caller.call(enroll, { body: { code: given.code } })).toMatchObject({ status: 409, body: { code: 'class_inactive' } });
    expect(await caller.call(loadClassByCode, { params: { code: given.code } })).toMatchObject({ status: 409, body: { code: 'class_inactive' } });
  });

  it('refuses a second time, of fifty at once all but one', async () => {
    const given = await app.given.class();
    const student = await app.given.student();
    const caller = app.as(student);
    await caller.accessToken();
    const replies = await Promise.all(Array.from({ length: 50 }, () => caller.call(enroll, { body: { code: given.code } })));
    const joined = replies.filter(({ status }) => status === 200);
    expect(joined).toHaveLength(1);
    // The others were told so, or to come back after the crowd.
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toContain('already_joined');
    expect(await eventsOf(given.classId)).toHaveLength(1);
    app.clock.advance(3_600_000);
    expect(await caller.call(enroll, { body: { code: given.code } })).toMatchObject({ status: 409, body: { code: 'already_joined' } });
  });

  it.each(['teacher', 'admin'] as const)('refuses a %s: only students join', async (role) => {
    const given = await app.given.class();
    const caller = app.as(await app.given[role]());
    expect(await caller.call(enroll, { body: { code: given.code } })).toMatchObject({ status: 403, body: { code: 'only_students_join' } });
    expect(await caller.call(loadClassByCode, { params: { code: given.code } })).toMatchObject({ status: 403, body: { code: 'only_students_join' } });
  });

  it("refuses a class outside the student's school network, and lets sister schools join", async () => {
    const given = await app.given.class();
    const { district } = given.school;
    const sister = await app.given.student({ school: await app.given.school({ district }) });
    const otherNetwork = await app.given.student({ school: await app.given.school({ district, networkId: 777_777 }) });
    const sameNumber = await app.given.student({ school: await app.given.school({ district: await app.given.district({ networkId: district.networkId }) }) });
    expect((await app.as(sister).call(enroll, { body: { code: given.code } })).status).toBe(200);
    for (const student of [otherNetwork, sameNumber]) {
      const caller = app.as(student);
      expect(await caller.call(enroll, { body: { code: given.code } })).toMatchObject({ status: 403, body: { code: 'outside_school_network' } });
      expect(await caller.call(loadClassByCode, { params: { code: given.code } })).toMatchObject({ status: 403, body: { code: 'outside_school_network' } });
    }
  });

  it('says so when only the code is left of a class', async () => {
    const given = await app.given.class();
    await app.owner.deleteFrom('class').where('class_id', '=', given.classId).execute();
    const caller = app.as(await app.given.student());
    expect(await caller.call(enroll, { body: { code: given.code } })).toMatchObject({ status: 404, body: { code: 'class_not_located' } });
    expect(await caller.call(loadClassByCode, { params: { code: given.code } })).toMatchObject({ status: 404, body: { code: 'class_code_unknown' } });
  });

  it('gives a former student the old place back, and with it the work', async () => {
    const given = await app.given.class();
    const student = await app.given.student();
    const { enrollmentId } = await app.given.enrollment({ in: given, student, joinedAt: new Date('2026-02-01T12:00:00Z') });
    const query = { individualId: student.personId, enrollmentId, classSubgroupId: given.subgroupId, removeSubmissions: true };
    await app.db.updateTable('enrollment').set({ connection_id: 41 }).where('enrollment_id', '=', enrollmentId).execute();
    await app.as(given.teacher).call(disenroll, { query });
    expect((await app.as(student).call(myClasses)).body.classes).toEqual([]);
    app.clock.advance(86_400_000);
    expect((await app.as(student).call(enroll, { body: { code: given.code } })).status).toBe(200);
    const rows = await app.db.selectFrom('enrollment').selectAll().where('class_id', '=', given.classId).execute();
    expect(rows, 'a place that no roster keeps').toMatchObject([
      { enrollment_id: enrollmentId, removed_at: null, remove_submissions: false, connection_id: null },
    ]);
    expect((await eventsOf(given.classId)).map(({ kind }) => kind)).toEqual(['removed', 'rejoined']);
  });

  it('enrols once for one idempotency key', async () => {
    const given = await app.given.class();
    const caller = app.as(await app.given.student());
    const join = () => caller.call(enroll, { body: { code: given.code }, idempotencyKey: 'join-1' });
    const first = await join();
    expect(await join()).toEqual(first);
    expect(first.status).toBe(200);
  });

  it('slows down who tries codes, by account and on both calls, and nobody else behind the address', async () => {
    const given = await app.given.class();
    const guesser = app.as(await app.given.student());
    for (const code of ['BCDFGH', 'BCDFGJ', 'BCDFGK']) expect((await guesser.call(enroll, { body: { code } })).status).toBe(404);
    expect((await guesser.call(loadClassByCode, { params: { code: given.code } })).status).toBe(200);
    for (const code of ['BCDFGM', 'BCDFGP']) expect((await guesser.call(loadClassByCode, { params: { code } })).status).toBe(404);
    const refused = await guesser.call(enroll, { body: { code: given.code } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect((await app.as(await app.given.student()).call(enroll, { body: { code: given.code } })).status).toBe(200);
    app.clock.moveTo(String(refused.body.details?.retryAt));
    expect((await guesser.call(loadClassByCode, { params: { code: given.code } })).status).toBe(200);
    expect((await guesser.call(enroll, { body: { code: given.code } })).status).toBe(200);
  });

  it('refuses unknown fields and an empty code', async () => {
    const caller = app.as(await app.given.student());
    const { status, body } = await caller.send({ method: 'POST', path: enroll.path, body: { code: ' ', classId: 1, individualId: 2 } });
    expect(status).toBe(400);
    expect(body.issues?.map(({ path, rule }) => `${path.join('.')} ${rule}`).sort()).toEqual([
      'classId unknown_field',
      'code required',
      'individualId unknown_field',
    ]);
  });

  describe('@C-SCLASSES the classes of a student', () => {
    it('lists live classes by name with teacher and what is to do', async () => {
      const student = await app.given.student();
      const teacher = await app.given.teacher({ firstName: 'Mira', lastName: 'Sokafor' });
      const math = await app.given.class({ teacher, name: 'Math', description: 'Mondays', avatar: 'fox', students: [student] });
      const art = await app.given.class({ teacher, name: 'Árt', students: [student] });
      await app.given.class({ teacher, name: 'Gone', students: [student], removedAt: app.clock.now() });
      await app.given.enrollment({ in: await app.given.class(), student, removedAt: app.clock.now() });
      await app.given.assignment({ to: math });
      await app.given.assignment({ to: math, start: '2026-03-01T00:00:00', due: '2026-03-09T12:30:00' });
      await app.given.assignment({ to: math, start: '2026-03-12T00:00:00' });
      await app.given.assignment({ to: math, students: [await app.given.student()] });
      await app.given.assignment({ to: math, start: '2026-02-01T00:00:00', due: '2026-02-02T23:59:59' });
      const { body } = await app.as(student).call(myClasses);
      expect(body.today).toBe('2026-03-09');
      expect(body.classes.map(({ next: _, ...rest }) => rest)).toEqual([
        { classId: art.classId, name: 'Árt', description: '', avatar: 'owl', teacherName: 'Mira Sokafor', toDoCount: 0 },
        { classId: math.classId, name: 'Math', description: 'Mondays', avatar: 'fox', teacherName: 'Mira Sokafor', toDoCount: 2 },
      ]);
    });

    it('shows what is to be done first of each class: past due, else due soonest, by the own dates of the student', async () => {
      const student = await app.given.student();
      const [math, art, empty] = [await app.given.class(), await app.given.class(), await app.given.class()];
      for (const given of [math, art, empty]) await app.given.enrollment({ in: given, student, joinedAt: new Date('2026-03-01T12:00:00Z') });
      const lesson = await app.given.lesson({ title: 'Why Volcanoes Wake' });
      await app.given.assignment({ to: math, due: '2026-03-10T23:59:59' });
      const late = await app.given.assignment({ to: math, lesson, start: '2026-03-01T00:00:00', due: '2026-03-06T23:59:59' });
      await app.given.assignment({ to: art });
      const soon = await app.given.assignment({ to: art, due: '2026-03-30T23:59:59' });
      await app.given.assignment({ to: art, due: '2026-03-09T23:59:59', closedAt: app.clock.now() });
      const next = async () => new Map((await app.as(student).call(myClasses)).body.classes.map((one) => [one.classId, one.next]));
      const shown = await next();
      expect(shown.get(math.classId)).toMatchObject({
        activityId: late.assignmentId,
        lessonId: lesson.lessonId,
        slug: lesson.slug,
        title: 'Why Volcanoes Wake',
        due: '2026-03-06T23:59:59',
        timing: 'past-due',
      });
      expect(shown.get(art.classId)).toMatchObject({ activityId: soon.assignmentId, timing: 'open' });
      expect(shown.get(empty.classId)).toBeUndefined();
      const own = { district_id: late.districtId, school_year: late.schoolYear, assignment_id: late.assignmentId, person_id: student.personId };
      await app.owner
        .insertInto('assignment_exception')
        .values({ ...own, due_wall: '2026-03-11T23:59:59' })
        .execute();
      expect((await next()).get(math.classId)).toMatchObject({ due: '2026-03-10T23:59:59', timing: 'due-tomorrow' });
    });

    it('stops counting what is turned in', async () => {
      const student = await app.given.student();
      const to = await app.given.class({ students: [student] });
      const { assignmentId, schoolYear, districtId, lesson } = await app.given.assignment({ to, students: [student] });
      const toDo = async () => (await app.as(student).call(myClasses)).body.classes[0]?.toDoCount;
      expect(await toDo()).toBe(1);
      const attempt = {
        district_id: districtId,
        school_year: schoolYear,
        assignment_id: assignmentId,
        person_id: student.personId,
        number: 1,
        version_id: lesson.versionId,
        level: 1,
      };
      await app.db
        .insertInto('attempt')
        .values({ ...attempt, state: 'IN_PROGRESS' })
        .execute();
      expect(await toDo()).toBe(1);
      await app.db.updateTable('attempt').set({ state: 'SUBMITTED', submitted_at: app.clock.now() }).where('assignment_id', '=', assignmentId).execute();
      expect(await toDo()).toBe(0);
    });

    it('remembers the visit for the teacher, at most once a minute', async () => {
      const student = await app.given.student();
      const given = await app.given.class({ students: [student] });
      const visited = async () =>
        (
          await app.db.selectFrom('enrollment').select('last_visited_at').where('class_id', '=', given.classId).executeTakeFirstOrThrow()
        ).last_visited_at?.toISOString();
      const caller = app.as(student);
      await caller.call(myClasses);
      expect(await visited()).toBe('2026-03-09T16:00:00.000Z');
      app.clock.advance(59_000);
      await caller.call(myClasses);
      expect(await visited()).toBe('2026-03-09T16:00:00.000Z');
      app.clock.advance(2_000);
      await markVisited(app.db, { ...student, now: app.clock.now() });
      expect(await visited()).toBe('2026-03-09T16:01:01.000Z');
    });

    it('takes two statements however many classes there are', async () => {
      const student = await app.given.student();
      for (let n = 0; n < 12; n += 1) await app.given.assignment({ to: await app.given.class({ students: [student] }) });
      const caller = app.as(student);
      await caller.call(myClasses);
      expect((await app.statements(() => caller.call(myClasses))).statements).toHaveLength(2);
    });

    it('is for students', async () => {
      expect(await app.as(await app.given.teacher()).call(myClasses)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    });
  });
});
