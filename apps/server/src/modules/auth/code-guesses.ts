import type { RefusalCode } from '@alba/contract/refusals';
import type { Db } from '../../platform/db/index.ts';
import { refuseThrottled } from '../../platform/http/index.ts';
import { addToWindow, giveBackToWindow, giveTryBack, takeTry } from './guess-repository.ts';
import { judge } from './judge.ts';

/**
 * Slows a person down who guesses codes: runs `work`, and counts it as a guess when it is refused with `wrong`. Counted per
 * person, never by address, so that a class that types a new code badly is not shut out together (D66).
 */
export async function limitGuesses<T>(db: Db, given: { key: string; now: Date; wrong: RefusalCode }, work: () => Promise<T>): Promise<T> {
  const { key, now, wrong } = given;
  const refused = await takeTry(db, { key, now });
  if (refused) throw refuseThrottled(refused.retryAt, now);
  // Given back one by one: a right code of one's own must not wash away the guesses before it.
  const ended = async (wasGuess: boolean) => void (wasGuess || (await giveTryBack(db, { key, now })));
  return judge({ wrong: [wrong], ended }, work);
}

/**
 * Runs `work` with one of `most` guesses that everybody together has under a key in a window: it bounds what many devices can
 * find out that each have tries of their own. Only what is refused with `wrong` uses one up.
 */
export async function limitSharedGuesses<T>(
  db: Db,
  given: { key: string; now: Date; windowMs: number; most: number; wrong: RefusalCode },
  work: () => Promise<T>,
): Promise<T> {
  const { key, now, windowMs, most, wrong } = given;
  const { count, endsAt } = await addToWindow(db, { key, now, windowMs });
  const ended = async (wasGuess: boolean) => void (wasGuess || (await giveBackToWindow(db, key)));
  return judge({ wrong: [wrong], ended }, async () => {
    if (count > most) throw refuseThrottled(endsAt, now);
    return await work();
  });
}
