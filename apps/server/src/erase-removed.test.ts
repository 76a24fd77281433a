import { deleteAssignment, resetStudent, restoreAssignment, undoReset } from '@alba/contract/assignments';
import { disenroll, enroll, loadClassByCode, removeClass, restoreClass, restoreEnrollment } from '@alba/contract/classes';
import type { GivenClass } from '@alba/testing/server/classes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eraseRemoved } from './erase-removed.ts';
import { scene as attemptScene, newKey, right } from './testing/attempt-scene.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const day = 86_400_000;
/** Where work and classes leave rows. What people did (audit) and their accounts have times of their own. */
const tables = [
  'class',
  'class_teacher',
  'enrollment',
  'enrollment_event',
  'reading_setting',
  'assignment',
  'assignment_target',
  'assignment_exception',
  'assignment_event',
  'attempt',
  'answer',
  'attempt_event',
  'attempt_result',
  'attempt_skill',
] as const;

/** A class with a student who has rows in every one of the tables, and turned their work in. */
async function work(app: TestApp) {
  const test = await attemptScene({ app });
  const { owner, teacher, classRoom, student, assignment } = test;
  const { districtId } = classRoom;
  const { enrollment_id } = await owner.selectFrom('enrollment').select('enrollment_id').where('class_id', '=', classRoom.classId).executeTakeFirstOrThrow();
  const dated = { district_id: districtId, school_year: assignment.schoolYear };
  const own = { ...dated, assignment_id: assignment.assignmentId };
  await owner
    .insertInto('enrollment_event')
    .values({ ...dated, enrollment_id, kind: 'joined' })
    .execute();
  await owner
    .insertInto('reading_setting')
    .values({ district_id: districtId, enrollment_id, product_code: 'LEARN-SCI', grade_group: 'us-3-5', level: 2 })
    .execute();
  await owner
    .insertInto('assignment_target')
    .values({ ...own, person_id: student.personId })
    .execute();
  await owner
    .insertInto('assignment_exception')
    .values({ ...own, person_id: student.personId, due_wall: '2026-03-20T23:59:59' })
    .execute();
  await owner
    .insertInto('assignment_event')
    .values({ ...own, kind: 'created', actor_id: teacher.personId })
    .execute();
  const attemptId = await test.begin();
  await test.save(attemptId, 'one', 1, right.one);
  await test.submit(attemptId);
  const call = test.as(teacher);
  return { ...test, attemptId, call, enrollmentId: enrollment_id };
}
type Work = Awaited<ReturnType<typeof work>>;

/** Every row of the tables as text, so that a row that changes shows as well as one that goes. */
async function rowsOf({ owner }: Pick<TestApp, 'owner'>): Promise<Record<string, string[]>> {
  const each = tables.map(async (table) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(owner);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(each));
}
const counts = (rows: Record<string, string[]>) => Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length]));

/** Every way to take something away, how to take it back, and which tables are empty afterwards when nothing else was there. */
const attemptTables = ['attempt', 'answer', 'attempt_event', 'attempt_result', 'attempt_skill'];
const assignmentTables = ['assignment', 'assignment_target', 'assignment_exception', 'assignment_event', ...attemptTables];
const placeTables = ['enrollment', 'enrollment_event', 'reading_setting', 'assignment_target', 'assignment_exception', ...attemptTables];
const disenrolled = ({ student, enrollmentId, classRoom }: Work, removeSubmissions: boolean) => ({
  query: { individualId: student.personId, enrollmentId, classSubgroupId: classRoom.subgroupId, removeSubmissions },
});
const ways = [
  {
    what: 'reset work',
    take: ({ call, assignment, student }: Work) =>
      call.call(resetStudent, { params: { assignmentId: assignment.assignmentId, studentId: student.personId }, idempotencyKey: newKey() }),
    giveBack: ({ call, assignment, student }: Work) =>
      call.call(undoReset, { params: { assignmentId: assignment.assignmentId, studentId: student.personId }, idempotencyKey: newKey() }),
    gone: attemptTables,
    record: 'attempt.erased',
  },
  {
    what: 'a deleted assignment',
    take: ({ call, assignment }: Work) => call.call(deleteAssignment, { params: { assignmentId: assignment.assignmentId } }),
    giveBack: ({ call, assignment }: Work) => call.call(restoreAssignment, { params: { assignmentId: assignment.assignmentId } }),
    gone: assignmentTables,
    record: 'assignment.erased',
  },
  {
    what: 'a removed class',
    take: ({ call, classRoom }: Work) => call.call(removeClass, { body: { classId: classRoom.classId } }),
    giveBack: ({ call, classRoom }: Work) => call.call(restoreClass, { params: { classId: classRoom.classId } }),
    gone: [...tables],
    record: 'class.erased',
  },
  {
    what: 'a student taken out of the class with their work',
    take: (given: Work) => given.call.call(disenroll, disenrolled(given, true)),
    giveBack: ({ call, classRoom, enrollmentId }: Work) => call.call(restoreEnrollment, { params: { classId: classRoom.classId, enrollmentId } }),
    gone: placeTables,
    record: 'enrollment.erased',
  },
];

