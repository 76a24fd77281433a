import { applyRosterRun, cancelRosterRun, decideRosterHold, listRosterRuns, startRosterRun } from '@alba/contract/rostering';
import { emptyFeed, type RosterFeed } from '@alba/roster/model/index';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../testing/attempt-scene.ts';
import { sentMails } from '../../testing/mails.ts';
import { classOf, rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';
import { workOnce } from './work.ts';

/** A school with one class of this many students. */
function bigClass(size: number): RosterFeed {
  const students = Array.from({ length: size }, (_, index) => student(`p${index}`));
  return smallSchool({ people: [teacher('t1'), ...students], enrollments: [teaches('t1', 'c1'), ...students.map(({ id }) => studies(id, 'c1'))] });
}

/** A stop that comes when the work has asked so many times whether it may go on. */
function stopAfter(times: number): AbortSignal {
  const controller = new AbortController();
  const check = controller.signal.throwIfAborted.bind(controller.signal);
  let asked = 0;
  controller.signal.throwIfAborted = () => {
    asked += 1;
    if (asked > times) controller.abort();
    check();
  };
  return controller.signal;
}

describe('@C-ONEROSTER @C-CLEVERSYNC a run of a roster', () => {
  it('changes nothing when it is dry until somebody says so', async () => {
    const { connect, run, me, work, load, query } = await rosterScene();
    const dry = await run(await connect(), smallSchool(), { isDry: true });
    expect(dry).toMatchObject({ state: 'ready', isDry: true, changes: { 'enrollment-added': 4 } });
    expect(await query`select count(*)::int as count from external_ref`).toEqual([{ count: 0 }]);
    const applied = await me.call(applyRosterRun, { params: { runId: dry.runId }, idempotencyKey: newKey() });
    expect(applied.body.state).toBe('applying');
    await work();
    expect(await load(dry.runId)).toMatchObject({ state: 'done' });
    expect(await query`select count(*)::int as count from enrollment`).toEqual([{ count: 3 }]);
  });

  it('is over when a dry one finds nothing to change, and the next can begin', async () => {
    const { connect, run, me } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const dry = await run(connectionId, smallSchool(), { isDry: true });
    expect(dry).toMatchObject({ state: 'done', isDry: true, changes: {}, finishedAt: expect.any(String) });
    expect(dry.undoUntil).toBeUndefined();
    expect((await me.call(applyRosterRun, { params: { runId: dry.runId }, idempotencyKey: newKey() })).body).toMatchObject({ code: 'roster_run_elsewhere' });
    expect(await run(connectionId, smallSchool(), { isDry: true })).toMatchObject({ state: 'done' });
  });

  it('does what is harmless and holds what would end too much, until it is confirmed', async () => {
    const { connect, run, me, work, load, query, db, clock } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, bigClass(20));
    await sentMails({ db, clock });
    const less = bigClass(8);
    const held = await run(connectionId, { ...less, people: [...less.people, student('new')], enrollments: [...less.enrollments, studies('new', 'c1')] });
    expect(held).toMatchObject({ state: 'held', holds: [{ kind: 'school', name: 'Cedar Hill School', ending: 12, active: 21, state: 'waiting' }] });
    const active = async () => (await query`select count(*)::int as count from enrollment where removed_at is null`)[0]?.count;
    expect(await active()).toBe(21);
    const mails = await sentMails({ db, clock });
    expect(mails.map(({ subject }) => subject)).toContain('Class lists: please check before many students leave their classes');

    const hold = held.holds[0]?.holdId ?? 0;
    const decided = await me.call(decideRosterHold, { params: { runId: held.runId, holdId: hold }, body: { decision: 'confirmed' } });
    expect(decided.body).toMatchObject({ state: 'confirmed' });
    await work();
    expect(await load(held.runId)).toMatchObject({ state: 'done' });
    expect(await active()).toBe(9);
    expect(await query`select count(*)::int as count from person where status = 'deactivated'`).toEqual([{ count: 12 }]);
  });

  it('leaves everybody where they are when it is refused', async () => {
    const { connect, run, me, load, work, query } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, bigClass(20));
    const held = await run(connectionId, bigClass(8));
    await me.call(decideRosterHold, { params: { runId: held.runId, holdId: held.holds[0]?.holdId ?? 0 }, body: { decision: 'refused' } });
    await work();
    expect(await load(held.runId)).toMatchObject({ state: 'done', holds: [{ state: 'refused' }] });
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 20 }]);
    expect(await query`select count(*)::int as count from person where status = 'deactivated'`).toEqual([{ count: 0 }]);
  });

  it('leaves a school that cannot be applied as it was, and goes on with the others', async () => {
    const { connect, run, query, owner, db, clock, me } = await rosterScene();
    await sql`create function refuse_boom() returns trigger language plpgsql as 'begin if new.name = ''Boom'' then raise exception ''boom''; end if; return new; end'`.execute(
      owner,
    );
    await sql`create trigger boom before insert on class for each row execute function refuse_boom()`.execute(owner);
    const at = { schoolId: 's2' };
    const feed = smallSchool({
      schools: [...smallSchool().schools, { id: 's2', name: 'Lakeside School' }],
      people: [...smallSchool().people, teacher('t9', at), student('p9', at)],
      classes: [...smallSchool().classes, classOf('c9', { ...at, name: 'Boom' })],
      enrollments: [...smallSchool().enrollments, teaches('t9', 'c9'), studies('p9', 'c9')],
    });
    const outcome = await run(await connect(), feed);
    expect(outcome).toMatchObject({ state: 'done', failure: 'some_schools_failed' });
    expect(outcome.schools.map(({ name, state, failed }) => [name, state, failed])).toEqual([
      ['', 'applied', 0],
      ['Cedar Hill School', 'applied', 0],
      ['Lakeside School', 'failed', 5],
    ]);
    expect(await query`select count(*)::int as count from person where last_name in ('Last t9', 'Last p9')`).toEqual([{ count: 0 }]);
    expect(await query`select count(*)::int as count from enrollment`).toEqual([{ count: 3 }]);
    expect((await sentMails({ db, clock })).map(({ subject }) => subject)).toContain('Class lists were updated, with some gaps');

    await sql`drop trigger boom on class`.execute(owner);
    const connectionId = outcome.connectionId;
    expect(await run(connectionId, feed)).toMatchObject({ state: 'done', changes: { 'person-added': 2, 'class-added': 1, 'enrollment-added': 2 } });
    expect((await me.call(listRosterRuns, { query: {} })).body.runs).toHaveLength(2);
  });

  it('goes on where it stood, wherever it was interrupted, without doubles and without half a class', async () => {
    const { connect, said, services, me, load, clock, query } = await rosterScene();
    const connectionId = await connect();
    said.set(connectionId, smallSchool());
    const { body } = await me.call(startRosterRun, { params: { connectionId }, body: { kind: 'full', isDry: false }, idempotencyKey: newKey() });
    const { runId } = body;
    let tries = 0;
    for (let state: string = body.state; state !== 'done'; tries += 1) {
      expect(await workOnce(services, { signal: stopAfter(tries) })).toBe(true);
      state = (await load(runId)).state;
      const [found] =
        await query`select count(distinct c.class_id)::int as classes, count(e.enrollment_id)::int as places from class c left join enrollment e using (class_id)`;
      expect([JSON.stringify({ classes: 0, places: 0 }), JSON.stringify({ classes: 1, places: 3 })]).toContain(JSON.stringify(found));
    }
    expect(tries).toBeGreaterThan(3);
    expect(
      await query`select (select count(*)::int from person where last_name like 'Last %') as people, (select count(*)::int from class) as classes,
      (select count(*)::int from enrollment where removed_at is null) as places`,
    ).toEqual([{ people: 4, classes: 1, places: 3 }]);
    expect(await query`select distinct state from roster_change`).toEqual([{ state: 'applied' }]);
    expect(await workOnce(services)).toBe(false);
    // one whose worker fell silent is taken up by another
    await query`update roster_run set state = 'applying', heartbeat_at = ${clock.now()}`;
    expect(await workOnce(services)).toBe(false);
    clock.advance(61_000);
    expect(await workOnce(services)).toBe(true);
  });

  it('ends nothing where the source tells nothing', async () => {
    const { connect, run, query } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const paused = await run(connectionId, { ...emptyFeed('full'), untold: { everything: true } });
    expect(paused).toMatchObject({ state: 'failed', failure: 'source_paused' });
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 3 }]);
  });

  it('takes one run of a connection at a time, and gives one up that waits', async () => {
    const { connect, run, me, said } = await rosterScene();
    const connectionId = await connect();
    const dry = await run(connectionId, smallSchool(), { isDry: true });
    said.set(connectionId, smallSchool());
    const second = await me.call(startRosterRun, { params: { connectionId }, body: { kind: 'full', isDry: false }, idempotencyKey: newKey() });
    expect(second).toMatchObject({ status: 409, body: { code: 'roster_run_active' } });
    const cancelled = await me.call(cancelRosterRun, { params: { runId: dry.runId }, idempotencyKey: newKey() });
    expect(cancelled.body.state).toBe('cancelled');
    expect(await me.call(applyRosterRun, { params: { runId: dry.runId }, idempotencyKey: newKey() })).toMatchObject({ body: { code: 'roster_run_elsewhere' } });
  });
});
