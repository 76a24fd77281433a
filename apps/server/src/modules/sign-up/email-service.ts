import type { Db } from '../../platform/db/index.ts';
import { networkOf, takeFromBudget, type Visitor } from '../auth/index.ts';
import type { SignUpBody } from './sign-up-call.ts';
import { selectUsesOfAddress } from './sign-up-repository.ts';

/** So often an hour one device, and one network, is told that an address has an account (quality.md D.1). */
const mostTold = 5;
const hour = 3_600_000;

/**
 * Why somebody with this address should sign in instead of signing up. Ask only after a class or school code was right. Once an hour's
 * share is told, the sign-up goes on without a word, as it would for an address that nobody has: so no list of addresses can be tried,
 * and a school behind one address is never shut out (D85). Several accounts may share an address (D88).
 */
export async function refusalOfAddress(
  db: Db,
  body: SignUpBody,
  { deviceId, ip, now }: Visitor,
): Promise<'email_exists' | 'email_made_with_google' | undefined> {
  const email = body.email ?? body.facultyEmail ?? body.schoolEmail;
  if (email === undefined) return undefined;
  const uses = await selectUsesOfAddress(db, { edition: body.edition, email });
  if (uses.length === 0) return undefined;
  const subjects = [`device ${deviceId}`, `network ${networkOf(ip)}`];
  if (await takeFromBudget(db, { kind: 'sign-up e-mail', subjects, most: mostTold, windowMs: hour, now })) return undefined;
  const isGoogleOnly = uses.every(({ hasPassword }) => !hasPassword) && uses.some(({ hasGoogle }) => hasGoogle);
  return isGoogleOnly ? 'email_made_with_google' : 'email_exists';
}