describe('what was taken away (D24, D25)', () => {
  it.each(ways)('$what: can be given back for 30 days, whatever the hourly run does', async ({ take, giveBack }) => {
    const given = await work(await testApp());
    expect((await take(given)).status).toBe(200);
    const before = await rowsOf(given);
    given.clock.advance(30 * day);
    expect(await eraseRemoved(given.db, given.clock.now())).toEqual({ attempts: 0, assignments: 0, enrollments: 0, classes: 0 });
    expect(await rowsOf(given)).toEqual(before);
    expect((await giveBack(given)).status).toBe(200);
    given.clock.advance(60 * day);
    await eraseRemoved(given.db, given.clock.now());
    expect(counts(await rowsOf(given))).toMatchObject({ attempt: 1, attempt_result: 1, answer: 1 });
  });

  it.each(ways)("$what: nothing is left after them, and other people's work is untouched", async ({ take, giveBack, gone, record }) => {
    const app = await testApp();
    const other = await work(app);
    const others = await rowsOf(app);
    const given = await work(app);
    expect((await take(given)).status).toBe(200);
    const all = counts(await rowsOf(app));
    for (const table of gone) expect(all[table], `${table} has rows to erase`).toBeGreaterThan(others[table]?.length ?? 0);
    app.clock.advance(30 * day + 1);
    await eraseRemoved(app.db, app.clock.now());
    const left = await rowsOf(app);
    for (const table of gone) expect(left[table], table).toEqual(others[table]);
    for (const table of tables) expect(left[table], table).toEqual(expect.arrayContaining(others[table] ?? []));
    expect((await giveBack(given)).status).toBeGreaterThanOrEqual(404);
    const records = await app.owner.selectFrom('audit_event').select(['action', 'actor_id']).where('action', 'like', '%.erased').execute();
    expect(records).toEqual([{ action: record, actor_id: null }]);
    expect((await other.me.call(enroll, { body: { code: other.classRoom.code } })).body.code).toBe('already_joined');
  });

  it('keeps the work of a student who left without it, for a return', async () => {
    const given = await work(await testApp());
    await given.call.call(disenroll, disenrolled(given, false));
    const before = await rowsOf(given);
    given.clock.advance(400 * day);
    await eraseRemoved(given.db, given.clock.now());
    expect(await rowsOf(given)).toEqual(before);
    expect((await given.me.call(enroll, { body: { code: given.classRoom.code } })).status).toBe(200);
  });

  it('keeps the present work of a student whose first try was erased, and lets one without begin anew', async () => {
    const app = await testApp();
    const given = await work(app);
    const [reset] = ways;
    await reset?.take(given);
    const second = await given.begin();
    app.clock.advance(30 * day + 1);
    await eraseRemoved(app.db, app.clock.now());
    expect(await app.owner.selectFrom('attempt').select(['attempt_id', 'number']).execute()).toEqual([{ attempt_id: second, number: 2 }]);
    await reset?.take(given);
    app.clock.advance(30 * day + 1);
    await eraseRemoved(app.db, app.clock.now());
    await given.begin();
    expect(await app.owner.selectFrom('attempt').select(['number', 'state']).execute()).toEqual([{ number: 1, state: 'IN_PROGRESS' }]);
  });

  it('never gives the code of an erased class to another, and says that the class cannot be found', async () => {
    const app = await testApp();
    const { classRoom, call } = await work(app);
    await call.call(removeClass, { body: { classId: classRoom.classId } });
    app.clock.advance(30 * day + 1);
    await eraseRemoved(app.db, app.clock.now());
    const newcomer = app.as(await app.given.student());
    expect(await newcomer.call(loadClassByCode, { params: { code: classRoom.code } })).toMatchObject({ status: 404 });
    expect((await newcomer.call(enroll, { body: { code: classRoom.code } })).body.code).toBe('class_not_located');
    expect(await app.owner.selectFrom('class_code').select('code').where('code', '=', classRoom.code).execute()).toHaveLength(1);
  });
});

