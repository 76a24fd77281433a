import { loadTeacherDay } from '@alba/contract/teacher-day';
import type { GivenClass } from '@alba/testing/server/classes';
import type { GivenPerson } from '@alba/testing/server/people';
import type { GivenAssignment } from '@alba/testing/server/work';
import { describe, expect, it } from 'vitest';
import { right, scene, wrong } from '../../testing/attempt-scene.ts';
import { testApp } from '../../testing/test-app.ts';

type Test = Awaited<ReturnType<typeof testApp>>;
const long = '2026-02-01T00:00:00';
const dayOf = async (test: Pick<Test, 'as'>, teacher: GivenPerson) => (await test.as(teacher).call(loadTeacherDay)).body;
const ids = (list: { items: { assignmentId: number }[] }) => list.items.map(({ assignmentId }) => assignmentId);
const keyOf = ({ assignmentId, schoolYear, districtId }: GivenAssignment, { personId }: GivenPerson) => ({
  district_id: districtId,
  school_year: schoolYear,
  assignment_id: assignmentId,
  person_id: personId,
});
const attempt = (test: Pick<Test, 'owner'>, to: GivenAssignment, student: GivenPerson, over: object = {}) =>
  test.owner
    .insertInto('attempt')
    .values({ ...keyOf(to, student), number: 1, version_id: to.lesson.versionId, state: 'IN_PROGRESS', level: 1, ...over })
    .execute();
/** What was past due before somebody joined is not asked of them. */
const joinedLongAgo = ({ owner }: Pick<Test, 'owner'>) =>
  owner
    .updateTable('enrollment')
    .set({ joined_at: new Date('2026-02-01T12:00:00Z') })
    .execute();
const turnedIn = { state: 'SUBMITTED', submitted_at: new Date('2026-03-08T12:00:00Z') };

