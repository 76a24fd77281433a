import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { RunKey } from './run-repository.ts';

const finished = sql`('done', 'failed', 'cancelled', 'undone')`;

/** Lines, problems and holds of runs whose undo is over. */
export async function deleteOldFindings(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  let most = 0;
  for (const table of ['roster_change', 'roster_problem', 'roster_hold'] as const) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select l.ctid from ${sql.table(table)} l join roster_run r on r.district_id = l.district_id and r.run_id = l.run_id
        where coalesce(r.applied_at, r.requested_at) < ${before} and r.state in ${finished} limit ${limit}))`.execute(db);
    most = Math.max(most, Number(numAffectedRows));
  }
  return most;
}

export async function selectOldPackages(db: Db, { before, limit }: { before: Date; limit: number }): Promise<(RunKey & { name: string; isShared: boolean })[]> {
  const { rows } = await sql<RunKey & { name: string; isShared: boolean }>`
    select r.district_id as "districtId", r.run_id as "runId", r.package as name, exists (
        select from roster_run o where o.package = r.package and (o.district_id, o.run_id) <> (r.district_id, r.run_id)) as "isShared"
    from roster_run r where r.package is not null and r.requested_at < ${before} and r.state in ${finished} limit ${limit}`.execute(db);
  return rows;
}

/** Which of these packages belong to a run. */
export async function selectUsedPackages(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select distinct package as name from roster_run where package = any(${[...names]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

export async function updateWithoutPackage(db: Db, { districtId, runId }: RunKey): Promise<void> {
  await db.updateTable('roster_run').set({ package: null }).where('district_id', '=', districtId).where('run_id', '=', runId).execute();
}
