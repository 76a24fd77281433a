import type { changeReasons, changeStates } from '@alba/contract/rostering';
import type { RosterChangeKind } from '@alba/domain/rosters';
import type { RosterClass, RosterEnrollment, RosterPerson, RosterSchool } from '@alba/roster/model/index';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RunKey } from './run-repository.ts';

export type ChangeState = (typeof changeStates)[number];
export type ChangeReason = (typeof changeReasons)[number];

/** What stands in `roster_change.data`: what the source says, what it said before, names to show, and what was ours before it was applied. */
export type ChangeData = {
  school?: RosterSchool;
  person?: RosterPerson;
  class?: RosterClass;
  enrollment?: RosterEnrollment;
  /** The whole record as the source told it before; of a school its name. */
  before?: unknown;
  name: string;
  className?: string;
  ours?: unknown;
};

export type PlannedLine = { part: string; kind: RosterChangeKind; externalId: string; holdId?: number; data: ChangeData };

/** Writes lines of the difference, as many as one statement takes well. */
export async function insertChanges(db: Db | Tx, { districtId, runId }: RunKey, lines: readonly PlannedLine[]): Promise<void> {
  await sql`
    insert into roster_change (district_id, run_id, school_external_id, kind, external_id, hold_id, data, state)
    select ${districtId}, ${runId}, g.part, g.kind, g."externalId", g."holdId", g.data, case when g."holdId" is null then 'planned' else 'held' end
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (part text, kind text, "externalId" text, "holdId" bigint, data jsonb)) with ordinality
      as g(part, kind, "externalId", "holdId", data, place)
    order by g.place`.execute(db);
}

/** Forgets what an earlier try of the run has found. */
export async function deleteFindings(db: Db | Tx, { districtId, runId }: RunKey): Promise<void> {
  for (const table of ['roster_change', 'roster_problem', 'roster_hold', 'roster_part'] as const) {
    await db.deleteFrom(table).where('district_id', '=', districtId).where('run_id', '=', runId).execute();
  }
}

export type PartKey = RunKey & { part: string };
export type Line = { changeId: number; externalId: string; objectId: number | null; data: ChangeData };

/** The next lines of one kind that are in this state. */
export async function selectLines(
  tx: Tx,
  { districtId, runId, part, kind, state, after, limit }: PartKey & { kind: RosterChangeKind; state: ChangeState; after: number; limit: number },
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select change_id as "changeId", external_id as "externalId", object_id as "objectId", data from roster_change
    where district_id = ${districtId} and run_id = ${runId} and school_external_id = ${part} and change_id > ${after} and kind = ${kind} and state = ${state}
    order by change_id limit ${limit}`.execute(tx);
  return rows;
}

export type Settled = { changeId: number; state: ChangeState; objectId?: number; reason?: ChangeReason; ours?: object };

/** Says what became of lines. */
export async function settle(tx: Tx, { districtId, runId }: RunKey, lines: readonly Settled[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update roster_change c set state = g.state, object_id = coalesce(g."objectId", c.object_id), reason = g.reason,
      data = case when g.ours is null then c.data else c.data || jsonb_build_object('ours', g.ours) end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g("changeId" bigint, state text, "objectId" bigint, reason text, ours jsonb)
    where c.district_id = ${districtId} and c.run_id = ${runId} and c.change_id = g."changeId"`.execute(tx);
}

/** Every line of a part that is in one state goes over to another. */
export async function moveLines(
  db: Db | Tx,
  { districtId, runId, part, from, to, reason }: RunKey & { part?: string; from: ChangeState; to: ChangeState; reason?: ChangeReason },
): Promise<void> {
  await sql`
    update roster_change set state = ${to}, reason = ${reason ?? null}
    where district_id = ${districtId} and run_id = ${runId} and state = ${from}
      and (${part ?? null}::text is null or school_external_id = ${part ?? null})`.execute(db);
}

/** What waited for a hold goes on, or is left as it was. */
export async function moveHeldLines(tx: Tx, { districtId, runId, holdId, to }: RunKey & { holdId: number; to: ChangeState }): Promise<void> {
  await sql`
    update roster_change set state = ${to} where district_id = ${districtId} and run_id = ${runId} and hold_id = ${holdId} and state = 'held'`.execute(tx);
}

export async function countStates(db: Db | Tx, { districtId, runId }: RunKey): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from roster_change where district_id = ${districtId} and run_id = ${runId} group by state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}
