import type { RefusalCode } from '@alba/contract/refusals';
import { Refusal } from '../../platform/http/index.ts';

type Judged = {
  /** Refusals that say that somebody guessed. */
  wrong: readonly RefusalCode[];
  /** Told once `work` has ended, well or not. */
  ended: (wasGuess: boolean) => Promise<void>;
};

/** Runs `work` and tells whether it was a guess, whatever comes of it. */
export async function judge<T>({ wrong, ended }: Judged, work: () => Promise<T>): Promise<T> {
  let wasGuess = false;
  try {
    return await work();
  } catch (error) {
    wasGuess = error instanceof Refusal && wrong.includes(error.code);
    throw error;
  } finally {
    await ended(wasGuess);
  }
}
