import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { mostPackageBytes, type RosterRun } from '@alba/contract/rostering';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { operator, recordAudit } from '../audit/index.ts';
import { auditIn, type Doing, districtOf, NotDone } from '../institutions/index.ts';
import { type ConnectionRow, insertConnection, lockConnection, reviveConnection, selectConnections } from './connection-repository.ts';
import { selectOptionalListedRun, selectRuns } from './list-repository.ts';
import { toRun } from './list-service.ts';
import { forgetUnused } from './purge-service.ts';
import { insertRun, lockRun, selectOptionalDistrictOfRun, selectOptionalRun } from './run-repository.ts';
import { beginUndo } from './run-service.ts';
import type { RosterServices } from './services.ts';
import { tenantOf } from './tenant.ts';
import { workOnce } from './work.ts';

export type RosterRefusal =
  | 'roster_connection_unknown'
  | 'roster_run_unknown'
  | 'roster_run_waits'
  | 'roster_not_a_server'
  | 'roster_file_missing'
  | 'roster_file_too_large'
  | 'roster_undo_over';

/** The roster connections of a district, for whoever runs the installation. */
export async function connectionsOf(db: Db, districtId: number): Promise<ConnectionRow[]> {
  await districtOf(db, districtId);
  return selectConnections(db, districtId);
}

type Starting = { districtId: number; connectionId: number; kind: 'full' | 'delta'; isDry: boolean; package?: string; now: Date };

/** The latest runs, newest first. */
export async function runsOf(db: Db, { districtId, connectionId, now }: { districtId: number; connectionId?: number; now: Date }): Promise<RosterRun[]> {
  await districtOf(db, districtId);
  return (await selectRuns(db, { districtId, connectionId, limit: 20 })).map((row) => toRun(row, now));
}

/** Queues a run; the server, or `runOnce` in this process, takes it. */
export async function startByOperator(db: Db, { now, ...run }: Starting): Promise<{ districtId: number; runId: number }> {
  const { districtId, connectionId } = run;
  return transact(db, async (tx) => {
    const connection = await lockConnection(tx, { districtId, connectionId });
    if (!connection) throw new NotDone<RosterRefusal>('roster_connection_unknown', { connectionId });
    if (connection.way === 'package' && run.package === undefined) throw new NotDone<RosterRefusal>('roster_not_a_server', { connectionId });
    const runId = await insertRun(tx, { ...run, startedBy: 'command', now });
    if (runId === undefined) throw new NotDone<RosterRefusal>('roster_run_waits', { connectionId });
    await audit(tx, { districtId, runId, now, action: 'roster.run-started' });
    return { districtId, runId };
  });
}

type Importing = { districtId: number; file: string; name: string; isDry: boolean; now: Date };

/** A package from a file of this machine, by the connection of that name, which is made where there is none yet. */
export async function importPackage(
  db: Db,
  documents: Storage,
  { districtId, file, name, isDry, now }: Importing,
): Promise<{ districtId: number; runId: number }> {
  const { settings: district } = await districtOf(db, districtId);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new NotDone<RosterRefusal>('roster_file_missing', { file });
  if (found.size > mostPackageBytes) throw new NotDone<RosterRefusal>('roster_file_too_large', { file });
  const stored = await documents.putStream(createReadStream(file), { ending: 'zip', mostBytes: mostPackageBytes });
  const settings = { reading: 'lenient' as const };
  const tenant = tenantOf({ source: 'ONE_ROSTER', way: 'package', name, settings, district });
  const connectionId = await transact(db, async (tx) => {
    const known = (await selectConnections(tx, districtId)).find((one) => one.tenant === tenant);
    const made = { districtId, source: 'ONE_ROSTER' as const, way: 'package' as const, name, tenant, settings, schedule: 'off' as const, now };
    return known?.connectionId ?? (await reviveConnection(tx, made)) ?? (await insertConnection(tx, made));
  });
  if (connectionId === undefined) throw new NotDone<RosterRefusal>('roster_connection_unknown', { connectionId: 0 });
  return startByOperator(db, { districtId, connectionId, kind: 'full', isDry, package: stored, now }).catch(async (error: unknown) => {
    if (error instanceof NotDone) await forgetUnused(db, documents, [stored]);
    throw error;
  });
}

/** Takes a run to where it waits or ends, beside a server that may be at it already. */
export async function runOnce(services: RosterServices, key: { districtId: number; runId: number }): Promise<RosterRun> {
  const busy = ['queued', 'reading', 'comparing', 'applying', 'undoing'];
  for (;;) {
    const run = await selectOptionalRun(services.db, key);
    if (!run) throw new NotDone<RosterRefusal>('roster_run_unknown', { runId: key.runId });
    const listed = await selectOptionalListedRun(services.db, key);
    if (listed && !busy.includes(run.state)) return toRun(listed, services.clock.now());
    if (!(await workOnce(services))) await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The same undo as an administrator's. */
export async function beginUndoByOperator(db: Db, { runId, now }: { runId: number } & Pick<Doing, 'now'>): Promise<{ districtId: number; runId: number }> {
  const key = await findRun(db, runId);
  await transact(db, async (tx) => {
    const run = await lockRun(tx, key);
    if (!run || !['done', 'failed'].includes(run.state)) throw new NotDone<RosterRefusal>('roster_undo_over', { runId });
    await beginUndo(tx, { run, now }).catch((error: unknown) => {
      throw error instanceof Refusal ? new NotDone<RosterRefusal>('roster_undo_over', { runId }) : error;
    });
    await audit(tx, { ...key, now, action: 'roster.run-undoing' });
  });
  return key;
}

async function audit(tx: Tx, { districtId, runId, now, action }: { districtId: number; runId: number; now: Date; action: string }): Promise<void> {
  await recordAudit(tx, { ...auditIn(await districtOf(tx, districtId), { by: operator, now }), action, objectKind: 'roster-run', objectId: runId });
}

async function findRun(db: Db, runId: number): Promise<{ districtId: number; runId: number }> {
  const found = await selectOptionalDistrictOfRun(db, runId);
  if (found === undefined) throw new NotDone<RosterRefusal>('roster_run_unknown', { runId });
  return { districtId: found, runId };
}
