import { finishProviderSignIn as endpoint, type FinishReply, type PendingIdentity } from '@alba/contract/providers';
import { type Db, transact } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Account, type AuthCall, enterAccount, lockAccount } from '../auth/index.ts';
import { selectOptionalOwner, updateLastUsed } from './identity-repository.ts';
import { schoolRefusal } from './link-service.ts';
import { keepPendingIdentity } from './pending-identity.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import type { ProviderServices } from './services.ts';

export type EnterCall = AuthCall & { deviceId: string | undefined };

/**
 * Signs the owner of an identity in, or asks them for their second step; undefined when nobody owns it. Throws what their school or
 * their account says against it.
 */
export async function enterKnown(
  db: Db,
  services: ProviderServices,
  { identity, call }: { identity: ProvenIdentity; call: EnterCall },
): Promise<FinishReply | undefined> {
  const account = await ownerOf(db, identity);
  if (!account) return undefined;
  const refusal = await schoolRefusal(db, { identity, districtId: account.districtId, schoolId: account.schoolId });
  if (refusal) throw refuse(endpoint, refusal);
  const entered = await enterAccount(db, services, { account, way: identity.provider, call, deviceId: call.deviceId });
  await updateLastUsed(db, { ...identity, now: call.now });
  return 'secondStep' in entered ? { outcome: 'second-step', ticket: entered.secondStep.ticket } : { outcome: 'signed-in', session: entered };
}

async function ownerOf(db: Db, identity: ProvenIdentity): Promise<Account | undefined> {
  const owner = await selectOptionalOwner(db, identity);
  return owner && transact(db, (tx) => lockAccount(tx, owner));
}

/** Keeps the identity for 30 minutes, for a link or a new account. */
export async function keepFor(db: Db, outcome: 'link-proposed' | 'unknown', { identity, now }: { identity: ProvenIdentity; now: Date }): Promise<FinishReply> {
  const { provider, firstName, lastName, email } = identity;
  const pending: PendingIdentity = { ticket: await keepPendingIdentity(db, identity, now), provider, firstName, lastName, email };
  return { outcome, pending };
}
