import { deleteAssignment, listAssignments, listDeletedAssignments, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import { assignmentStates } from '@alba/domain/assignments';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

describe('GET /v1/assignments', () => {
  it('lists what a teacher assigned, past due first, then by due date, those without one last, with timing in the zone of the school', async () => {
    const { given, as } = await testApp();
    const teacher = await given.teacher();
    const own = await given.class({ teacher, name: 'Period 2' });
    const shared = await given.class({ coTeachers: [teacher] });
    const dated = (due: string | null, start = '2026-03-01T00:00:00', to = own) => given.assignment({ to, start, due });
    const endless = await dated(null);
    const soon = await dated('2026-03-12T23:59:59', '2026-03-01T00:00:00', shared);
    const past = await dated('2026-03-08T23:59:59');
    const future = await dated('2026-03-20T23:59:59', '2026-03-10T00:00:00');
    const tomorrow = await dated('2026-03-10T23:59:59');
    const today = await dated('2026-03-09T23:59:59');
    const { status, body } = await as(teacher).call(listAssignments);
    expect(status).toBe(200);
    expect(body.assignments.map((row) => [row.assignmentId, row.timing])).toEqual([
      [past.assignmentId, 'past-due'],
      [today.assignmentId, 'due-today'],
      [tomorrow.assignmentId, 'due-tomorrow'],
      [soon.assignmentId, 'due-soon'],
      [future.assignmentId, 'future'],
      [endless.assignmentId, 'open'],
    ]);
    expect(body).toMatchObject({ timeZone: 'America/New_York', today: '2026-03-09', hasMore: false });
    expect(body.assignments[0]).toMatchObject({
      className: 'Period 2',
      start: '2026-03-01T00:00:00',
      due: '2026-03-08T23:59:59',
      isClosed: false,
      revision: 1,
      subject: 'social-studies',
    });
    expect(body.assignments.at(-1)?.due).toBeNull();
  });

  it('reckons each class by the zone of its own school', async () => {
    const { given, as } = await testApp({ now: '2026-03-10T05:00:00Z' }); // already Tuesday in New York, still Monday in Honolulu
    const teacher = await given.teacher();
    const far = await given.school({ district: teacher.school.district, timeZone: 'Pacific/Honolulu' });
    const there = await given.class({ teacher: await given.teacher({ school: far }), coTeachers: [teacher] });
    const here = await given.class({ teacher });
    const dates = { start: '2026-03-01T00:00:00', due: '2026-03-09T23:59:59' };
    await given.assignment({ to: there, ...dates });
    await given.assignment({ to: here, ...dates });
    const { body } = await as(teacher).call(listAssignments);
    expect(body.assignments.map((row) => [row.classId, row.timing])).toEqual([
      [there.classId, 'due-today'],
      [here.classId, 'past-due'],
    ]);
  });

  it('counts the students it is for, those who began and those who turned in; former students and reset work do not count', async () => {
    const { given, as, owner } = await testApp();
    const own = await given.class();
    const [done, begun, reset, , former] = await given.members(own, 5);
    await owner
      .updateTable('enrollment')
      .set({ removed_at: new Date() })
      .where('person_id', '=', former?.personId ?? 0)
      .execute();
    const all = await given.assignment({ to: own });
    const some = await given.assignment({ to: own, students: [done, begun].filter((one) => one !== undefined) });
    const attempt = (personId: number | undefined, over: object) =>
      owner
        .insertInto('attempt')
        .values({
          district_id: own.districtId,
          school_year: all.schoolYear,
          assignment_id: all.assignmentId,
          person_id: personId ?? 0,
          number: 1,
          version_id: all.lesson.versionId,
          state: 'IN_PROGRESS',
          level: 1,
          ...over,
        })
        .execute();
    const submitted = { state: 'SUBMITTED', submitted_at: new Date() };
    await attempt(done?.personId, submitted);
    await attempt(former?.personId, submitted);
    await attempt(begun?.personId, {});
    await attempt(reset?.personId, { archived_at: new Date() });
    const { body } = await as(own.teacher).call(listAssignments);
    const counts = Object.fromEntries(body.assignments.map((row) => [row.assignmentId, [row.targetCount, row.startedCount, row.submittedCount]]));
    expect(counts).toEqual({ [all.assignmentId]: [4, 2, 1], [some.assignmentId]: [2, 0, 0] });
  });

  it('goes on after the last one of a page until there is no more', async () => {
    const { given, as } = await testApp();
    const own = await given.class();
    const made: number[] = [];
    for (const due of ['2026-03-10T23:59:59', '2026-03-10T23:59:59', '2026-03-11T23:59:59', null, null])
      made.push((await given.assignment({ to: own, due })).assignmentId);
    const pages: number[][] = [];
    let after: number | undefined;
    for (;;) {
      const { body } = await as(own.teacher).call(listAssignments, { query: { limit: 2, after } });
      pages.push(body.assignments.map((row) => row.assignmentId));
      after = body.assignments.at(-1)?.assignmentId;
      if (!body.hasMore) break;
    }
    expect(pages).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)]);
  });

  it('keeps to one class or one lesson when asked', async () => {
    const { given, as } = await testApp();
    const teacher = await given.teacher();
    const [one, other] = [await given.class({ teacher }), await given.class({ teacher })];
    const lesson = await given.lesson();
    const wanted = await given.assignment({ to: one, lesson });
    await given.assignment({ to: one });
    await given.assignment({ to: other, lesson });
    const ids = async (query: object) => (await as(teacher).call(listAssignments, { query })).body.assignments.map((row) => row.assignmentId);
    expect(await ids({ classId: one.classId, lessonId: lesson.lessonId })).toEqual([wanted.assignmentId]);
    expect(await ids({ classId: one.classId })).toHaveLength(2);
    expect(await ids({ lessonId: lesson.lessonId })).toHaveLength(2);
  });

  it('leaves out what is removed, what belongs to a removed class, and what others teach', async () => {
    const { given, as } = await testApp();
    const teacher = await given.teacher();
    const removed = new Date('2026-03-01T12:00:00Z');
    await given.assignment({ to: await given.class({ teacher }), removedAt: removed });
    await given.assignment({ to: await given.class({ teacher, removedAt: removed }) });
    const others = await given.assignment({ to: await given.class() });
    expect((await as(teacher).call(listAssignments)).body.assignments).toEqual([]);
    expect((await as(teacher).call(listAssignments, { query: { after: others.assignmentId } })).body.assignments).toEqual([]);
  });

  it('finds by state, with how many there are in every state under the other filters', async () => {
    const { given, as, owner } = await testApp();
    const teacher = await given.teacher();
    const [one, other] = [await given.class({ teacher }), await given.class({ teacher })];
    const [student] = await given.members(one, 1);
    await given.members(other, 1);
    const start = '2026-03-01T00:00:00';
    const dues = { 'past-due': '2026-03-08', 'due-today': '2026-03-09', 'due-tomorrow': '2026-03-10', 'due-soon': '2026-03-12', open: '2026-03-20' };
    for (const day of Object.values(dues)) await given.assignment({ to: one, start, due: `${day}T23:59:59` });
    await given.assignment({ to: one, start: '2026-03-10T00:00:00' });
    await given.assignment({ to: one, start, closedAt: new Date('2026-03-02T12:00:00Z') });
    const done = await given.assignment({ to: one, start, due: '2026-03-05T23:59:59' });
    await given.assignment({ to: other, start });
    const key = { district_id: one.districtId, school_year: done.schoolYear, assignment_id: done.assignmentId, person_id: student?.personId ?? 0 };
    await owner
      .insertInto('attempt')
      .values({ ...key, number: 1, version_id: done.lesson.versionId, state: 'SUBMITTED', submitted_at: new Date(), level: 1 })
      .execute();
    const asked = async (query: object) => (await as(teacher).call(listAssignments, { query })).body;
    const everyState = { 'past-due': 1, 'due-today': 1, 'due-tomorrow': 1, 'due-soon': 1, open: 1, future: 1, 'all-turned-in': 1, closed: 1 };
    for (const state of assignmentStates) {
      const { assignments, total, counts } = await asked({ classId: one.classId, state });
      expect([assignments.map((row) => row.state), total, counts], state).toEqual([[state], 1, everyState]);
    }
    expect(await asked({ state: 'open' })).toMatchObject({ total: 2, summary: { assignments: 9, classes: 2, dueToday: 1 } });
  });

  it('finds by words of the title and by days that the span from start to due touches', async () => {
    const { given, as } = await testApp();
    const own = await given.class();
    const assign = async (title: string, start: string, due: string | null) =>
      (await given.assignment({ to: own, lesson: await given.lesson({ title }), start: `${start}T00:00:00`, due: due && `${due}T23:59:59` })).assignmentId;
    const volcano = await assign('El volcán del maíz', '2026-03-02', '2026-03-06');
    const rivers = await assign('Rivers That Built Cities', '2026-03-09', '2026-03-13');
    const endless = await assign('Volcanoes for ever', '2026-03-16', null);
    const ids = async (query: object) => (await as(own.teacher).call(listAssignments, { query })).body.assignments.map((row) => row.assignmentId);
    expect(await ids({ search: ' VOLCAN ' })).toEqual([volcano, endless]);
    expect(await ids({ search: 'glaciers' })).toEqual([]);
    expect(await ids({ from: '2026-03-06', to: '2026-03-09' })).toEqual([volcano, rivers]);
    expect(await ids({ from: '2026-03-14' })).toEqual([endless]);
    expect(await ids({ to: '2026-03-01' })).toEqual([]);
    expect(await ids({ order: 'latest' })).toEqual([rivers, volcano, endless]);
  });

  it('goes on after a page also when its last one does not pass the filter any more', async () => {
    const { given, as } = await testApp();
    const own = await given.class();
    const due = (day: number) => given.assignment({ to: own, start: '2026-03-01T00:00:00', due: `2026-03-${day}T23:59:59` });
    const [first, , third] = [await due(20), await due(21), await due(22)];
    const { body } = await as(own.teacher).call(listAssignments, { query: { state: 'open', limit: 2 } });
    const last = body.assignments[1];
    await as(own.teacher).call(updateAssignment, { params: { assignmentId: last?.assignmentId ?? 0 }, body: { isClosed: true, revision: 1 } });
    const next = await as(own.teacher).call(listAssignments, { query: { state: 'open', limit: 2, after: last?.assignmentId } });
    expect([body.assignments[0]?.assignmentId, next.body.assignments.map((row) => row.assignmentId), next.body.total]).toEqual([
      first.assignmentId,
      [third.assignmentId],
      2,
    ]);
  });

  it('sends the same statements for a class of 5 and one of 300, and for one assignment and twenty', async () => {
    const { given, as, statements, owner } = await testApp();
    const small = await given.class();
    const large = await given.class();
    await given.members(small, 5);
    const { personId } = await given.student();
    await owner
      .insertInto('enrollment')
      .values(
        Array.from({ length: 300 }, (_, at) => ({
          district_id: large.districtId,
          class_id: large.classId,
          person_id: personId + 1000 + at,
          subgroup_id: large.subgroupId,
        })),
      )
      .execute();
    await given.assignment({ to: small });
    for (let at = 0; at < 20; at += 1) await given.assignment({ to: large });
    const sent = async (teacher: typeof small.teacher) => {
      const caller = as(teacher);
      await caller.call(listAssignments);
      const { result, statements: made } = await statements(() => caller.call(listAssignments));
      return { count: result.body.assignments.length, targets: result.body.assignments[0]?.targetCount, made };
    };
    const few = await sent(small.teacher);
    const many = await sent(large.teacher);
    expect([few.count, few.targets, many.count, many.targets]).toEqual([1, 5, 20, 300]);
    expect(many.made).toEqual(few.made);
    expect(many.made).toHaveLength(2);
  });

  it('is for teachers only', async () => {
    const { given, as, anonymous } = await testApp();
    for (const person of [await given.student(), await given.admin()]) expect((await as(person).call(listAssignments)).body.code).toBe('not_allowed');
    expect((await anonymous.call(listAssignments)).status).toBe(401);
  });

  it('refuses limits out of reach, ids that are none and unknown fields', async () => {
    const { given, as } = await testApp();
    const teacher = as(await given.teacher());
    for (const query of [{ limit: 0 }, { limit: 201 }, { classId: 'all' }, { page: 2 }]) {
      expect((await teacher.call(listAssignments, { query: query as never })).body.code).toBe('invalid_input');
    }
  });
});

