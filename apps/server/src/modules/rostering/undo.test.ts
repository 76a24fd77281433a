import { mergePeople } from '@alba/contract/merging';
import { listRosterConnections, undoRosterRun } from '@alba/contract/rostering';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../testing/attempt-scene.ts';
import { classOf, rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

describe('@C-ONEROSTER @C-CLEVERSYNC the undo of a run', () => {
  it('takes everything back that nobody touched, and a later import finds the same accounts', async () => {
    const { connect, run, me, work, load, query, clock } = await rosterScene();
    const connectionId = await connect();
    const first = await run(connectionId, smallSchool());
    expect(first.undoUntil).toBeTruthy();
    clock.advance(60_000);
    expect((await me.call(undoRosterRun, { params: { runId: first.runId }, idempotencyKey: newKey() })).body.state).toBe('undoing');
    await work();
    expect(await load(first.runId)).toMatchObject({ state: 'undone', undo: { reversed: 10, kept: 0, failed: 0 } });
    expect(
      await query`select (select count(*)::int from person where status = 'deactivated') as closed, (select count(*)::int from class where removed_at is null) as classes,
      (select count(*)::int from enrollment where removed_at is null) as places`,
    ).toEqual([{ closed: 4, classes: 0, places: 0 }]);
    expect(await query`select closed_at is not null as closed from institution where name = ${'Cedar Hill School'}`).toEqual([{ closed: true }]);
    expect((await me.call(listRosterConnections)).body.connections[0]).toMatchObject({ state: 'paused' });

    expect(await run(connectionId, smallSchool())).toMatchObject({ state: 'done', changes: { 'school-added': 1, 'person-returned': 4, 'class-added': 1 } });
    expect(await query`select count(*)::int as count from person where last_name like 'Last %' and status = 'active'`).toEqual([{ count: 4 }]);
    expect(await query`select count(*)::int as count from institution where name like 'Cedar Hill%' and closed_at is null`).toEqual([{ count: 1 }]);
  });

  it('keeps who worked and what is worked with, and says so', async () => {
    const { connect, run, me, work, load, query, given, clock } = await rosterScene();
    const connectionId = await connect();
    const more = smallSchool({
      people: [...smallSchool().people, teacher('t2')],
      classes: [...smallSchool().classes, classOf('c2')],
      enrollments: [...smallSchool().enrollments, teaches('t2', 'c2'), studies('p1', 'c2')],
    });
    const first = await run(connectionId, more);
    clock.advance(60_000);
    const [row] = await query`select c.class_id, c.district_id, c.school_id, c.owner_id from class c where c.name = ${'Science 6'}`;
    const lesson = await given.lesson();
    const school = { schoolId: row?.school_id, districtId: row?.district_id, edition: 'us', timeZone: 'America/New_York' };
    await given.assignment({ to: { classId: row?.class_id, districtId: row?.district_id, school, teacher: { personId: row?.owner_id } } as never, lesson });
    await query`update person set last_sign_in_at = ${clock.now()} where last_name = ${'Last p2'}`;
    await me.call(undoRosterRun, { params: { runId: first.runId }, idempotencyKey: newKey() });
    await work();
    const undone = await load(first.runId);
    expect(undone.undo?.failed).toBe(0);
    expect(
      await query`select h.kind, h.external_id, h.reason from roster_change h where h.state = 'kept' and h.kind in ('class-added', 'person-added') order by h.kind, h.external_id`,
    ).toEqual([
      { kind: 'class-added', external_id: 'c1', reason: 'worked_on' },
      { kind: 'person-added', external_id: 'p1', reason: 'in_use' },
      { kind: 'person-added', external_id: 'p2', reason: 'signed_in' },
      { kind: 'person-added', external_id: 'p3', reason: 'in_use' },
      { kind: 'person-added', external_id: 't1', reason: 'in_use' },
    ]);
    expect(await query`select name, removed_at is not null as gone from class order by name`).toEqual([
      { name: 'Class c2', gone: true },
      { name: 'Science 6', gone: false },
    ]);
    expect(await query`select status from person where last_name = ${'Last t2'}`).toEqual([{ status: 'deactivated' }]);
  });

  it('gives places, names and classes back that the run took', async () => {
    const { connect, run, me, work, load, query, clock } = await rosterScene();
    const connectionId = await connect();
    const before = smallSchool({ classes: [...smallSchool().classes, classOf('c2')], enrollments: [...smallSchool().enrollments, teaches('t1', 'c2')] });
    await run(connectionId, before);
    clock.advance(60_000);
    const people = [teacher('t1'), student('p1', { firstName: 'Renamed' }), student('p2')];
    const changed = await run(
      connectionId,
      smallSchool({ people, enrollments: smallSchool().enrollments.slice(0, 3), classes: [classOf('c1', { name: 'Biology' })] }),
    );
    clock.advance(60_000);
    await me.call(undoRosterRun, { params: { runId: changed.runId }, idempotencyKey: newKey() });
    await work();
    expect(await load(changed.runId)).toMatchObject({ state: 'undone', undo: { kept: 0, failed: 0 } });
    expect(await query`select name, archived_at from class order by name`).toEqual([
      { name: 'Class c2', archived_at: null },
      { name: 'Science 6', archived_at: null },
    ]);
    expect(await query`select first_name, status from person where last_name in ('Last p1', 'Last p3') order by last_name`).toEqual([
      { first_name: 'First p1', status: 'active' },
      { first_name: 'First p3', status: 'active' },
    ]);
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 3 }]);
    // the roster is as it was: what undid the run is found again by the next one
    await me.call(undoRosterRun, { params: { runId: changed.runId }, idempotencyKey: newKey() });
    expect(await run(connectionId, before)).toMatchObject({ changes: {} });
  });

  it('leaves whoever was merged with another account since, and what they have', async () => {
    const { connect, run, me, work, load, query, clock, given, admin } = await rosterScene();
    const connectionId = await connect();
    const first = await run(connectionId, smallSchool());
    clock.advance(60_000);
    const idOf = async (lastName: string) => Number((await query`select person_id from person where last_name = ${lastName}`)[0]?.person_id);
    // one account of the run is merged into an older one, and an older one into another of the run
    for (const [keeps, from] of [
      [false, 'Last p1'],
      [true, 'Last p2'],
    ] as const) {
      const rostered = await idOf(from);
      const older = (await given.student({ school: admin.school })).personId;
      const body = keeps ? { keptId: rostered, mergedId: older } : { keptId: older, mergedId: rostered };
      expect((await me.call(mergePeople, { body, idempotencyKey: newKey() })).status).toBe(200);
    }
    const stateOf = () => query`
      select p.person_id, p.status, array(select e.class_id from enrollment e where e.person_id = p.person_id and e.removed_at is null) as classes
      from person p where p.person_id in (select kept_id from person_merge) order by p.person_id`;
    const before = await stateOf();
    expect(before.map(({ status, classes }) => [status, (classes as unknown[]).length])).toEqual([
      ['active', 1],
      ['active', 1],
    ]);
    clock.advance(60_000);
    await me.call(undoRosterRun, { params: { runId: first.runId }, idempotencyKey: newKey() });
    await work();
    expect(await stateOf()).toEqual(before);
    expect((await load(first.runId)).undo?.failed).toBe(0);
    expect(await query`select kind, external_id, state, reason from roster_change where reason = 'merged' order by kind, external_id`).toMatchObject([
      { kind: 'enrollment-added', state: 'kept' },
      { kind: 'enrollment-added', state: 'kept' },
      { kind: 'person-added', external_id: 'p1', state: 'kept' },
      { kind: 'person-added', external_id: 'p2', state: 'kept' },
    ]);
    expect(await query`select status from person where last_name = ${'Last p3'}`).toEqual([{ status: 'deactivated' }]);
    expect(await query`select removed_at is null as stays from class where name = ${'Science 6'}`).toEqual([{ stays: true }]);
  });

  it('is for the latest run of a connection, and for 30 days', async () => {
    const { connect, run, me, clock } = await rosterScene();
    const connectionId = await connect();
    const first = await run(connectionId, smallSchool());
    const second = await run(connectionId, smallSchool({ people: [...smallSchool().people, student('p9')] }));
    const undo = (runId: number) => me.call(undoRosterRun, { params: { runId }, idempotencyKey: newKey() });
    expect(await undo(first.runId)).toMatchObject({ status: 409, body: { code: 'roster_run_elsewhere' } });
    clock.advance(31 * 86_400_000);
    expect(await undo(second.runId)).toMatchObject({ body: { code: 'undo_expired' } });
  });
});
