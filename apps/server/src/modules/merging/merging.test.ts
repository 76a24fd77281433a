import { readFileSync } from 'node:fs';
import { beginAttempt, submitAttempt } from '@alba/contract/attempts';
import { loadClass, myClasses } from '@alba/contract/classes';
import * as contract from '@alba/contract/merging';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, right, scene } from '../../testing/attempt-scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { mergedTableNames, mergedTables, personColumns } from './belongings.ts';

/** A student with two accounts: one in the class with the assignment, the other, with work, in it too. */
async function twins() {
  const app = await scene({ app: await testApp() });
  const admin = await app.given.admin({ school: app.classRoom.school });
  const twin = await app.given.student({ school: app.classRoom.school, firstName: app.student.firstName, lastName: app.student.lastName });
  const call = app.as(admin);
  const pair = { keptId: app.student.personId, mergedId: twin.personId };
  const merge = (body = pair) => call.call(contract.mergePeople, { body, idempotencyKey: newKey() });
  const undo = (mergeId: number) => call.call(contract.undoMerge, { params: { mergeId }, idempotencyKey: newKey() });
  return { ...app, admin, twin, call, pair, merge, undo };
}
type Scene = Awaited<ReturnType<typeof twins>>;

/** Every row that a merge may change, but for sessions, which end for good. */
async function everything({ owner }: Scene) {
  const tables = mergedTableNames.map(async (table) => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) - 'session_version' as row from ${sql.table(table)} t order by 1`.execute(
      owner,
    );
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

it('knows of every column that names a person what becomes of it', () => {
  const schema = readFileSync('apps/server/db/schema.sql', 'utf8');
  const found = [...schema.matchAll(/^create table (\w+) \(\n(.*?)\n\)/gms)].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/^ {2}(\w+) bigint/gm)].map(([, column]) => `${table}.${column}`),
  );
  const named = found.filter((name) => /\.(person_id|owner_id|actor_id|object_id|kept_id|merged_id|\w+_by)$/.test(name));
  expect(named.sort()).toEqual(Object.keys(personColumns).sort());
  const changed = mergedTableNames.map((table) => `${table}.${mergedTables[table].owner}`).filter((name) => name !== 'person.person_id');
  const moving = Object.entries(personColumns).flatMap(([name, fate]) => (fate === 'moves' || fate === 'follows' ? [name] : []));
  expect(changed.sort()).toEqual(moving.sort());
});

describe('a student with two accounts', () => {
  it('has both accounts’ classes and work afterwards, and gets everything apart again by the undo', async () => {
    const app = await twins();
    const { given, owner, twin, student } = app;
    const otherClass = await given.class({ teacher: app.teacher, students: [twin] });
    const other = await given.assignment({ to: otherClass, lesson: app.lesson });
    const begun = await app.as(twin).call(beginAttempt, { params: { activityId: other.assignmentId } });
    const attemptId = begun.body.attemptId ?? 0;
    await app.as(twin).call(submitAttempt, { params: { attemptId }, body: { revs: {} }, idempotencyKey: newKey() });
    const row = { district_id: student.districtId, person_id: twin.personId };
    await owner
      .insertInto('external_identity')
      .values({ ...row, edition: 'us', issuer: 'https://accounts.google.com', subject: '1', provider: 'google', linked_at: app.clock.now() })
      .execute();
    await owner
      .insertInto('assignment_target')
      .values({ ...row, school_year: other.schoolYear, assignment_id: other.assignmentId })
      .execute();
    await owner
      .insertInto('assignment_exception')
      .values({ ...row, school_year: other.schoolYear, assignment_id: other.assignmentId, due_wall: '2026-03-20T23:59:59' })
      .execute();
    const connection = {
      district_id: student.districtId,
      source: 'ONE_ROSTER',
      way: 'package',
      name: 'SIS',
      tenant: 'sis',
      created_at: app.clock.now(),
    } as const;
    const { connection_id } = await owner.insertInto('roster_connection').values(connection).returning('connection_id').executeTakeFirstOrThrow();
    await owner
      .insertInto('external_ref')
      .values({ district_id: student.districtId, connection_id, kind: 'person', external_id: 's-1', object_id: twin.personId, record: '{}' })
      .execute();
    const before = await everything(app);

    const preview = await app.call.call(contract.previewMerge, { body: app.pair });
    expect(preview.body).toMatchObject({ moves: { classes: 1, attempts: 1, identities: 2 }, identitiesThatEnd: 0, bothWorkedOn: [] });
    expect(preview.body.merged).toMatchObject({ username: twin.username, sources: ['ONE_ROSTER'], classCount: 1, workCount: 1 });
    expect(await everything(app)).toEqual(before);

    const { body } = await app.merge();
    const roster = await app.as(app.teacher).call(loadClass, { params: { id: otherClass.classId } });
    expect(roster.body.students).toMatchObject([{ individualId: student.personId }]);
    expect(await owner.selectFrom('attempt').select('person_id').where('attempt_id', '=', attemptId).executeTakeFirst()).toEqual({
      person_id: student.personId,
    });
    for (const table of ['attempt_result', 'assignment_target', 'assignment_exception'] as const) {
      expect(await owner.selectFrom(table).select('person_id').execute()).toEqual([{ person_id: student.personId }]);
    }
    expect(await owner.selectFrom('external_ref').select('object_id').executeTakeFirst()).toEqual({ object_id: student.personId });

    expect((await app.undo(body.mergeId)).body).toEqual({ stayed: 0 });
    expect(await everything(app)).toEqual(before);
    expect(await app.undo(body.mergeId)).toMatchObject({ status: 404, body: { code: 'merge_not_found' } });
  });

  it('keeps the kept account’s work where both worked, and puts the other’s away', async () => {
    const app = await twins();
    const { given, owner, twin, classRoom } = app;
    await given.enrollment({ in: classRoom, student: twin });
    const kept = await app.begin();
    const merged = await app.begin(app.as(twin));
    await app.save(merged, 'one', 1, right.one, app.as(twin));
    const before = await everything(app);
    const preview = await app.call.call(contract.previewMerge, { body: app.pair });
    expect(preview.body).toMatchObject({ moves: { classes: 0, attempts: 0 }, bothWorkedOn: [{ title: 'The Hill That Grew' }] });

    const { body } = await app.merge();
    const attempts = await owner.selectFrom('attempt').select(['attempt_id', 'archived_by']).orderBy('attempt_id').execute();
    expect(attempts).toEqual([
      { attempt_id: kept, archived_by: null },
      { attempt_id: merged, archived_by: app.admin.personId },
    ]);
    expect((await app.as(app.teacher).call(loadClass, { params: { id: classRoom.classId } })).body.students).toHaveLength(1);

    await app.undo(body.mergeId);
    expect(await everything(app)).toEqual(before);
    const history = await owner.selectFrom('attempt_event').select('kind').where('attempt_id', '=', merged).orderBy('event_id').execute();
    expect(history.map(({ kind }) => kind)).toEqual(['begun', 'saved', 'reset', 'reset-undone']);
  });

  it('keeps its own way to sign in where both have one of a provider', async () => {
    const app = await twins();
    const identityOf = (person: { personId: number }, subject: string) => ({
      ...{ district_id: app.student.districtId, person_id: person.personId, edition: 'us', issuer: 'https://accounts.google.com', subject },
      ...{ provider: 'google', linked_at: app.clock.now() },
    });
    await app.owner
      .insertInto('external_identity')
      .values([identityOf(app.student, '1'), identityOf(app.twin, '2')])
      .execute();
    const preview = await app.call.call(contract.previewMerge, { body: app.pair });
    expect(preview.body).toMatchObject({ moves: { identities: 0 }, identitiesThatEnd: 1 });
    await app.merge();
    const { owner } = app;
    const [own] = await owner.selectFrom('external_identity').select('subject').where('person_id', '=', app.student.personId).execute();
    expect(own).toEqual({ subject: '1' });
  });

  it('is signed out of the merged account, which nobody signs in with until the undo', async () => {
    const app = await twins();
    const session = app.as(app.twin);
    expect((await session.call(myClasses)).status).toBe(200);
    const { body } = await app.merge();
    app.clock.advance(5_001);
    expect((await session.call(myClasses)).status).toBe(403);
    const status = () => app.owner.selectFrom('person').select('status').where('person_id', '=', app.twin.personId).executeTakeFirst();
    expect(await status()).toEqual({ status: 'deactivated' });
    await app.undo(body.mergeId);
    expect(await status()).toEqual({ status: 'active' });
  });

  it('keeps what somebody changed since the merge, and says how much', async () => {
    const app = await twins();
    const otherClass = await app.given.class({ students: [app.twin] });
    const { body } = await app.merge();
    // since then the roster put the place under another account
    await app.owner.updateTable('enrollment').set({ removed_at: app.clock.now() }).where('class_id', '=', otherClass.classId).execute();
    await app.owner.updateTable('person').set({ status: 'active' }).where('person_id', '=', app.twin.personId).execute();
    expect((await app.undo(body.mergeId)).body).toEqual({ stayed: 1 });
  });

  it('can be taken apart for 30 days', async () => {
    const app = await twins();
    const { body } = await app.merge();
    app.clock.advance(31 * 86_400_000);
    const admin = app.as(app.admin);
    expect(await admin.call(contract.undoMerge, { params: { mergeId: body.mergeId }, idempotencyKey: newKey() })).toMatchObject({
      body: { code: 'undo_expired' },
    });
  });
});

it('a teacher with two accounts has all classes, under names that differ, and every class one owner', async () => {
  const app = await testApp();
  const admin = await app.given.admin();
  const kept = await app.given.teacher();
  const merged = await app.given.teacher();
  await app.given.class({ teacher: kept, name: 'Science 6' });
  const namesake = await app.given.class({ teacher: merged, name: 'Science 6' });
  const shared = await app.given.class({ teacher: merged, coTeachers: [kept], name: 'Math 6' });
  const body = { keptId: kept.personId, mergedId: merged.personId };
  const { body: made } = await app.as(admin).call(contract.mergePeople, { body, idempotencyKey: newKey() });
  const classes = await app.owner.selectFrom('class').select(['class_id', 'name', 'owner_id']).orderBy('class_id').execute();
  expect(classes.map(({ name }) => name)).toEqual(['Science 6', 'Science 6 (2)', 'Math 6']);
  expect(new Set(classes.map(({ owner_id }) => owner_id))).toEqual(new Set([kept.personId]));
  const owners = await app.owner
    .selectFrom('class_teacher')
    .select('person_id')
    .where('class_id', '=', shared.classId)
    .where('relation', '=', 'owner')
    .execute();
  expect(owners).toEqual([{ person_id: kept.personId }]);
  await app.as(admin).call(contract.undoMerge, { params: { mergeId: made.mergeId }, idempotencyKey: newKey() });
  expect(await app.owner.selectFrom('class').select(['name', 'owner_id']).where('class_id', '=', namesake.classId).executeTakeFirst()).toEqual({
    name: 'Science 6',
    owner_id: merged.personId,
  });
});

describe('who may be merged', () => {
  let app: Scene;
  beforeAll(async () => {
    app = await twins();
  });
  afterAll(() => app.close());

  it.each([
    ['the same account', () => ({ keptId: app.student.personId, mergedId: app.student.personId }), 'merge_same_person'],
    ['the own account', () => ({ keptId: app.student.personId, mergedId: app.admin.personId }), 'merge_own_account'],
    ['a student and a teacher', () => ({ keptId: app.student.personId, mergedId: app.teacher.personId }), 'merge_roles_differ'],
    ['somebody who is not there', () => ({ keptId: app.student.personId, mergedId: 999_999_999 }), 'person_not_found'],
  ])('not %s', async (_, pair, code) => {
    expect((await app.merge(pair())).body).toMatchObject({ code });
    expect((await app.call.call(contract.previewMerge, { body: pair() })).body).toMatchObject({ code });
  });

  it('only by whoever looks after the district', async () => {
    const schoolAdmin = await app.given.admin({ school: app.classRoom.school });
    await app.owner.updateTable('role_grant').set({ institution_id: app.classRoom.school.schoolId }).where('person_id', '=', schoolAdmin.personId).execute();
    const answers = [
      await app.as(schoolAdmin).call(contract.findPeopleToMerge, { query: { search: 'alex' } }),
      await app.as(schoolAdmin).call(contract.mergePeople, { body: app.pair, idempotencyKey: newKey() }),
      await app.as(schoolAdmin).call(contract.listMerges),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'not_allowed']));
  });

  it('finds people by words of their names, whatever the accents, namesakes first among those alike', async () => {
    const { given, call, classRoom } = app;
    const school = classRoom.school;
    const sergio = await given.student({ school, firstName: 'Sérgio', lastName: 'Conceição' });
    const twin = await given.student({ school, firstName: 'Sergio', lastName: 'Conceicao' });
    const sister = await given.student({ school, firstName: 'Sara', lastName: 'Conceição' });
    const elsewhere = await given.student({ school: await given.school(), firstName: 'Sérgio', lastName: 'Conceição' });
    const found = await call.call(contract.findPeopleToMerge, { query: { search: 'conceicao serg' } });
    expect(found.body.people.map(({ individualId }) => individualId).sort()).toEqual([sergio.personId, twin.personId]);
    const like = await call.call(contract.findPeopleToMerge, { query: { like: sergio.personId } });
    expect(like.body.people.map(({ individualId }) => individualId)).toEqual([twin.personId, sister.personId]);
    const namesakes = await call.call(contract.findPeopleToMerge, { query: {} });
    expect(namesakes.body.people.map(({ individualId }) => individualId)).toEqual(expect.arrayContaining([sergio.personId, twin.personId]));
    expect(JSON.stringify([found, like, namesakes])).not.toContain(elsewhere.username);
  });

  it('lists merges, and the later of two has to be undone first', async () => {
    const third = await app.given.student({ school: app.classRoom.school });
    const first = await app.merge();
    const second = await app.merge({ keptId: third.personId, mergedId: app.student.personId });
    expect((await app.undo(first.body.mergeId)).body).toMatchObject({ code: 'merge_not_latest' });
    expect((await app.call.call(contract.listMerges)).body.merges).toMatchObject([
      { mergedUsername: app.student.username, isUndone: false },
      { keptUsername: app.student.username, mergedUsername: app.twin.username },
    ]);
    expect((await app.undo(second.body.mergeId)).status).toBe(200);
    expect((await app.undo(first.body.mergeId)).status).toBe(200);
  });
});
