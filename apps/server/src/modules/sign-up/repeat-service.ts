import { createHash } from 'node:crypto';
import { signUp as endpoint } from '@alba/contract/sign-up';
import { foldUsername } from '@alba/domain/accounts';
import { type Db, transact } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { verifyPassword } from '../../platform/passwords/index.ts';
import { type Account, lockAccount } from '../auth/index.ts';
import type { SignUpBody } from './sign-up-call.ts';
import { selectOptionalKept } from './sign-up-repository.ts';

/**
 * The account that an earlier sending of this same sign-up made, whose answer got lost on its way: same key, same fields, same password.
 * The key alone opens nothing.
 */
export async function accountOfRepeat(db: Db, body: SignUpBody, key: string | undefined): Promise<Account | undefined> {
  if (key === undefined || body.password === undefined) return undefined;
  const kept = await selectOptionalKept(db, { edition: body.edition, foldedName: foldUsername(body.username), key });
  if (!kept || !(await verifyPassword(kept.passwordHash, body.password))) return undefined;
  if (kept.bodyHash !== hashOfFields(body)) throw refuse(endpoint, 'idempotency_key_reused');
  return transact(db, (tx) => lockAccount(tx, kept));
}

/** Everything but the password, of which no quick hash may lie about. */
export function hashOfFields({ password: _password, ...fields }: SignUpBody): string {
  const inOrder = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url');
}