describe('the hourly run', () => {
  /** A removed class of so many students, each with an attempt at each of two assignments. */
  async function removedClass(app: TestApp, students: number): Promise<GivenClass> {
    const given = await app.given.class({ removedAt: app.clock.now() });
    const people = await app.given.members(given, students);
    for (let n = 0; n < 2; n += 1) {
      const { assignmentId, schoolYear, districtId, lesson } = await app.given.assignment({ to: given });
      const key = { district_id: districtId, school_year: schoolYear, assignment_id: assignmentId, version_id: lesson.versionId };
      const rows = people.map(({ personId }) => ({ ...key, person_id: personId, number: 1, level: 1, state: 'IN_PROGRESS' }));
      await app.owner.insertInto('attempt').values(rows).execute();
    }
    return given;
  }

  it('goes on batch after batch, and goes on with what a run before left', async () => {
    const app = await testApp();
    await removedClass(app, 9);
    app.clock.advance(30 * day + 1);
    const { statements, result } = await app.statements(() => eraseRemoved(app.db, app.clock.now(), { limit: 4 }));
    expect(result).toEqual({ attempts: 18, assignments: 2, enrollments: 9, classes: 1 });
    // 18 attempts and 9 places in batches of four, and a look for every other reason
    expect(statements.length).toBeLessThan(25);
    expect(counts(await rowsOf(app))).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  });

  it('is safe on three servers at once', async () => {
    const app = await testApp();
    for (let n = 0; n < 3; n += 1) await removedClass(app, 6);
    app.clock.advance(30 * day + 1);
    const runs = await Promise.all([1, 2, 3].map(() => eraseRemoved(app.db, app.clock.now(), { limit: 5 })));
    // what one was at the others left alone, so one more run takes what waited for it
    runs.push(await eraseRemoved(app.db, app.clock.now()));
    const sum = (what: keyof (typeof runs)[0]) => runs.reduce((total, run) => total + run[what], 0);
    expect([sum('attempts'), sum('assignments'), sum('enrollments'), sum('classes')]).toEqual([36, 6, 18, 3]);
    expect(counts(await rowsOf(app))).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    expect(await app.owner.selectFrom('audit_event').select('action').where('action', '=', 'class.erased').execute()).toHaveLength(3);
  });

  it('leaves alone what a teacher is giving back at this very moment', async () => {
    const app = await testApp();
    const given = await removedClass(app, 2);
    app.clock.advance(30 * day + 1);
    await app.owner.transaction().execute(async (tx) => {
      await tx.updateTable('class').set({ removed_at: null }).where('class_id', '=', given.classId).execute();
      expect(await eraseRemoved(app.db, app.clock.now())).toMatchObject({ attempts: 0, classes: 0 });
    });
    expect(await eraseRemoved(app.db, app.clock.now())).toMatchObject({ attempts: 0, classes: 0 });
    expect(counts(await rowsOf(app))).toMatchObject({ class: 1, attempt: 4, enrollment: 2 });
  });
});
