import {
  applyRosterRun,
  changeRosterConnection,
  createRosterConnection,
  removeRosterConnection,
  startRosterRun,
  undoRosterRun,
} from '@alba/contract/rostering';
import { emptyFeed } from '@alba/roster/model/index';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folderStorage } from '../../platform/storage/index.ts';
import { newKey } from '../../testing/attempt-scene.ts';
import { purgeRosters } from './purge-service.ts';
import { onlyChosen } from './read-source.ts';
import { startDueRuns } from './schedule.ts';
import { rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';
import { workOnce } from './work.ts';

afterEach(() => vi.useRealTimers());
const day = 86_400_000;

/** A school whose list shrinks by more than may go at once. */
function shrinking() {
  const students = Array.from({ length: 10 }, (_, index) => student(`p${index}`));
  const big = smallSchool({ people: [teacher('t1'), ...students], enrollments: [teaches('t1', 'c1'), ...students.map(({ id }) => studies(id, 'c1'))] });
  return { big, small: smallSchool() };
}

describe('@C-ONEROSTER @C-CLEVERSYNC what later runs find', () => {
  it('is everything after an undo, since changes alone would not tell again what was taken back', async () => {
    const { connect, run, me, work, query } = await rosterScene();
    const connectionId = await connect();
    const first = await run(connectionId, smallSchool());
    expect(await query`select cursor from roster_connection`).toEqual([{ cursor: { at: 'now' } }]);
    await me.call(undoRosterRun, { params: { runId: first.runId }, idempotencyKey: newKey() });
    await work();
    expect(await query`select cursor, state from roster_connection`).toEqual([{ cursor: {}, state: 'paused' }]);
  });

  it('is asked for again where a school could not be applied', async () => {
    const { connect, run, query, owner } = await rosterScene();
    await sql`create function refuse_class() returns trigger language plpgsql as 'begin raise exception ''boom''; end'`.execute(owner);
    await sql`create trigger boom before insert on class for each row execute function refuse_class()`.execute(owner);
    expect(await run(await connect(), smallSchool())).toMatchObject({ failure: 'some_schools_failed' });
    expect(await query`select cursor from roster_connection`).toEqual([{ cursor: {} }]);
  });

  it('is everything in the night after one in which somebody had to look', async () => {
    const { connect, run, said, services, work, query, clock } = await rosterScene();
    const { big, small } = shrinking();
    const connectionId = await connect();
    await run(connectionId, big);
    // a day on which changes are enough, as is the next
    while (Math.floor(clock.now().getTime() / day) % 7 !== 1) clock.advance(day);
    const tonight = () => query`update roster_connection set schedule = 'nightly', next_run_at = ${clock.now()} where connection_id = ${connectionId}`;
    const lastKind = () => query`select kind, started_by from roster_run order by run_id desc limit 1`;
    await tonight();
    said.set(connectionId, { ...small, kind: 'full' });
    expect(await startDueRuns(services)).toBe(1);
    expect(await lastKind()).toEqual([{ kind: 'delta', started_by: 'schedule' }]);
    await work();
    clock.advance(day);
    await tonight();
    expect(await startDueRuns(services)).toBe(1);
    expect(await lastKind()).toEqual([{ kind: 'full', started_by: 'schedule' }]);
  });

  it('can still be taken back for 30 days from when it was applied, also where it had waited', async () => {
    const { connect, run, me, work, load, query, db, clock, services } = await rosterScene();
    const connectionId = await connect();
    const waiting = await run(connectionId, smallSchool(), { isDry: true });
    clock.advance(20 * day);
    await me.call(applyRosterRun, { params: { runId: waiting.runId }, idempotencyKey: newKey() });
    await work();
    clock.advance(20 * day);
    await purgeRosters(db, folderStorage('/tmp/alba-test-data/purged'), clock.now());
    await me.call(undoRosterRun, { params: { runId: waiting.runId }, idempotencyKey: newKey() });
    await workOnce(services);
    expect(await load(waiting.runId)).toMatchObject({ state: 'undone', undo: { reversed: 10 } });
    expect(await query`select count(*)::int as count from person where last_name like 'Last %' and status = 'active'`).toEqual([{ count: 0 }]);
  });

  it('is not undone by a run of a connection that was removed', async () => {
    const { connect, run, me, load } = await rosterScene();
    const connectionId = await connect();
    const done = await run(connectionId, smallSchool());
    await me.call(removeRosterConnection, { params: { connectionId } });
    const refused = await me.call(undoRosterRun, { params: { runId: done.runId }, idempotencyKey: newKey() });
    expect(refused.body).toMatchObject({ code: 'roster_run_elsewhere' });
    expect(await load(done.runId)).toMatchObject({ state: 'done' });
  });
});

describe('a worker whose source keeps it waiting', () => {
  it('says all the time that it is there, so that no other takes the run as well', async () => {
    const { connect, me, services, clock, query } = await rosterScene();
    const connectionId = await connect();
    await me.call(startRosterRun, { params: { connectionId }, body: { kind: 'full', isDry: false }, idempotencyKey: newKey() });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const server = {
      read: async () => {
        asked.resolve();
        await answer.promise;
        return { feed: smallSchool(), problems: [], cursor: {} };
      },
      tryOut: async () => ({ isReached: true, schools: [] }),
    };
    const working = workOnce({ ...services, openServer: () => server });
    await asked.promise;
    clock.advance(75_000);
    vi.advanceTimersByTime(10_000);
    await expect.poll(async () => (await query`select heartbeat_at from roster_run`)[0]?.heartbeat_at).toEqual(clock.now());
    expect(await workOnce(services)).toBe(false);
    answer.resolve();
    expect(await working).toBe(true);
    expect(await query`select state from roster_run`).toEqual([{ state: 'done' }]);
  });
});

describe('a connection that somebody paused', () => {
  it('stays paused, whatever a run by hand finds of its keys', async () => {
    const { connect, me, services, query } = await rosterScene();
    const connectionId = await connect();
    await me.call(changeRosterConnection, { params: { connectionId }, body: { isPaused: true } });
    await me.call(startRosterRun, { params: { connectionId }, body: { kind: 'full', isDry: false }, idempotencyKey: newKey() });
    const problems = [{ severity: 'error' as const, code: 'unauthorised' as const }];
    const read = async () => ({ feed: { ...emptyFeed('full'), untold: { everything: true } }, problems, cursor: {} });
    await workOnce({ ...services, openServer: () => ({ read, tryOut: async () => ({ isReached: false, schools: [] }) }) });
    expect(await query`select r.state as run, c.state from roster_run r join roster_connection c using (connection_id)`).toEqual([
      { run: 'failed', state: 'paused' },
    ]);
  });
});

describe('keys of a source', () => {
  it('are asked for anew when they would be shown to another host', async () => {
    const { me } = await rosterScene();
    const server = { version: '1.2' as const, signing: 'oauth2' as const, baseUrl: 'https://sis.example/v1p2', tokenUrl: 'https://sis.example/token' };
    const body = { source: 'ONE_ROSTER' as const, way: 'server' as const, name: 'SIS', settings: { server }, keys: { id: 'id', secret: 'secret' } };
    const { connectionId } = (await me.call(createRosterConnection, { body })).body;
    const change = (more: Partial<typeof server>, keys?: typeof body.keys) =>
      me.call(changeRosterConnection, { params: { connectionId }, body: { settings: { server: { ...server, ...more } }, ...(keys && { keys }) } });
    for (const more of [{ baseUrl: 'https://elsewhere.example/v1p2' }, { tokenUrl: 'https://elsewhere.example/token' }])
      expect(await change(more)).toMatchObject({ status: 400, body: { code: 'roster_keys_missing' } });
    expect((await change({ baseUrl: 'https://sis.example/oneroster/v1p2' })).status).toBe(200);
    expect((await change({ baseUrl: 'https://elsewhere.example/v1p2' }, body.keys)).status).toBe(200);
  });
});

describe('schools that an administrator chose', () => {
  it('keep the others out of changes, too, which need not name them', () => {
    const people = [
      teacher('t1', {
        roles: [
          { role: 'teacher', schoolId: 's1' },
          { role: 'school-admin', schoolId: 's2' },
        ],
      }),
      student('p2', { schoolId: 's2' }),
      { ...student('p1'), roles: [], schoolId: undefined, asBefore: ['roles', 'schoolId'] as const },
    ];
    const feed = { ...emptyFeed('delta'), people, classes: [{ id: 'c2', schoolId: 's2', name: 'Art', grades: [] }], enrollments: [studies('p1', 'c2')] };
    const taken = onlyChosen(feed, ['s1']);
    expect(taken.people.map(({ id, roles }) => [id, roles.map(({ role }) => role)])).toEqual([
      ['t1', ['teacher']],
      // left the schools that are taken, if they were at one
      ['p2', []],
      ['p1', []],
    ]);
    expect([taken.classes, taken.enrollments]).toEqual([[], []]);
    expect(onlyChosen({ ...feed, kind: 'full' }, ['s1']).people.map(({ id }) => id)).toEqual(['t1', 'p1']);
  });
});

describe('a school that keeps initials only', () => {
  it('gets no whole last name of a student, neither with the first run nor with changes', async () => {
    const { connect, run, query } = await rosterScene();
    await query`update institution set name = ${'Cedar Hill School'}, settings = settings || '{"forceInitials": true}' where kind = 'school'`;
    const connectionId = await connect();
    const first = await run(connectionId, smallSchool());
    const names = () => query`select first_name, last_name from person where first_name like 'First %' or first_name = 'Ana' order by first_name`;
    expect(first.changes).toMatchObject({ 'person-added': 4 });
    expect((await names()).filter(({ last_name }) => String(last_name).startsWith('Last'))).toEqual([{ first_name: 'First t1', last_name: 'Last t1' }]);
    const renamed = { ...student('p1', { firstName: 'Ana', lastName: 'Torres' }), roles: [], schoolId: undefined, asBefore: ['roles', 'schoolId'] as const };
    await run(connectionId, { ...emptyFeed('delta'), schools: smallSchool().schools, people: [renamed] });
    expect((await names())[0]).toEqual({ first_name: 'Ana', last_name: 'T.' });
    expect(await query`select count(*)::int as count from roster_change where data::text like '%Torres%'`).toEqual([{ count: 0 }]);
  });
});
