import { finishProviderSignIn as endpoint, type FinishReply } from '@alba/contract/providers';
import type { EditionId } from '@alba/domain/editions';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type EnterCall, enterKnown, keepFor } from './enter-service.ts';
import { hasPersonWithEmail } from './identity-repository.ts';
import type { Proof } from './proof.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import type { ProviderServices } from './services.ts';

type Entering = { edition: EditionId; proof: Proof; call: EnterCall };

/**
 * Signs the owner of a Google account in (P-GOOGLE). Somebody unknown may be the person who has the same e-mail here, which only
 * they can confirm, or somebody new. An address that Google has not checked proposes nothing and makes no account.
 */
export async function enterByGoogle(db: Db, services: ProviderServices, { edition, proof, call }: Entering): Promise<FinishReply> {
  const { grant: _grant, externalDistrict: _district, ...proven } = proof;
  const identity: ProvenIdentity = { ...proven, edition };
  const entered = await enterKnown(db, services, { identity, call });
  if (entered) return entered;
  const { email } = identity;
  if (email === undefined) throw refuse(endpoint, 'provider_email_unverified');
  const outcome = (await hasPersonWithEmail(db, { edition, email })) ? 'link-proposed' : 'unknown';
  return keepFor(db, outcome, { identity, now: call.now });
}
