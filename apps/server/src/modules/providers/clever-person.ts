import { randomInt } from 'node:crypto';
import type { Role } from '@alba/domain/accounts';
import { localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { keptLastName } from '@alba/domain/new-account';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { createPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { AuthCall } from '../auth/index.ts';
import { selectSchool, settingsOf } from '../institutions/index.ts';
import { insertRole, selectSchools, updateRoleToDistrict } from './clever-repository.ts';
import { selectOptionalOwner } from './identity-repository.ts';
import { type LinkRefusal, linkIdentity } from './link-service.ts';
import { usernameFrom } from './new-username.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/** First `.2`, `.3`, then by chance: a common name in a large edition has thousands. */
const mostTries = 30;

type Made = 'made' | 'which-school' | { refused: LinkRefusal };
type Making = { identity: ProvenIdentity; roles: readonly Role[]; call: AuthCall };

/** Makes the account of somebody new with every role that they hold here. Two that come at once make one account. */
export async function createCleverPerson(db: Db, making: Making): Promise<Made> {
  return transact(db, async (tx): Promise<Made> => {
    const { identity, roles, call } = making;
    const { districtId } = identity;
    if (districtId === undefined) return 'which-school';
    const schoolId = await schoolOf(tx, { districtId, externalSchool: identity.externalSchool, isAdmin: roles.every((role) => role === 'admin') });
    if (schoolId === undefined) return 'which-school';
    const { personId } = await insertPerson(tx, { ...making, districtId, schoolId });
    const refused = await linkIdentity(tx, { identity, person: { districtId, personId }, schoolId, now: call.now });
    if (refused) throw new NotLinked(refused);
    await auditCreation(tx, { ...making, districtId, schoolId, personId });
    return 'made';
  }).catch(async (error: unknown) => {
    if (!(error instanceof NotLinked)) throw error;
    // The other of two that came at once was first: then the account is there.
    return error.refused === 'provider_account_taken' && (await selectOptionalOwner(db, making.identity)) ? 'made' : { refused: error.refused };
  });
}

/** Takes the transaction back: nobody is made who could not sign in. */
class NotLinked extends Error {
  readonly refused: LinkRefusal;
  constructor(refused: LinkRefusal) {
    super(refused);
    this.refused = refused;
  }
}

/** The school with that Clever id, or the only one there is. Who answers for the whole district is at home in its first. */
async function schoolOf(tx: Tx, given: { districtId: number; externalSchool?: string; isAdmin: boolean }): Promise<number | undefined> {
  const [first, ...others] = await selectSchools(tx, given);
  return first && (first.isMatch || others.length === 0 || given.isAdmin) ? first.schoolId : undefined;
}

type Placed = Making & { districtId: number; schoolId: number };

async function insertPerson(tx: Tx, { identity, roles, districtId, schoolId }: Placed): Promise<{ personId: number }> {
  const { edition, email, firstName } = identity;
  const [role = 'student', ...otherRoles] = roles;
  const { forceInitials } = await settingsOf(tx, { districtId, schoolId });
  const lastName = keptLastName(identity.lastName, { role, forceInitials });
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const username = usernameFrom({ firstName, lastName }, attempt <= 5 ? attempt : randomInt(10, 100_000));
    const made = await createPerson(tx, { districtId, schoolId, edition, username, firstName, lastName, email, role });
    if (!made) continue;
    for (const other of otherRoles) await insertRole(tx, { districtId, personId: made.personId, role: other, institutionId: schoolId });
    await updateRoleToDistrict(tx, { districtId, personId: made.personId });
    return made;
  }
  throw new Error(`${mostTries} user names in a row are taken`);
}

async function auditCreation(tx: Tx, { identity, roles, districtId, schoolId, personId, call }: Placed & { personId: number }): Promise<void> {
  const { timeZone } = await selectSchool(tx, { districtId, schoolId });
  await recordAudit(tx, {
    districtId,
    schoolYear: schoolYearOf(localDateOf(call.now, timeZone), identity.edition),
    at: call.now,
    requestId: call.requestId,
    action: 'person.created',
    objectKind: 'person',
    objectId: personId,
    schoolId,
    data: { way: identity.provider, roles },
  });
}
