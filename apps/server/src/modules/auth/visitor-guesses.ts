import type { RefusalCode } from '@alba/contract/refusals';
import type { Db } from '../../platform/db/index.ts';
import { judge } from './judge.ts';
import type { AuthServices } from './services.ts';
import { takeSignInTry } from './sign-in-guesses.ts';

/** A browser that nobody is signed in on. */
export type Device = { deviceId: string | undefined; ip: string; now: Date; log: AuthServices['log'] };
export type Visitor = { deviceId: string; ip: string; now: Date };

/**
 * Slows down a device that guesses at something that everybody could guess at: it has tries of its own, so a class never shuts itself
 * out, and the operator is told of a network that fails often (D85). What is refused with one of `wrong` was a guess; whatever is not does
 * not wash away the guesses before it.
 */
export async function limitDeviceGuesses<T>(
  db: Db,
  { what, wrong }: { what: string; wrong: readonly RefusalCode[] },
  { deviceId, ip, now, log }: Device,
  work: () => Promise<T>,
): Promise<T> {
  const taken = await takeSignInTry(db, { edition: what, foldedName: deviceId ?? `at ${ip}`, deviceId, ip, now }, log);
  return judge({ wrong, ended: (wasGuess) => (wasGuess ? taken.fail() : taken.cancel()) }, work);
}

const codes = { what: 'sign-up code', wrong: ['class_code_unknown', 'school_code_unknown'] } as const;

/** Slows down a device that guesses class or school codes, whichever call it guesses with (D80). */
export const limitCodeGuesses = <T>(db: Db, visitor: Visitor, log: AuthServices['log'], work: () => Promise<T>): Promise<T> =>
  limitDeviceGuesses(db, codes, { ...visitor, log }, work);
