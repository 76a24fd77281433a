import {
  bringRosterPackage,
  changeRosterConnection,
  createRosterConnection,
  listRosterChanges,
  listRosterConnections,
  listRosterProblems,
  listRosterRuns,
  loadRosterRun,
  mostPackageBytes,
  removeRosterConnection,
  startRosterRun,
} from '@alba/contract/rostering';
import { describe, expect, it } from 'vitest';
import { storedName } from '../../platform/storage/index.ts';
import { newKey } from '../../testing/attempt-scene.ts';
import { classOf, rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

const server = { baseUrl: 'https://sis.example/oneroster', version: '1.2' as const, signing: 'oauth2' as const, tokenUrl: 'https://sis.example/token' };
const settings = { reading: 'lenient' as const, server };

describe('who sees and does what with rosters', () => {
  it('shows the administrator of a school the part of their school, and nothing to do', async () => {
    const { connect, run, query, given, as, admin } = await rosterScene();
    const at = { schoolId: 's2' };
    const connectionId = await connect();
    const done = await run(
      connectionId,
      smallSchool({
        schools: [...smallSchool().schools, { id: 's2', name: 'Lakeside School' }],
        people: [...smallSchool().people, teacher('t9', at), student('p9', at)],
        classes: [...smallSchool().classes, classOf('c9', at)],
        enrollments: [...smallSchool().enrollments, teaches('t9', 'c9'), studies('p9', 'c9')],
      }),
    );
    const [row] = await query`select institution_id from institution where name = ${'Lakeside School'}`;
    const ofSchool = await given.admin({ school: admin.school });
    await query`update role_grant set institution_id = ${row?.institution_id} where person_id = ${ofSchool.personId}`;
    const them = as(ofSchool);
    const connections = (await them.call(listRosterConnections)).body;
    expect(connections).toMatchObject({ mayChange: false, connections: [{ tenant: '', settings: { reading: 'lenient' } }] });
    expect(connections.connections[0]?.settings.server).toBeUndefined();
    expect((await them.call(listRosterRuns, { query: {} })).body.runs[0]?.changes).toEqual({ 'person-added': 2, 'class-added': 1, 'enrollment-added': 2 });
    const seen = (await them.call(loadRosterRun, { params: { runId: done.runId } })).body;
    expect(seen.schools.map(({ name }) => name)).toEqual(['Lakeside School']);
    const lines = (await them.call(listRosterChanges, { params: { runId: done.runId }, query: {} })).body.changes;
    expect(new Set(lines.map(({ schoolName }) => schoolName))).toEqual(new Set(['Lakeside School']));
    expect(await them.call(listRosterProblems, { params: { runId: done.runId }, query: {} })).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    const start = await them.call(startRosterRun, { params: { connectionId }, body: { kind: 'full', isDry: false }, idempotencyKey: newKey() });
    expect(start).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  });

  it('shows another district nothing', async () => {
    const { connect, run, given, as } = await rosterScene();
    const done = await run(await connect(), smallSchool());
    const stranger = as(await given.admin({ school: await given.school() }));
    expect((await stranger.call(listRosterConnections)).body.connections).toEqual([]);
    expect(await stranger.call(loadRosterRun, { params: { runId: done.runId } })).toMatchObject({ status: 404, body: { code: 'roster_run_not_found' } });
    const body = { isPaused: true };
    expect(await stranger.call(changeRosterConnection, { params: { connectionId: done.connectionId }, body })).toMatchObject({ status: 404 });
  });

  it('keeps keys sealed, knows each source once, and asks no address inside the network', async () => {
    const { me, query } = await rosterScene();
    const body = {
      source: 'ONE_ROSTER' as const,
      way: 'server' as const,
      name: 'SIS',
      settings,
      keys: { id: 'client', secret: 'a very secret key' },
      schedule: 'nightly' as const,
    };
    const made = await me.call(createRosterConnection, { body });
    expect(made.body).toMatchObject({ tenant: 'sis.example/oneroster', hasSecret: true, schedule: 'nightly' });
    expect(made.body.nextRunAt).toBeTruthy();
    expect(made.text).not.toContain('a very secret key');
    const [row] = await query`select encode(sealed_secret, 'escape') as sealed from roster_connection`;
    expect(row?.sealed).not.toContain('secret');
    expect(await me.call(createRosterConnection, { body })).toMatchObject({ status: 409, body: { code: 'roster_connection_exists' } });
    const { keys: _, ...withoutKeys } = body;
    const other = { ...settings, server: { ...server, baseUrl: 'https://other.example' } };
    expect(await me.call(createRosterConnection, { body: { ...withoutKeys, settings: other } })).toMatchObject({ body: { code: 'roster_keys_missing' } });
    for (const baseUrl of ['http://sis.example', 'https://10.0.0.7/', 'https://[::1]/', 'https://localhost/x', 'https://169.254.169.254/latest']) {
      const inside = { ...body, settings: { ...settings, server: { ...server, baseUrl } } };
      expect(await me.call(createRosterConnection, { body: inside }), baseUrl).toMatchObject({ status: 400, body: { code: 'roster_address_refused' } });
    }
  });

  it('leaves classes and people when a connection is removed, and ends them no more', async () => {
    const { connect, run, me, query } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    expect((await me.call(removeRosterConnection, { params: { connectionId } })).status).toBe(200);
    expect((await me.call(listRosterConnections)).body.connections).toEqual([]);
    const kept = () =>
      query`select count(*)::int as places, count(distinct class_id)::int as classes from enrollment where removed_at is null and connection_id is null`;
    expect(await kept()).toEqual([{ places: 3, classes: 1 }]);
    // the same source, connected again, finds its people and classes
    const server = { baseUrl: 'https://roster-1.example', version: '1.2' as const, signing: 'oauth1-sha256' as const };
    const body = { source: 'ONE_ROSTER' as const, way: 'server' as const, name: 'Again', settings: { server }, keys: { id: 'id', secret: 'secret' } };
    const again = (await me.call(createRosterConnection, { body })).body.connectionId;
    expect(await run(again, smallSchool())).toMatchObject({ changes: { 'person-returned': 4, 'class-returned': 1, 'enrollment-added': 4 } });
    expect(await kept()).toEqual([{ places: 3, classes: 1 }]);
    expect(await query`select count(*)::int as people from person where last_name like 'Last %' and status = 'active'`).toEqual([{ people: 4 }]);
  });
});

describe('bringing a package', () => {
  async function packageScene() {
    const scene = await rosterScene();
    const body = {
      source: 'ONE_ROSTER' as const,
      way: 'package' as const,
      name: 'Packages',
      settings: { reading: 'lenient' as const },
      schedule: 'off' as const,
    };
    const { connectionId } = (await scene.me.call(createRosterConnection, { body })).body;
    const bring = async (payload: Buffer, headers: Record<string, string> = {}) => {
      const reply = await scene.app.inject({
        method: 'POST',
        url: `${bringRosterPackage.path.replace(':connectionId', String(connectionId))}?isDry=true`,
        payload,
        headers: { authorization: `Bearer ${await scene.me.accessToken()}`, 'content-type': 'application/zip', 'idempotency-key': newKey(), ...headers },
      });
      return { status: reply.statusCode, body: reply.json() };
    };
    return { ...scene, connectionId, bring };
  }

  it('takes a file as it is, and reports what is wrong with it without touching the roster', async () => {
    const { bring, work, load, me, query, app } = await packageScene();
    const brought = await bring(Buffer.from('this is no package'));
    expect(brought).toMatchObject({ status: 200, body: { state: 'queued', isDry: true } });
    await work();
    expect(await load(brought.body.runId)).toMatchObject({ state: 'failed', failure: 'package_wrong', errors: 1 });
    const problems = (await me.call(listRosterProblems, { params: { runId: brought.body.runId }, query: {} })).body;
    expect(problems.problems).toMatchObject([{ severity: 'error', code: 'not-a-zip' }]);
    const report = await app.inject({ method: 'GET', url: problems.download });
    expect(report.statusCode).toBe(200);
    expect(report.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(report.body).toContain('not-a-zip');
    expect(await query`select count(*)::int as count from external_ref`).toEqual([{ count: 0 }]);
  });

  it('refuses what is too large before and while it comes, and what is no package', async () => {
    const { bring } = await packageScene();
    expect(await bring(Buffer.from('small'), { 'content-length': String(mostPackageBytes + 1) })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
    expect(await bring(Buffer.from('{}'), { 'content-type': 'application/json' })).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    expect(await bring(Buffer.from('x'), { 'idempotency-key': '' })).toMatchObject({ status: 400 });
  });

  it('keeps nothing of a package whose run is refused, unless another run has the same', async () => {
    const { bring, services } = await packageScene();
    const first = Buffer.from(`first ${Math.random()}`);
    const second = Buffer.from(`second ${Math.random()}`);
    expect((await bring(first)).status).toBe(200);
    for (const payload of [first, second]) expect(await bring(payload)).toMatchObject({ status: 409, body: { code: 'roster_run_active' } });
    expect(await services.documents.exists(storedName(first, 'zip'))).toBe(true);
    expect(await services.documents.exists(storedName(second, 'zip'))).toBe(false);
  });

  it('is only for connections that packages are brought to', async () => {
    const { connect, me, app } = await packageScene();
    const connectionId = await connect();
    const reply = await app.inject({
      method: 'POST',
      url: `/v1/rostering/connections/${connectionId}/package?isDry=false`,
      payload: Buffer.from('zip'),
      headers: { authorization: `Bearer ${await me.accessToken()}`, 'content-type': 'application/zip', 'idempotency-key': newKey() },
    });
    expect(reply.json()).toMatchObject({ code: 'roster_connection_not_found' });
  });
});
