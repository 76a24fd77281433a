import { foldUsername, type Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

type PersonKey = { districtId: number; personId: number };
export type PersonRow = {
  districtId: number;
  schoolId: number;
  username: string;
  firstName: string;
  lastName: string;
  email?: string;
  facultyEmail?: string;
  schoolEmail?: string;
  passwordHash?: string;
  role: Role;
};

export function insertPerson(tx: Tx, given: PersonRow): Promise<{ personId: number }> {
  const { districtId, schoolId, username, firstName, lastName, email, facultyEmail, schoolEmail, passwordHash, role } = given;
  return tx
    .insertInto('person')
    .values({
      district_id: districtId,
      school_id: schoolId,
      username: username.trim(),
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      email: email ?? null,
      faculty_email: facultyEmail ?? null,
      school_email: schoolEmail ?? null,
      password_hash: passwordHash ?? null,
      active_role: role,
    })
    .returning('person_id as personId')
    .executeTakeFirstOrThrow();
}

export async function deletePerson(tx: Tx, { districtId, personId }: PersonKey): Promise<void> {
  await tx.deleteFrom('person').where('district_id', '=', districtId).where('person_id', '=', personId).execute();
}

/** Whether the name was free in the edition and is now this person's. */
export async function takeSignInName(
  tx: Tx,
  { edition, username, districtId, personId }: PersonKey & { edition: EditionId; username: string },
): Promise<boolean> {
  const taken = await tx
    .insertInto('sign_in_name')
    .values({ edition, folded_name: foldUsername(username), district_id: districtId, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

export async function insertRoleGrant(
  tx: Tx,
  { districtId, personId, role, institutionId, permissions }: PersonKey & { role: Role; institutionId: number; permissions: readonly string[] },
): Promise<void> {
  await sql`insert into role_grant (district_id, person_id, role, institution_id, permissions)
    values (${districtId}, ${personId}, ${role}, ${institutionId}, ${[...permissions]}::text[])`.execute(tx);
}
