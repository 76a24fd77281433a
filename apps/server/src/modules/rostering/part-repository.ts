import type { RosterProblem } from '@alba/roster/model/index';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RunKey } from './run-repository.ts';

/** Lets the planner know how much there is by now: it takes tables that were just filled for empty. */
export async function countRosters(db: Db): Promise<void> {
  await sql`select count_rosters()`.execute(db);
}

/**
 * For the statements of one part: planned for what is there at that moment, and by index, since tables that fill while they are read look small
 * to the planner until they are counted.
 */
export async function planForFilling(tx: Tx): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`.execute(tx);
}

export type PartState = 'planned' | 'applied' | 'failed' | 'undone';
export type NewPart = { externalId: string; name: string; counts: Record<string, number> };

export async function insertParts(
  db: Db | Tx,
  { districtId, runId, connectionId }: RunKey & { connectionId: number },
  parts: readonly NewPart[],
): Promise<void> {
  await sql`
    insert into roster_part (district_id, run_id, school_external_id, school_id, name, counts)
    select ${districtId}, ${runId}, g."externalId", r.object_id, g.name, g.counts
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as g("externalId" text, name text, counts jsonb)
    left join external_ref r on r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'school' and r.external_id = g."externalId"`.execute(
    db,
  );
}

/** The parts in one of these states, what belongs to no one school first, or last where it is taken back. */
export async function selectParts(
  db: Db | Tx,
  { districtId, runId, backwards = false }: RunKey & { backwards?: boolean },
): Promise<{ part: string; state: PartState }[]> {
  const { rows } = await sql<{ part: string; state: PartState }>`
    select school_external_id as part, state from roster_part where district_id = ${districtId} and run_id = ${runId}
    order by (school_external_id = '') = ${backwards}, school_external_id`.execute(db);
  return rows;
}

/** Parts that still have lines in this state. */
export async function selectPartsWith(db: Db | Tx, { districtId, runId, state }: RunKey & { state: 'planned' | 'applied' }): Promise<Set<string>> {
  const { rows } = await sql<{ part: string }>`
    select p.school_external_id as part from roster_part p
    where p.district_id = ${districtId} and p.run_id = ${runId} and exists (
      select from roster_change c where c.district_id = p.district_id and c.run_id = p.run_id and c.school_external_id = p.school_external_id and c.state = ${state})`.execute(
    db,
  );
  return new Set(rows.map(({ part }) => part));
}

/** The school is ours by now, where it was made in this run. */
export async function updatePart(
  db: Db | Tx,
  { districtId, runId, part, state, schoolId }: RunKey & { part: string; state: PartState; schoolId?: number },
): Promise<void> {
  await sql`
    update roster_part set state = ${state}, school_id = coalesce(${schoolId ?? null}::bigint, school_id)
    where district_id = ${districtId} and run_id = ${runId} and school_external_id = ${part}`.execute(db);
}

type NumberedProblem = RosterProblem & { number: number };

export async function insertProblems(db: Db | Tx, { districtId, runId }: RunKey, problems: readonly NumberedProblem[]): Promise<void> {
  await sql`
    insert into roster_problem (district_id, run_id, number, severity, code, file, row_number, column_name, value, expected)
    select ${districtId}, ${runId}, g.number, g.severity, g.code, g.file, g.row, g."column", g.value, g.expected
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb)
      as g(number int, severity text, code text, file text, row int, "column" text, value text, expected text)`.execute(db);
}

export type NewHold = { holdId: number; kind: 'school' | 'class'; schoolId: string; classId?: string; name: string; ending: number; active: number };

export async function insertHolds(db: Db | Tx, { districtId, runId }: RunKey, holds: readonly NewHold[]): Promise<void> {
  await sql`
    insert into roster_hold (district_id, run_id, hold_id, kind, school_external_id, class_external_id, name, ending, active)
    select ${districtId}, ${runId}, g."holdId", g.kind, g."schoolId", g."classId", g.name, g.ending, g.active
    from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb)
      as g("holdId" bigint, kind text, "schoolId" text, "classId" text, name text, ending int, active int)`.execute(db);
}

export type HoldRow = {
  holdId: number;
  kind: 'school' | 'class';
  schoolExternalId: string;
  name: string;
  schoolName: string | null;
  schoolId: number | null;
  ending: number;
  active: number;
  state: 'waiting' | 'confirmed' | 'refused';
};

export async function selectHolds(db: Db | Tx, { districtId, runId }: RunKey, schoolIds?: readonly number[]): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select h.hold_id as "holdId", h.kind, h.school_external_id as "schoolExternalId", h.name, h.ending, h.active, h.state, p.name as "schoolName", p.school_id as "schoolId"
    from roster_hold h
    left join roster_part p on p.district_id = h.district_id and p.run_id = h.run_id and p.school_external_id = h.school_external_id
    where h.district_id = ${districtId} and h.run_id = ${runId}
      and (${schoolIds ? [...schoolIds] : null}::bigint[] is null or p.school_id = any(${schoolIds ? [...schoolIds] : null}::bigint[]))
    order by h.hold_id limit 1000`.execute(db);
  return rows;
}

/** False when it is decided already, or there is none. */
export async function decideHold(
  tx: Tx,
  given: RunKey & { holdId: number; decision: 'confirmed' | 'refused'; decidedBy: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update roster_hold set state = ${given.decision}, decided_by = ${given.decidedBy}, decided_at = ${given.now}
    where district_id = ${given.districtId} and run_id = ${given.runId} and hold_id = ${given.holdId} and state = 'waiting'`.execute(tx);
  return numAffectedRows === 1n;
}

/** What nobody decided on is left as it was. */
export async function refuseWaitingHolds(tx: Tx, { districtId, runId, now }: RunKey & { now: Date }): Promise<void> {
  await sql`
    update roster_hold set state = 'refused', decided_at = ${now} where district_id = ${districtId} and run_id = ${runId} and state = 'waiting'`.execute(tx);
}
