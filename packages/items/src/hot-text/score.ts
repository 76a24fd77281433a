import { allOrNothing, type Feedback, feedbackAt, own, type Score, sameSet, type TryNumber } from '../common/outcome.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

/** Any of the key's sets counts. The key does not know which other units were offered: `validate` does. */
export function score(key: KeyOf<'hot-text'>, { units }: ResponseOf<'hot-text'>): Score {
  return allOrNothing(key.keys.some((set) => sameSet(set, units)));
}

/** About the first chosen unit that has words of its own, else the general words. */
export function feedback(key: KeyOf<'hot-text'>, { units }: ResponseOf<'hot-text'>, tryNumber: TryNumber): Feedback | undefined {
  if (units.length === 0 || key.keys.some((set) => sameSet(set, units))) return undefined;
  const wrong = [...units].sort((one, other) => one - other).flatMap((unit) => own(key.wrong, String(unit)) ?? [])[0];
  return feedbackAt(wrong?.feedback ?? key.feedback, tryNumber);
}

export function possiblePoints(): number {
  return 1;
}

export function describeCorrect({ keys }: KeyOf<'hot-text'>): ResponseOf<'hot-text'> {
  return { kind: 'hot-text', units: [...(keys[0] ?? [])] };
}
