import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bringRosterPackage,
  cancelRosterRun,
  changeRosterConnection,
  createRosterConnection,
  startRosterRun,
  tryRosterConnection,
} from '@alba/contract/rostering';
import { emptyFeed, type RosterFeed } from '@alba/roster/model/index';
import { District } from '@alba/testing/rosters/district';
import { writePackage } from '@alba/testing/rosters/write-package';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../testing/attempt-scene.ts';
import { classOf, rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

const at = { schoolId: 's2' };
const lakeside = { id: 's2', name: 'Lakeside School' };

/** The small school and another one beside it. */
const twoSchools = (): RosterFeed =>
  smallSchool({
    schools: [...smallSchool().schools, lakeside],
    people: [...smallSchool().people, teacher('t9', at), student('p9', at)],
    classes: [...smallSchool().classes, classOf('c9', at)],
    enrollments: [...smallSchool().enrollments, teaches('t9', 'c9'), studies('p9', 'c9')],
  });

describe('@C-ONEROSTER @C-CLEVERSYNC the schools that are taken', () => {
  it.each(['ONE_ROSTER', 'CLEVER'] as const)('are those that an administrator chose, by a server: %s', async (source) => {
    const { connect, run, me, query } = await rosterScene();
    const connectionId = await connect(source);
    const settings = source === 'CLEVER' ? { reading: 'lenient' as const } : await settingsOf(query);
    const choose = async (schoolIds?: string[]) => {
      const body = { settings: { ...settings, ...(schoolIds && { schoolIds }) } };
      expect((await me.call(changeRosterConnection, { params: { connectionId }, body })).status).toBe(200);
    };
    await choose(['s1']);
    const chosen = await run(connectionId, twoSchools());
    expect(chosen).toMatchObject({ state: 'done', skippedBy: { 'school-not-chosen': 1 }, changes: { 'school-added': 1, 'class-added': 1, 'person-added': 4 } });
    const schools = () => query`select name from institution where name in ('Cedar Hill School', 'Lakeside School') and closed_at is null order by name`;
    expect(await schools()).toEqual([{ name: 'Cedar Hill School' }]);
    // changes need not name the school that they are about
    const delta: RosterFeed = { ...emptyFeed('delta'), people: [student('p8', at)], classes: [classOf('c8', at)], enrollments: [studies('p8', 'c8')] };
    expect((await run(connectionId, delta)).changes).toEqual({});
    // of a school that is chosen now everything is read, not only what changed since
    expect(await query`select cursor from roster_connection`).toEqual([{ cursor: { at: 'now' } }]);
    await choose();
    expect(await query`select cursor from roster_connection`).toEqual([{ cursor: {} }]);
    expect((await run(connectionId, twoSchools())).changes).toEqual({ 'school-added': 1, 'person-added': 2, 'class-added': 1, 'enrollment-added': 2 });
    // what is left out again goes into the archive, with its places
    await choose(['s1']);
    const less = await run(connectionId, twoSchools());
    expect(less.changes).toEqual({ 'person-ended': 2, 'class-ended': 1 });
    expect(await query`select name from class where archived_at is not null`).toEqual([{ name: 'Class c9' }]);
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 4 }]);
  });

  it('are known of packages that were brought, also the others', async () => {
    const { me, app, work, load } = await rosterScene();
    const body = { source: 'ONE_ROSTER', way: 'package', name: 'Packages', settings: { reading: 'lenient' }, schedule: 'off' } as const;
    const { connectionId } = (await me.call(createRosterConnection, { body })).body;
    const schools = async () => (await me.call(tryRosterConnection, { params: { connectionId } })).body.schools;
    expect(await schools()).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), 'alba-chosen-'));
    const file = join(folder, 'roster.zip');
    const district = new District({ edition: 'us', schools: 2, users: 30, classes: 4, enrollments: 40 });
    await writePackage(file, { district, version: '1.2', kind: 'bulk' }, { isZip: true });
    const payload = await readFile(file);
    await rm(folder, { recursive: true });
    const bring = async () => {
      const url = `${bringRosterPackage.path.replace(':connectionId', String(connectionId))}?isDry=true`;
      const headers = { authorization: `Bearer ${await me.accessToken()}`, 'content-type': 'application/zip', 'idempotency-key': newKey() };
      const { runId } = (await app.inject({ method: 'POST', url, payload, headers })).json();
      await work();
      return load(runId);
    };
    const all = await bring();
    expect(all).toMatchObject({ state: 'ready', changes: { 'school-added': 2 } });
    const known = await schools();
    expect(known).toHaveLength(2);
    expect(await me.call(startRosterRun, { params: { connectionId }, body: { kind: 'full', isDry: true }, idempotencyKey: newKey() })).toMatchObject({
      status: 404,
    });
    await me.call(cancelRosterRun, { params: { runId: all.runId }, idempotencyKey: newKey() });
    const [first] = known;
    await me.call(changeRosterConnection, { params: { connectionId }, body: { settings: { reading: 'lenient', schoolIds: [first?.id ?? ''] } } });
    const one = await bring();
    expect(one).toMatchObject({ state: 'ready', changes: { 'school-added': 1 }, skippedBy: { 'school-not-chosen': 1 } });
    expect(one.schools.map(({ name }) => name).filter(Boolean)).toEqual([first?.name]);
    expect(await schools()).toEqual(known);
  });
});

async function settingsOf(query: Awaited<ReturnType<typeof rosterScene>>['query']) {
  const [row] = await query`select settings from roster_connection`;
  return row?.settings as { reading: 'lenient' };
}
