import type { Db, Tx } from '../../platform/db/index.ts';

/** The schools, or the district itself, of which somebody is an administrator. */
export async function selectAdministered(db: Db | Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('role_grant')
    .select('institution_id as institutionId')
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('role', '=', 'admin')
    .execute();
  return rows.map(({ institutionId }) => institutionId);
}