describe('GET /v1/teacher/day: what is due and what is open (@P-HOME)', () => {
  it('lists what is due within seven days, soonest first, then what was not finished, the latest first; the rest of what is open apart', async () => {
    const test = await testApp();
    const { given } = test;
    const own = await given.class({ name: 'Period 2' });
    const [ana] = (await given.members(own, 2)) as [GivenPerson];
    const dated = (due: string | null, start = long) => given.assignment({ to: own, start, due });
    const endless = await dated(null);
    const later = await dated('2026-03-16T23:59:59');
    const thisWeek = await dated('2026-03-15T23:59:59');
    const today = await dated('2026-03-09T23:59:59');
    const past = await dated('2026-03-06T23:59:59');
    const before = await dated('2026-03-05T23:59:59');
    await dated('2026-02-20T23:59:59'); // too long ago
    await dated('2026-03-12T23:59:59', '2026-03-10T00:00:00'); // opens tomorrow
    await given.assignment({ to: own, start: long, due: '2026-03-10T23:59:59', closedAt: new Date('2026-03-01T12:00:00Z') });
    await attempt(test, past, ana, turnedIn);
    await joinedLongAgo(test);
    const day = await dayOf(test, own.teacher);
    expect(day).toMatchObject({ asOf: '2026-03-09T16:00:00.000Z', timeZone: 'America/New_York', openLessonCount: 4 });
    expect(day.due.items.map(({ assignmentId, timing, dueInDays }) => [assignmentId, timing, dueInDays])).toEqual([
      [today.assignmentId, 'due-today', 0],
      [thisWeek.assignmentId, 'open', 6],
      [past.assignmentId, 'past-due', -3],
      [before.assignmentId, 'past-due', -4],
    ]);
    expect(day.due.items[2]).toMatchObject({
      className: 'Period 2',
      subject: 'social-studies',
      hasOwnDates: false,
      targetCount: 2,
      startedCount: 1,
      submittedCount: 1,
    });
    expect(ids(day.alsoOpen)).toEqual([later.assignmentId, endless.assignmentId]);
  });

  it('forgets what ended once everybody has turned in, whoever came after its end', async () => {
    const test = await testApp();
    const own = await test.given.class();
    const [ana] = (await test.given.members(own, 1)) as [GivenPerson];
    const past = await test.given.assignment({ to: own, start: long, due: '2026-03-06T23:59:59' });
    await test.owner
      .updateTable('enrollment')
      .set({ joined_at: new Date('2026-02-01T12:00:00Z') })
      .execute();
    const late = await test.given.student();
    await test.given.enrollment({ in: own, student: late, joinedAt: new Date('2026-03-08T12:00:00Z') });
    expect((await dayOf(test, own.teacher)).notBegun.items[0]?.students).toEqual([expect.objectContaining({ studentId: ana.personId })]);
    await attempt(test, past, ana, turnedIn);
    expect(await dayOf(test, own.teacher)).toMatchObject({ due: { items: [] }, notBegun: { items: [] } });
  });

  it('goes by the dates of each student: own dates make a row of their own', async () => {
    const test = await testApp();
    const { given, owner } = test;
    const own = await given.class();
    const [ana, ben] = (await given.members(own, 3)) as [GivenPerson, GivenPerson];
    const later = await given.assignment({ to: own, start: long, due: '2026-03-20T23:59:59' });
    await owner
      .insertInto('assignment_exception')
      .values({ ...keyOf(later, ana), due_wall: '2026-03-09T23:59:59' })
      .execute();
    const closedSoon = await given.assignment({ to: own, start: '2026-03-12T00:00:00', due: '2026-03-13T23:59:59', students: [ana, ben] });
    await owner
      .insertInto('assignment_exception')
      .values({ ...keyOf(closedSoon, ben), start_wall: '2026-03-08T00:00:00', due_wall: '2026-03-11T23:59:59' })
      .execute();
    const day = await dayOf(test, own.teacher);
    expect(day.due.items.map((row) => [row.assignmentId, row.due, row.hasOwnDates, row.targetCount])).toEqual([
      [later.assignmentId, '2026-03-09T23:59:59', true, 1],
      [closedSoon.assignmentId, '2026-03-11T23:59:59', true, 1],
    ]);
    expect(day.alsoOpen.items).toMatchObject([{ assignmentId: later.assignmentId, targetCount: 2, hasOwnDates: false }]);
    expect(day.notBegun.items.map((row) => [row.assignmentId, row.students.map(({ studentId }) => studentId)])).toEqual([
      [later.assignmentId, [ana.personId]],
      [closedSoon.assignmentId, [ben.personId]],
    ]);
  });

  it('reckons each class by the zone of its own school', async () => {
    const test = await testApp({ now: '2026-03-10T05:00:00Z' }); // already Tuesday in New York, still Monday in Honolulu
    const { given } = test;
    const teacher = await given.teacher();
    const far = await given.school({ district: teacher.school.district, timeZone: 'Pacific/Honolulu' });
    const there = await given.class({ teacher: await given.teacher({ school: far }), coTeachers: [teacher] });
    const here = await given.class({ teacher });
    for (const to of [there, here]) {
      await given.members(to, 1);
      await given.assignment({ to, start: long, due: '2026-03-09T23:59:59' });
    }
    await joinedLongAgo(test);
    expect((await dayOf(test, teacher)).due.items.map((row) => [row.classId, row.timing])).toEqual([
      [there.classId, 'due-today'],
      [here.classId, 'past-due'],
    ]);
  });
});

