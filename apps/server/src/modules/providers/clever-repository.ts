import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type TiedDistrict = { districtId: number; edition: EditionId; timeZone: string | null };

/** Our district that a Clever district is, if somebody has said so. */
export async function selectOptionalDistrict(db: Db, externalDistrict: string): Promise<TiedDistrict | undefined> {
  const { rows } = await sql<TiedDistrict>`
    select district_id as "districtId", edition, time_zone as "timeZone" from institution
    where settings ? 'cleverDistrictId' and settings ->> 'cleverDistrictId' = ${externalDistrict} and kind = 'district' and closed_at is null
    order by district_id limit 1`.execute(db);
  return rows[0];
}

/** The open schools of a district and which Clever school each one is; a district of thousands is cut, since only one or a match matters. */
export async function selectSchools(
  db: Db | Tx,
  { districtId, externalSchool }: { districtId: number; externalSchool?: string },
): Promise<{ schoolId: number; isMatch: boolean }[]> {
  const { rows } = await sql<{ schoolId: number; isMatch: boolean }>`
    select institution_id as "schoolId", coalesce(settings ->> 'cleverSchoolId' = ${externalSchool ?? null}::text, false) as "isMatch" from institution
    where district_id = ${districtId} and kind = 'school' and closed_at is null
    order by 2 desc, institution_id limit 2`.execute(db);
  return rows;
}

/** One more role beside those a person has. */
export async function insertRole(
  tx: Tx,
  { districtId, personId, role, institutionId }: { districtId: number; personId: number; role: Role; institutionId: number },
): Promise<void> {
  await tx
    .insertInto('role_grant')
    .values({ district_id: districtId, person_id: personId, role, institution_id: institutionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An administrator answers for the whole district, not for the school they were made at. */
export async function updateRoleToDistrict(tx: Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<void> {
  await tx
    .updateTable('role_grant')
    .set({ institution_id: districtId })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('role', '=', 'admin')
    .execute();
}