describe('GET /v1/assignments/deleted', () => {
  it('tells what was deleted in the last 30 days, the last first, with whose work would come back', async () => {
    const { given, as, clock, owner } = await testApp();
    const own = await given.class({ name: 'Period 2' });
    const [student] = await given.members(own, 1);
    const first = await given.assignment({ to: own, due: '2026-03-20T23:59:59' });
    const second = await given.assignment({ to: own });
    const key = { district_id: own.districtId, school_year: first.schoolYear, assignment_id: first.assignmentId, person_id: student?.personId ?? 0 };
    await owner
      .insertInto('attempt')
      .values({ ...key, number: 1, version_id: first.lesson.versionId, state: 'IN_PROGRESS', level: 1 })
      .execute();
    const teacher = as(own.teacher);
    const remove = (assignmentId: number) => teacher.call(deleteAssignment, { params: { assignmentId } });
    const listed = async () => (await teacher.call(listDeletedAssignments)).body.assignments.map((row) => [row.assignmentId, row.startedCount, row.className]);
    expect(await listed()).toEqual([]);
    await remove(first.assignmentId);
    clock.advance(86_400_000);
    await remove(second.assignmentId);
    expect(await listed()).toEqual([
      [second.assignmentId, 0, 'Period 2'],
      [first.assignmentId, 1, 'Period 2'],
    ]);
    await teacher.call(restoreAssignment, { params: { assignmentId: second.assignmentId } });
    expect(await listed()).toEqual([[first.assignmentId, 1, 'Period 2']]);
    clock.advance(29 * 86_400_000 + 1);
    expect(await listed()).toEqual([]);
    expect((await as(await given.teacher()).call(listDeletedAssignments)).body.assignments).toEqual([]);
  });
});
