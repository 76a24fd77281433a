import { signUp as endpoint } from '@alba/contract/sign-up';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { linkIdentity, takePendingIdentity } from '../providers/index.ts';
import type { SignUpBody } from './sign-up-call.ts';

type Linking = { body: SignUpBody; person: { districtId: number; personId: number }; schoolId: number; now: Date };

/** Lets the new person sign in by the identity they have proved, if they have; tells by which way they sign in. */
export async function linkProvenIdentity(tx: Tx, { body, person, schoolId, now }: Linking): Promise<'password' | 'google' | 'clever'> {
  if (body.providerTicket === undefined) return 'password';
  const identity = await takePendingIdentity(tx, body.providerTicket, now);
  if (identity?.edition !== body.edition) throw refuse(endpoint, 'provider_sign_in_expired');
  const refusal = await linkIdentity(tx, { identity, person, schoolId, now });
  // an account from outside the school's own domain or district: of a teacher it is the code that is not theirs
  const isElsewhere = refusal === 'provider_wrong_domain' || (identity.districtId !== undefined && identity.districtId !== person.districtId);
  if (refusal && isElsewhere && body.role === 'teacher') throw refuse(endpoint, 'school_code_mismatch');
  if (refusal) throw refuse(endpoint, refusal);
  return identity.provider;
}
