import { finishProviderSignIn as endpoint, type FinishReply } from '@alba/contract/providers';
import type { Role } from '@alba/domain/accounts';
import { localDateOf } from '@alba/domain/assignments';
import type { Db } from '../../platform/db/index.ts';
import { transact } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { selectSubscription, zoneOf } from '../institutions/index.ts';
import { createCleverPerson } from './clever-person.ts';
import { selectOptionalDistrict, type TiedDistrict } from './clever-repository.ts';
import { type EnterCall, enterKnown, keepFor } from './enter-service.ts';
import { hasPersonWithEmail } from './identity-repository.ts';
import { takePendingIdentity } from './pending-identity.ts';
import type { Proof } from './proof.ts';
import type { CleverRole, ProvenIdentity } from './proven-identity.ts';
import type { ProviderServices } from './services.ts';

/** Staff get in only when an administrator says so, and contacts never (interop 2.3). */
const rolesHere: Partial<Record<CleverRole, Role>> = { student: 'student', teacher: 'teacher', district_admin: 'admin' };
export const rolesOf = (roles: readonly CleverRole[]): Role[] => roles.flatMap((role) => rolesHere[role] ?? []);

/**
 * Signs somebody in whom their district's Clever vouches for, and makes their account at the first time (P-CLEVER). Only a district
 * that is tied to one of ours counts; somebody with the e-mail of a person of that district is asked first whether that is them.
 */
export async function enterByClever(db: Db, services: ProviderServices, { proof, call }: { proof: Proof; call: EnterCall }): Promise<FinishReply> {
  const { grant: _grant, externalDistrict = '', ...proven } = proof;
  const district = await selectOptionalDistrict(db, externalDistrict);
  if (!district) throw refuse(endpoint, notSubscribed(proof.roles));
  const identity: ProvenIdentity = { ...proven, edition: district.edition, districtId: district.districtId };
  const entered = await enterKnown(db, services, { identity, call });
  if (entered) return entered;
  await refuseNewcomer(db, { identity, district, now: call.now });
  const { email, edition, districtId } = identity;
  if (email && (await hasPersonWithEmail(db, { edition, email, districtId }))) return keepFor(db, 'link-proposed', { identity, now: call.now });
  return await createAndEnter(db, services, { identity, call });
}

/** Somebody who was asked whether they are a person we know, and is not: their own account. */
export async function createFromTicket(db: Db, services: ProviderServices, { ticket, call }: { ticket: string; call: EnterCall }): Promise<FinishReply> {
  const identity = await transact(db, (tx) => takePendingIdentity(tx, ticket, call.now));
  if (identity?.provider !== 'clever') throw refuse(endpoint, 'provider_sign_in_expired');
  return await createAndEnter(db, services, { identity, call });
}

async function refuseNewcomer(db: Db, { identity, district, now }: { identity: ProvenIdentity; district: TiedDistrict; now: Date }): Promise<void> {
  if (rolesOf(identity.roles).length === 0) throw refuse(endpoint, 'provider_role_unknown');
  const { districtId, edition } = district;
  const subscription = await selectSubscription(db, { districtId, edition, today: localDateOf(now, zoneOf(district)) });
  if (!subscription.isCurrent) throw refuse(endpoint, notSubscribed(identity.roles));
}

const notSubscribed = (roles: readonly CleverRole[]) => (roles.every((role) => role === 'student') ? 'not_subscribed_student' : 'not_subscribed_teacher');

async function createAndEnter(db: Db, services: ProviderServices, { identity, call }: { identity: ProvenIdentity; call: EnterCall }): Promise<FinishReply> {
  const made = await createCleverPerson(db, { identity, roles: rolesOf(identity.roles), call });
  // Which school is not known: the person says it by a code, and goes on from there.
  if (made === 'which-school') return keepFor(db, 'unknown', { identity, now: call.now });
  if (typeof made === 'object') throw refuse(endpoint, made.refused);
  const entered = await enterKnown(db, services, { identity, call });
  if (!entered) throw new Error('the identity was linked just now');
  return entered;
}
