import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ChangeState } from './change-repository.ts';
import { type RunKey, type RunRow, runColumns } from './run-repository.ts';

export type ListedRun = RunRow & { connectionName: string; requestedByName: string | null; isLatestApplied: boolean };

const listed = sql`
  select ${runColumns}, c.name as "connectionName", p.first_name || ' ' || p.last_name as "requestedByName", not exists (
      select from roster_run l where l.district_id = r.district_id and l.connection_id = r.connection_id and l.run_id > r.run_id
        and l.applied_at is not null and l.undone_at is null) as "isLatestApplied"
  from roster_run r
  join roster_connection c on c.district_id = r.district_id and c.connection_id = r.connection_id
  left join person p on p.district_id = r.district_id and p.person_id = r.requested_by`;

/** Newest first. For the administrators of schools, those that concern one of these. */
export async function selectRuns(
  db: Db | Tx,
  given: { districtId: number; connectionId?: number; before?: number; schoolIds?: readonly number[]; limit: number },
): Promise<ListedRun[]> {
  const { districtId, connectionId = null, before = null, limit } = given;
  const schoolIds = given.schoolIds ? [...given.schoolIds] : null;
  const { rows } = await sql<ListedRun>`
    ${listed} where r.district_id = ${districtId} and (${connectionId}::bigint is null or r.connection_id = ${connectionId}::bigint)
      and (${before}::bigint is null or r.run_id < ${before}::bigint)
      and (${schoolIds}::bigint[] is null or exists (
        select from roster_part t where t.district_id = r.district_id and t.run_id = r.run_id and t.school_id = any(${schoolIds}::bigint[])))
    order by r.run_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function selectOptionalListedRun(db: Db | Tx, { districtId, runId }: RunKey): Promise<ListedRun | undefined> {
  const { rows } = await sql<ListedRun>`${listed} where r.district_id = ${districtId} and r.run_id = ${runId}`.execute(db);
  return rows[0];
}

/** The latest run of each connection. */
export async function selectLastRuns(
  db: Db | Tx,
  { districtId, connectionIds }: { districtId: number; connectionIds: readonly number[] },
): Promise<ListedRun[]> {
  const { rows } = await sql<ListedRun>`
    ${listed} where r.district_id = ${districtId} and (r.connection_id, r.run_id) in (
      select connection_id, max(run_id) from roster_run where district_id = ${districtId} and connection_id = any(${[...connectionIds]}::bigint[]) group by connection_id)`.execute(
    db,
  );
  return rows;
}

export type PartRow = {
  runId: number;
  externalId: string;
  schoolId: number | null;
  name: string;
  counts: unknown;
  state: 'planned' | 'applied' | 'failed' | 'undone';
};

export async function selectPartsOfRuns(
  db: Db | Tx,
  { districtId, runIds, schoolIds }: { districtId: number; runIds: readonly number[]; schoolIds?: readonly number[] },
): Promise<PartRow[]> {
  const among = schoolIds ? [...schoolIds] : null;
  const { rows } = await sql<PartRow>`
    select run_id as "runId", school_external_id as "externalId", school_id as "schoolId", name, counts, state from roster_part
    where district_id = ${districtId} and run_id = any(${[...runIds]}::bigint[]) and (${among}::bigint[] is null or school_id = any(${among}::bigint[]))
    order by run_id, name collate "und-x-icu", school_external_id limit 5000`.execute(db);
  return rows;
}

/** Lines by state and reason: how many failed at each school, and what became of an undo. */
export async function selectTally(
  db: Db | Tx,
  { districtId, runId }: RunKey,
): Promise<{ part: string; state: ChangeState; reason: string | null; count: number }[]> {
  const { rows } = await sql<{ part: string; state: ChangeState; reason: string | null; count: number }>`
    select school_external_id as part, state, reason, count(*) as count from roster_change
    where district_id = ${districtId} and run_id = ${runId} and state in ('failed', 'reversed', 'kept') group by 1, 2, 3`.execute(db);
  return rows;
}

export type ChangeRow = { changeId: number; kind: string; state: ChangeState; data: unknown; reason: string | null; schoolName: string | null };

export async function selectChanges(
  db: Db | Tx,
  given: RunKey & { after: number; kind?: string; state?: string; school?: string; schoolIds?: readonly number[]; limit: number },
): Promise<ChangeRow[]> {
  const { districtId, runId, after, kind = null, state = null, school = null, limit } = given;
  const among = given.schoolIds ? [...given.schoolIds] : null;
  const { rows } = await sql<ChangeRow>`
    select h.change_id as "changeId", h.kind, h.state, h.data, h.reason, nullif(t.name, '') as "schoolName" from roster_change h
    left join roster_part t on t.district_id = h.district_id and t.run_id = h.run_id and t.school_external_id = h.school_external_id
    where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id > ${after}
      and (${kind}::text is null or h.kind = ${kind}) and (${state}::text is null or h.state = ${state})
      and (${school}::text is null or h.school_external_id = ${school})
      and (${among}::bigint[] is null or t.school_id = any(${among}::bigint[]))
    order by h.change_id limit ${limit}`.execute(db);
  return rows;
}

export type ProblemRow = {
  number: number;
  severity: 'error' | 'warning';
  code: string;
  file: string | null;
  row: number | null;
  column: string | null;
  value: string | null;
  expected: string | null;
};

export async function selectProblems(db: Db | Tx, { districtId, runId, after, limit }: RunKey & { after: number; limit: number }): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select number, severity, code, file, row_number as row, column_name as "column", value, expected from roster_problem
    where district_id = ${districtId} and run_id = ${runId} and number > ${after} order by number limit ${limit}`.execute(db);
  return rows;
}