describe('GET /v1/teacher/day: who has not begun', () => {
  it('names them, by last name, for what is due within three days or past due', async () => {
    const test = await testApp();
    const { given } = test;
    const own = await given.class();
    const named = async (firstName: string, lastName: string) => {
      const student = await given.student({ firstName, lastName });
      await given.enrollment({ in: own, student, joinedAt: new Date('2026-02-01T12:00:00Z') });
      return student;
    };
    const [zoe, ana, ben] = [await named('Zoe', 'Adams'), await named('Ana', 'Young'), await named('Ben', 'Cole')];
    const soon = await given.assignment({ to: own, start: long, due: '2026-03-12T23:59:59' });
    await given.assignment({ to: own, start: long, due: '2026-03-13T00:00:00' }); // in four days
    await given.assignment({ to: own, start: long, due: null });
    await attempt(test, soon, ben);
    const { notBegun } = await dayOf(test, own.teacher);
    expect(ids(notBegun)).toEqual([soon.assignmentId]);
    expect(notBegun.items[0]).toMatchObject({ moreStudents: 0, startedCount: 1, targetCount: 3 });
    expect(notBegun.items[0]?.students).toEqual([
      { studentId: zoe.personId, firstName: 'Zoe', lastName: 'Adams' },
      { studentId: ana.personId, firstName: 'Ana', lastName: 'Young' },
    ]);
  });

  it('is bounded: twenty rows, forty names, and how many more', async () => {
    const test = await testApp();
    const own = await test.given.class();
    await test.given.members(own, 43);
    for (let at = 0; at < 22; at += 1) await test.given.assignment({ to: own, start: long, due: '2026-03-10T23:59:59' });
    const { due, notBegun } = await dayOf(test, own.teacher);
    expect([due.items.length, due.more, notBegun.items.length, notBegun.more]).toEqual([20, 2, 20, 2]);
    expect([notBegun.items[0]?.students.length, notBegun.items[0]?.moreStudents]).toEqual([40, 3]);
  });

  it('never tells of students who left, of archived or removed classes, or of classes that others teach', async () => {
    const test = await testApp();
    const { given, owner } = test;
    const teacher = await given.teacher();
    const gone = new Date('2026-03-01T12:00:00Z');
    const rooms = [
      await given.class({ teacher, removedAt: gone }),
      await given.class({ teacher, archivedAt: gone }),
      await given.class(),
      await given.class({ coTeachers: [teacher] }),
      await given.class({ teacher }),
    ];
    for (const to of rooms) {
      await given.members(to, 1);
      await given.assignment({ to, start: long, due: '2026-03-10T23:59:59' });
    }
    const [, , , shared, own] = rooms as [GivenClass, GivenClass, GivenClass, GivenClass, GivenClass];
    await owner
      .updateTable('class_teacher')
      .set({ relation: 'substitute', until: new Date('2026-03-10T04:00:00Z') })
      .where('class_id', '=', shared.classId)
      .where('person_id', '=', teacher.personId)
      .execute();
    const classes = async () => (await dayOf(test, teacher)).notBegun.items.map(({ classId }) => classId);
    expect(await classes()).toEqual([shared.classId, own.classId]);
    await owner.updateTable('enrollment').set({ removed_at: gone }).where('class_id', '=', own.classId).execute();
    expect(await classes()).toEqual([shared.classId]);
    test.clock.moveTo('2026-03-10T05:00:00Z'); // the substitute's last day is over
    expect(await classes()).toEqual([]);
  });
});

