import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Those of the assignments that a student has begun, reset or not. Ask with the assignments locked, since a student who begins waits for them. */
export async function selectBegun(tx: Tx, { districtId, assignmentIds }: { districtId: number; assignmentIds: readonly number[] }): Promise<number[]> {
  const result = await sql<{ assignmentId: number }>`
    select a.assignment_id as "assignmentId" from assignment a
    where a.district_id = ${districtId} and a.assignment_id = any(${[...assignmentIds]}::bigint[]) and exists (
      select from attempt w where w.district_id = a.district_id and w.school_year = a.school_year and w.assignment_id = a.assignment_id
    )
    order by a.assignment_id`.execute(tx);
  return result.rows.map(({ assignmentId }) => assignmentId);
}
