import type { Tx } from '../../platform/db/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { insertIdentity, type PersonKey } from './identity-repository.ts';
import type { ProvenIdentity } from './proven-identity.ts';

export type LinkRefusal = 'provider_not_allowed' | 'provider_wrong_domain' | 'provider_account_taken';

/**
 * Lets the person sign in by this identity from now on; the reason when it cannot be. Whoever calls has made sure that the person
 * and the identity belong together: a password, a session of their own, or an account that was made just now.
 */
export async function linkIdentity(
  tx: Tx,
  { identity, person, schoolId, now }: { identity: ProvenIdentity; person: PersonKey; schoolId: number; now: Date },
): Promise<LinkRefusal | undefined> {
  const refusal = await schoolRefusal(tx, { identity, districtId: person.districtId, schoolId });
  if (refusal) return refusal;
  const { provider, edition, issuer, subject, email } = identity;
  return (await insertIdentity(tx, { provider, edition, issuer, subject, email, ...person, now })) ? undefined : 'provider_account_taken';
}

/** What the school says against this identity: a way it does not use, or an account from outside its Workspace. */
export async function schoolRefusal(
  db: Parameters<typeof settingsOf>[0],
  { identity, districtId, schoolId }: { identity: Pick<ProvenIdentity, 'provider' | 'hostedDomain' | 'districtId'>; districtId: number; schoolId: number },
): Promise<LinkRefusal | undefined> {
  const settings = await settingsOf(db, { districtId, schoolId });
  if (!settings.signInWays.includes(identity.provider)) return 'provider_not_allowed';
  if (identity.provider === 'clever') return identity.districtId === districtId ? undefined : 'provider_not_allowed';
  const { googleDomain } = settings;
  return googleDomain === undefined || identity.hostedDomain?.toLowerCase() === googleDomain ? undefined : 'provider_wrong_domain';
}