describe('GET /v1/teacher/day: who needs help', () => {
  const stuckIn = async (test: Awaited<ReturnType<typeof scene>>, by = test.teacher) =>
    (await dayOf(test, by)).needsHelp.items.map(({ student, assignmentId, reasons }) => ({ studentId: student.studentId, assignmentId, reasons }));

  it('tells of three wrong tries on one question until the student has turned in', async () => {
    const test = await scene();
    const { begin, check, submit, student, assignment } = test;
    const attemptId = await begin();
    const choices = [wrong.one, { kind: 'true-false', answer: false }, wrong.otherOne] as const;
    await check(attemptId, 'truth', 1, choices[1]);
    await check(attemptId, 'one', 1, choices[0]);
    expect(await stuckIn(test)).toMatchObject([{ reasons: [{ kind: 'two-in-a-row' }] }]);
    await check(attemptId, 'truth', 2, right.truth);
    expect(await stuckIn(test)).toEqual([]);
    await test.owner.updateTable('answer').set({ tries: 3 }).where('question_id', '=', 'one').execute();
    expect(await stuckIn(test)).toEqual([
      { studentId: student.personId, assignmentId: assignment.assignmentId, reasons: [{ kind: 'out-of-tries', question: 1 }] },
    ]);
    await submit(attemptId);
    expect(await stuckIn(test)).toEqual([]);
  });

  it('tells of two wrong answers in a row by the numbers of the report', async () => {
    const test = await scene();
    const attemptId = await test.begin();
    await test.check(attemptId, 'one', 1, wrong.one);
    await test.check(attemptId, 'number', 1, { kind: 'numeric', text: '3' });
    const order = ['one', 'many', 'truth', 'gaps', 'number'].indexOf('number') + 1;
    expect(await stuckIn(test)).toMatchObject([{ reasons: [{ kind: 'two-in-a-row', questions: [1, order] }] }]);
  });

  it('forgets work nobody touched for two weeks, closed and removed assignments, reset work and students who left', async () => {
    const test = await scene({ due: null });
    const { begin, check, owner, clock, assignment, student } = test;
    const attemptId = await begin();
    await check(attemptId, 'one', 1, wrong.one);
    await check(attemptId, 'truth', 1, { kind: 'true-false', answer: false });
    const is = async (count: number) => expect(await stuckIn(test)).toHaveLength(count);
    await is(1);
    const hidden = [
      ['assignment', { closed_at: clock.now() }, { closed_at: null }],
      ['assignment', { removed_at: clock.now() }, { removed_at: null }],
      ['attempt', { archived_at: clock.now() }, { archived_at: null }],
      ['enrollment', { removed_at: clock.now() }, { removed_at: null }],
    ] as const;
    for (const [table, away, back] of hidden) {
      await owner
        .updateTable(table)
        .set(away as never)
        .execute();
      await is(0);
      await owner
        .updateTable(table)
        .set(back as never)
        .execute();
    }
    await owner
      .insertInto('assignment_exception')
      .values({ ...keyOf(assignment, student), start_wall: '2026-03-20T00:00:00' })
      .execute();
    await is(0); // not open yet by the student's own dates
    await owner.deleteFrom('assignment_exception').execute();
    await is(1);
    clock.moveTo('2026-03-23T16:00:01Z');
    await is(0);
    expect(await stuckIn(test, await test.given.teacher())).toEqual([]);
  });
});

describe('GET /v1/teacher/day', () => {
  it('sends the same three statements for a class of 5 and for six classes of 35', async () => {
    const test = await scene({ due: '2026-03-10T23:59:59' });
    const { given, owner, statements, begin, check, as } = test;
    const attemptId = await begin();
    await check(attemptId, 'one', 1, wrong.one);
    await check(attemptId, 'truth', 1, { kind: 'true-false', answer: false });
    await given.members(test.classRoom, 5);
    const caller = as(test.teacher);
    const sent = async () => (await statements(() => caller.call(loadTeacherDay))).statements;
    await sent();
    const few = await sent();
    const students = await given.members(await given.class(), 35);
    for (let at = 0; at < 5; at += 1) {
      const to = await given.class({ teacher: test.teacher });
      const rows = students.map(({ personId }) => ({ district_id: to.districtId, class_id: to.classId, person_id: personId, subgroup_id: to.subgroupId }));
      await owner.insertInto('enrollment').values(rows).execute();
      for (let more = 0; more < 3; more += 1) await given.assignment({ to, start: long, due: '2026-03-11T23:59:59', lesson: test.lesson });
    }
    expect(await sent()).toEqual(few);
    expect(few).toHaveLength(3); // and one for outlines of lessons that this process does not know yet
  });

  it('is empty for a teacher without classes, and for teachers only', async () => {
    const test = await testApp();
    const none = { items: [], more: 0 };
    expect(await dayOf(test, await test.given.teacher())).toMatchObject({ openLessonCount: 0, due: none, alsoOpen: none, notBegun: none, needsHelp: none });
    for (const person of [await test.given.student(), await test.given.admin()])
      expect((await test.as(person).call(loadTeacherDay)).body.code).toBe('not_allowed');
    expect((await test.anonymous.call(loadTeacherDay)).status).toBe(401);
  });
});
