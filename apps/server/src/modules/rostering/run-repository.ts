import type { busyRunStates, runFailures, runStates } from '@alba/contract/rostering';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type RunKey = { districtId: number; runId: number };
export type RunState = (typeof runStates)[number];
export type BusyState = (typeof busyRunStates)[number];
export type RunFailure = (typeof runFailures)[number];

export type RunCounts = { changes?: Record<string, number>; errors?: number; warnings?: number; skipped?: Record<string, number>; failed?: number };

export type RunRow = RunKey & {
  connectionId: number;
  kind: 'full' | 'delta';
  startedBy: 'hand' | 'schedule' | 'command';
  isDry: boolean;
  state: RunState;
  package: string | null;
  stageDone: number;
  stageTotal: number;
  counts: unknown;
  failure: string | null;
  cursor: unknown;
  requestedBy: number | null;
  requestedAt: Date;
  finishedAt: Date | null;
  appliedAt: Date | null;
  undoneAt: Date | null;
  /** How often a worker was lost over it. */
  tries: number;
};

export const runColumns = sql`
  r.district_id as "districtId", r.run_id as "runId", r.connection_id as "connectionId", r.kind, r.started_by as "startedBy", r.is_dry as "isDry", r.state,
  r.package, r.stage_done as "stageDone", r.stage_total as "stageTotal", r.counts, r.failure, r.cursor, r.requested_by as "requestedBy",
  r.requested_at as "requestedAt", r.finished_at as "finishedAt", r.applied_at as "appliedAt", r.undone_at as "undoneAt", r.tries`;

export type NewRun = Pick<RunRow, 'districtId' | 'connectionId' | 'kind' | 'startedBy' | 'isDry'> & {
  package?: string;
  requestedBy?: number;
  now: Date;
  state?: RunState;
};

/** Undefined when a run of the connection is under way: the database keeps them one at a time. */
export async function insertRun(tx: Tx, given: NewRun): Promise<number | undefined> {
  const { rows } = await sql<{ runId: number }>`
    insert into roster_run (district_id, connection_id, kind, started_by, is_dry, state, package, requested_by, requested_at)
    values (${given.districtId}, ${given.connectionId}, ${given.kind}, ${given.startedBy}, ${given.isDry}, ${given.state ?? 'queued'}, ${given.package ?? null},
      ${given.requestedBy ?? null}, ${given.now})
    on conflict (district_id, connection_id) where state in ('queued', 'reading', 'comparing', 'ready', 'held', 'applying', 'undoing') do nothing
    returning run_id as "runId"`.execute(tx);
  return rows[0]?.runId;
}

export async function selectOptionalRun(db: Db | Tx, { districtId, runId }: RunKey): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${runColumns} from roster_run r where r.district_id = ${districtId} and r.run_id = ${runId}`.execute(db);
  return rows[0];
}

/** Numbers of runs are unique over all districts, so an operator names one by its number alone. */
export async function selectOptionalDistrictOfRun(db: Db | Tx, runId: number): Promise<number | undefined> {
  const row = await db.selectFrom('roster_run').select('district_id as districtId').where('run_id', '=', runId).executeTakeFirst();
  return row?.districtId;
}

export async function lockRun(tx: Tx, { districtId, runId }: RunKey): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from roster_run r where r.district_id = ${districtId} and r.run_id = ${runId} for no key update`.execute(tx);
  return rows[0];
}

/** The run of a connection that waits for somebody, if there is one. */
export async function lockWaitingRun(tx: Tx, { districtId, connectionId }: { districtId: number; connectionId: number }): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${runColumns} from roster_run r
    where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.state in ('ready', 'held') for no key update`.execute(tx);
  return rows[0];
}

/** Whether a run of the connection is under way or waits for somebody. */
export async function hasActiveRun(tx: Tx, { districtId, connectionId }: { districtId: number; connectionId: number }): Promise<boolean> {
  const { rows } = await sql`
    select from roster_run where district_id = ${districtId} and connection_id = ${connectionId}
      and state in ('queued', 'reading', 'comparing', 'ready', 'held', 'applying', 'undoing') limit 1`.execute(tx);
  return rows.length > 0;
}

export type RunChange = {
  kind?: RunRow['kind'];
  state?: RunState;
  stage_done?: number;
  stage_total?: number;
  counts?: string;
  failure?: RunFailure | null;
  cursor?: string | null;
  started_at?: Date;
  finished_at?: Date | null;
  applied_at?: Date;
  undone_at?: Date;
  heartbeat_at?: Date | null;
};

export async function updateRun(db: Db | Tx, { districtId, runId, ...change }: RunKey & RunChange): Promise<void> {
  await db.updateTable('roster_run').set(change).where('district_id', '=', districtId).where('run_id', '=', runId).execute();
}

/** The same where the run is still as the worker took it; false when somebody cancelled it meanwhile. */
export async function updateRunIn(db: Db | Tx, state: RunState, { districtId, runId, ...change }: RunKey & RunChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('roster_run')
    .set(change)
    .where('district_id', '=', districtId)
    .where('run_id', '=', runId)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A worker says that it is still at it, and how far; false when somebody cancelled the run meanwhile. */
export async function beat(
  db: Db,
  { districtId, runId, now, done, total, state }: RunKey & { now: Date; done: number; total: number; state: BusyState },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update roster_run set heartbeat_at = ${now}, stage_done = ${done}, stage_total = ${total}
    where district_id = ${districtId} and run_id = ${runId} and state = ${state}`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether there is a run for a worker. */
export async function hasWaitingRun(db: Db, { silentSince }: { silentSince: Date }): Promise<boolean> {
  const { rows } = await sql`
    select from roster_run
    where state in ('queued', 'reading', 'comparing', 'applying', 'undoing') and (heartbeat_at is null or heartbeat_at < ${silentSince}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes the run that waits longest, or one whose worker is silent; of several processes one gets it. */
export async function takeRun(db: Db, { now, silentSince }: { now: Date; silentSince: Date }): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update roster_run r set heartbeat_at = ${now}, started_at = coalesce(r.started_at, ${now}), tries = r.tries + case when r.heartbeat_at is null then 0 else 1 end
    where (r.district_id, r.run_id) = (
      select w.district_id, w.run_id from roster_run w
      where w.state in ('queued', 'reading', 'comparing', 'applying', 'undoing') and (w.heartbeat_at is null or w.heartbeat_at < ${silentSince})
      order by w.requested_at limit 1 for update skip locked
    )
    returning ${runColumns}`.execute(db);
  return rows[0];
}

/** Whether a later run of the connection changed anything, so that this one can no more be taken back by itself. */
export async function hasLaterChanges(db: Db | Tx, { districtId, runId, connectionId }: RunKey & { connectionId: number }): Promise<boolean> {
  const { rows } = await sql`
    select from roster_run where district_id = ${districtId} and connection_id = ${connectionId} and run_id > ${runId}
      and applied_at is not null and undone_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether somebody was told of a held run of the connection a short time ago. */
export async function wasHeldSince(db: Db | Tx, { districtId, runId, connectionId, since }: RunKey & { connectionId: number; since: Date }): Promise<boolean> {
  const { rows } = await sql`
    select from roster_run r join roster_hold h on h.district_id = r.district_id and h.run_id = r.run_id
    where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.run_id < ${runId} and r.requested_at > ${since} limit 1`.execute(db);
  return rows.length > 0;
}
