import type { Db } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import { verifyPassword } from '../../platform/passwords/index.ts';
import { limitGuesses } from '../auth/index.ts';
import type { Owner } from './recovery-codes.ts';

type Given = { owner: Owner; passwordHash: string; password: string; now: Date };

/** Throws unless the password is right. The same counter as for other changes of the account: guesses add up. */
export async function confirmPassword(db: Db, { owner, passwordHash, password, now }: Given): Promise<void> {
  const key = `account-password:${owner.districtId}:${owner.personId}`;
  await limitGuesses(db, { key, now, wrong: 'current_password_wrong' }, async () => {
    if (!(await verifyPassword(passwordHash, password))) throw new Refusal('current_password_wrong');
  });
}
