import type { RefusalCode } from '@alba/contract/refusals';
import type { Db } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { AuthServices } from './services.ts';
import { takeSignInTry } from './sign-in-guesses.ts';

export type Visitor = { deviceId: string; ip: string; now: Date };

const wrongCodes: readonly RefusalCode[] = ['class_code_unknown', 'school_code_unknown'];

/**
 * Slows down a device that guesses class or school codes, whichever call it guesses with, and tells the operator of a network that does
 * (D80, D85). A right code is no guess, and it does not wash away the guesses before it.
 */
export async function limitCodeGuesses<T>(db: Db, { deviceId, ip, now }: Visitor, log: AuthServices['log'], work: () => Promise<T>): Promise<T> {
  const taken = await takeSignInTry(db, { edition: 'sign-up code', foldedName: deviceId, ip, now }, log);
  let isGuess = false;
  try {
    return await work();
  } catch (error) {
    isGuess = error instanceof Refusal && wrongCodes.includes(error.code);
    throw error;
  } finally {
    await (isGuess ? taken.fail() : taken.cancel());
  }
}
