import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type MergedTable, mergedTableNames, mergedTables } from './belongings.ts';

/** A row as the database writes it in JSON, so that a moment given back is the same to the microsecond. */
export type Row = Readonly<Record<string, unknown>>;
export type Rows = Record<MergedTable, { kept: Row[]; merged: Row[] }>;
export type Pair = { districtId: number; keptId: number; mergedId: number };

/** One row and what changes in it; kept for the undo. */
export type Change = { table: MergedTable; key: Row; before: Row; after: Row };

/** Found by their attempt, since nothing finds them by their student. */
const notRead: readonly MergedTable[] = ['attempt_result'];

/** Whatever belongs to one of the two, one statement a table. The caller of a merge holds the locks of both. */
export async function selectRows(db: Db | Tx, pair: Pair): Promise<Rows> {
  const rows = {} as Rows;
  for (const table of mergedTableNames) rows[table] = notRead.includes(table) ? { kept: [], merged: [] } : await selectRowsOf(db, table, pair);
  return rows;
}

async function selectRowsOf(db: Db | Tx, table: MergedTable, { districtId, keptId, mergedId }: Pair): Promise<Rows[MergedTable]> {
  const { owner } = mergedTables[table];
  const people = table === 'external_ref' ? sql`and t.kind = 'person'` : sql``;
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t
    where t.district_id = ${districtId} and t.${sql.ref(owner)} = any(${[keptId, mergedId]}::bigint[]) ${people}`.execute(db);
  const ofOne = (id: number) => rows.flatMap(({ row }) => (row[owner] === id ? [row] : []));
  return { kept: ofOne(keptId), merged: ofOne(mergedId) };
}

/**
 * Changes rows from what stands on one side to what stands on the other, one statement a table; a row that is not any more as it is
 * expected is left alone. Tells how many were changed.
 */
export async function changeRows(tx: Tx, pair: Pair, changes: readonly Change[], { isUndo = false } = {}): Promise<number> {
  const byTable = Map.groupBy(changes, ({ table }) => table);
  let changed = 0;
  for (const table of mergedTableNames) {
    const given = byTable.get(table)?.map(({ key, before, after }) => ({ key, from: isUndo ? after : before, to: isUndo ? before : after }));
    if (given) changed += await changeRowsOf(tx, table, pair, given);
  }
  return changed;
}

async function changeRowsOf(tx: Tx, table: MergedTable, pair: Pair, given: { key: Row; from: Row; to: Row }[]): Promise<number> {
  const { key, owner, changes } = mergedTables[table];
  const type = sql.table(table);
  const found = key.map((column) => sql`and t.${sql.ref(column)} = (jsonb_populate_record(null::${type}, g.key)).${sql.ref(column)}`);
  const set: RawBuilder<unknown>[] = changes.map((column) => sql`${sql.ref(column)} = (jsonb_populate_record(t, g."to")).${sql.ref(column)}`);
  const { numAffectedRows } = await sql`
    update ${type} t set ${sql.join(set)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(key jsonb, "from" jsonb, "to" jsonb)
    where t.district_id = ${pair.districtId} and t.${sql.ref(owner)} = any(${[pair.keptId, pair.mergedId]}::bigint[])
      ${found.length > 0 ? sql.join(found, sql` `) : sql``}
      and jsonb_populate_record(t, g."from") is not distinct from t`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Attempts that a merge puts away or gives back, and places it ends, say so in their own history. */
export async function insertHistory(
  tx: Tx,
  { districtId }: Pair,
  given: { attempts: readonly number[]; enrollments: readonly number[]; isUndo: boolean; actorId: number; now: Date; schoolYear: number },
): Promise<void> {
  const { isUndo, actorId, now, schoolYear } = given;
  await sql`
    with attempts as (
      insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id)
      select a.district_id, a.school_year, a.attempt_id, ${isUndo ? 'reset-undone' : 'reset'}, ${now}, ${actorId}
      from attempt a where a.district_id = ${districtId} and a.attempt_id = any(${[...given.attempts]}::bigint[]) and (a.archived_at is null) = ${isUndo}
    )
    insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id)
    select e.district_id, ${schoolYear}, e.enrollment_id, case when e.removed_at is null then 'restored' else 'removed' end, ${now}, ${actorId}
    from enrollment e where e.district_id = ${districtId} and e.enrollment_id = any(${[...given.enrollments]}::bigint[])`.execute(tx);
}
