import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Change, Pair } from './rows-repository.ts';

export async function insertMerge(
  tx: Tx,
  { districtId, keptId, mergedId }: Pair,
  given: { changes: readonly Change[]; mergedBy: number; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('person_merge')
    .values({
      district_id: districtId,
      kept_id: keptId,
      merged_id: mergedId,
      moved: JSON.stringify(given.changes),
      merged_by: given.mergedBy,
      merged_at: given.now,
    })
    .returning('merge_id as mergeId')
    .executeTakeFirstOrThrow();
  return row.mergeId;
}

export type MergeRow = { keptId: number; mergedId: number; moved: Change[]; mergedAt: Date; undoneAt: Date | null; isLatest: boolean };

/** The merge, locked until the transaction ends. The latest is one after which neither of the two was merged again. */
export async function lockMerge(tx: Tx, { districtId, mergeId }: { districtId: number; mergeId: number }): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select m.kept_id as "keptId", m.merged_id as "mergedId", m.moved, m.merged_at as "mergedAt", m.undone_at as "undoneAt", not exists (
      select from person_merge l where l.district_id = m.district_id and l.merge_id > m.merge_id and l.undone_at is null
        and (l.kept_id in (m.kept_id, m.merged_id) or l.merged_id in (m.kept_id, m.merged_id))
    ) as "isLatest"
    from person_merge m where m.district_id = ${districtId} and m.merge_id = ${mergeId} for update of m`.execute(tx);
  return rows[0];
}

export async function markUndone(tx: Tx, { districtId, mergeId, now }: { districtId: number; mergeId: number; now: Date }): Promise<void> {
  await tx.updateTable('person_merge').set({ undone_at: now }).where('district_id', '=', districtId).where('merge_id', '=', mergeId).execute();
}

/** Tokens of the person that were made before stop counting. The caller holds the lock. */
export async function endTokens(tx: Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<void> {
  await tx
    .updateTable('person')
    .set({ session_version: sql`session_version + 1` })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .execute();
}

export type MergeLine = {
  mergeId: number;
  keptFirstName: string;
  keptLastName: string;
  keptUsername: string;
  mergedFirstName: string;
  mergedLastName: string;
  mergedUsername: string;
  mergedAt: Date;
  isUndone: boolean;
};

export async function selectMerges(db: Db, { districtId, since }: { districtId: number; since: Date }): Promise<MergeLine[]> {
  const { rows } = await sql<MergeLine>`
    select m.merge_id as "mergeId", k.first_name as "keptFirstName", k.last_name as "keptLastName", k.username as "keptUsername",
      g.first_name as "mergedFirstName", g.last_name as "mergedLastName", g.username as "mergedUsername",
      m.merged_at as "mergedAt", m.undone_at is not null as "isUndone"
    from person_merge m
    join person k on k.district_id = m.district_id and k.person_id = m.kept_id
    join person g on g.district_id = m.district_id and g.person_id = m.merged_id
    where m.district_id = ${districtId} and m.merged_at >= ${since} order by m.merge_id desc limit 50`.execute(db);
  return rows;
}

/** What the assignments are called that both worked on. */
export async function selectAssignmentTitles(
  db: Db,
  { districtId, ids }: { districtId: number; ids: readonly number[] },
): Promise<{ assignmentId: number; title: string }[]> {
  const { rows } = await sql<{ assignmentId: number; title: string }>`
    select a.assignment_id as "assignmentId", l.title from assignment a join lesson l on l.lesson_id = a.lesson_id
    where a.district_id = ${districtId} and a.assignment_id = any(${[...ids]}::bigint[]) order by l.title collate "und-x-icu", a.assignment_id limit 50`.execute(
    db,
  );
  return rows;
}

/** Forgets what moved in merges that can be given back no more; that the account was merged stays, so that it stays out of the lists. */
export async function forgetMoved(db: Db, { before }: { before: Date }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('person_merge')
    .set({ moved: '[]' })
    .where('merged_at', '<', before)
    .where(sql<boolean>`moved <> '[]'::jsonb`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
