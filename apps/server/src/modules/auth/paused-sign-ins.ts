import { foldUsername } from '@alba/domain/accounts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { deleteCountsOf, selectWaitingAccounts } from './guess-repository.ts';
import { accountKeyOf, unknownTriesPerDay } from './sign-in-guesses.ts';

const accountOf = (edition: string, username: string): string => accountKeyOf({ edition, foldedName: foldUsername(username) });

/** Which of these user names have to wait somewhere before they may try to sign in again; one statement for any number. */
export async function pausedSignIns(
  db: Db,
  { edition, usernames, now }: { edition: string; usernames: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const accounts = new Map(usernames.map((username) => [username, accountOf(edition, username)]));
  const waiting = await selectWaitingAccounts(db, { accounts: [...accounts.values()], budget: unknownTriesPerDay, now });
  return new Set(usernames.filter((username) => waiting.has(accounts.get(username) ?? '')));
}

/** Forgets the failed tries at an account, so that its owner may try again at once (D85). Whose account it is, the caller has asked. */
export const forgetFailedSignIns = (tx: Tx, { edition, username }: { edition: string; username: string }): Promise<void> =>
  deleteCountsOf(tx, accountOf(edition, username));
