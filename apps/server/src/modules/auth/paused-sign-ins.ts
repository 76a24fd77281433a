import { foldUsername } from '@alba/domain/accounts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { deleteCountsOf, selectWaitingAccounts } from './guess-repository.ts';
import { accountKeyOf, type GuessedAt, unknownTriesPerDay } from './sign-in-guesses.ts';

const signInTo = (edition: string, username: string): GuessedAt => ({ edition, foldedName: foldUsername(username) });

/** Which of these user names have to wait somewhere before they may try to sign in again; one statement for any number. */
export async function pausedSignIns(
  db: Db,
  { edition, usernames, now }: { edition: string; usernames: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const waiting = await pausedSubjects(db, { subjects: usernames.map((username) => signInTo(edition, username)), now });
  return new Set(usernames.filter((username) => waiting.has(signInTo(edition, username).foldedName)));
}

/** The same for anything that is guessed at under one `edition`, by its `foldedName`. */
export async function pausedSubjects(db: Db, { subjects, now }: { subjects: readonly GuessedAt[]; now: Date }): Promise<ReadonlySet<string>> {
  const keys = new Map(subjects.map((subject) => [accountKeyOf(subject), subject.foldedName]));
  const waiting = await selectWaitingAccounts(db, { accounts: [...keys.keys()], budget: unknownTriesPerDay, now });
  return new Set([...waiting].map((key) => keys.get(key) ?? ''));
}

/** Forgets the failed tries at an account, so that its owner may try again at once (D85). Whose account it is, the caller has asked. */
export const forgetFailedSignIns = (tx: Tx, { edition, username }: { edition: string; username: string }): Promise<void> =>
  forgetTries(tx, signInTo(edition, username));

/** Forgets the failed tries at anything that is guessed at. */
export const forgetTries = (tx: Tx, subject: GuessedAt): Promise<void> => deleteCountsOf(tx, accountKeyOf(subject));
