import type { EditionId } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { NotDone } from '../institutions/index.ts';
import { type AccountView, selectByUsername } from './account-repository.ts';

export type AccountRefusal = 'account_unknown' | 'edition_needed' | 'username_taken' | 'not_a_student' | 'already_so' | 'no_second_step';
export type NamedAccount = { username: string /** Needed where two editions have the name. */; edition?: EditionId };

/** The account with this user name, or a NotDone. */
export async function accountNamed(db: Db | Tx, { username, edition }: NamedAccount): Promise<AccountView> {
  const found = await selectByUsername(db, { username, edition });
  const [account] = found;
  if (!account) throw new NotDone<AccountRefusal>('account_unknown', { username });
  if (found.length > 1) throw new NotDone<AccountRefusal>('edition_needed', { username, editions: found.map((one) => one.edition).join(', ') });
  return account;
}
