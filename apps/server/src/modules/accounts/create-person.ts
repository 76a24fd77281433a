import type { EditionId } from '@alba/domain/editions';
import type { Tx } from '../../platform/db/index.ts';
import { deletePerson, insertPerson, insertRoleGrant, type PersonRow, takeSignInName } from './person-repository.ts';

/** `passwordHash` is absent where the person signs in by Google, Clever or a card. */
export type NewPerson = PersonRow & { edition: EditionId; permissions?: readonly string[] };

/** Makes the account with its role at its school and its place in the sign-in directory; undefined when the user name is taken in the edition (D83). */
export async function createPerson(tx: Tx, given: NewPerson): Promise<{ personId: number } | undefined> {
  const { districtId, schoolId, role, permissions = [] } = given;
  const { personId } = await insertPerson(tx, given);
  if (!(await takeSignInName(tx, { ...given, personId }))) {
    await deletePerson(tx, { districtId, personId });
    return undefined;
  }
  await insertRoleGrant(tx, { districtId, personId, role, institutionId: schoolId, permissions });
  return { personId };
}
