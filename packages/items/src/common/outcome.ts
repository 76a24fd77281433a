import type { RichText } from '@alba/domain/rich-text';
import { type InvalidReason, invalid } from './validation.ts';

/**
 * What a response earns. `parts` tells gap by gap or row by row. An invalid response earns nothing and reveals no part; open responses are shown,
 * not scored (D19).
 */
export type Score =
  | { type: 'scored'; points: number; possible: number; right: boolean; parts?: Record<string, boolean> }
  | { type: 'unmarked' }
  | { type: 'invalid'; message: InvalidReason };

/** The second stands for every later try. */
export type TryNumber = 1 | 2;
/** What a student reads after a wrong try; ordering also names the first step out of place. */
export type Feedback = { text: RichText; firstWrongStep?: string };

type Pair = readonly [RichText, RichText];

export function feedbackAt(pair: Pair, tryNumber: TryNumber): Feedback {
  return { text: tryNumber === 1 ? pair[0] : pair[1] };
}

/** One point, all or nothing. */
export function allOrNothing(right: boolean): Score {
  return { type: 'scored', points: right ? 1 : 0, possible: 1, right };
}

/** One point for each place that holds its right option; places left empty earn nothing. */
export function pointEach(given: { chosen: Readonly<Record<string, string>>; correct: ReadonlyMap<string, string> }): Score {
  const { chosen, correct } = given;
  if (Object.keys(chosen).some((place) => !correct.has(place))) return invalid('unknown_choice');
  const parts: Record<string, boolean> = {};
  for (const [place, option] of correct) parts[place] = own(chosen, place) === option;
  const points = Object.values(parts).filter(Boolean).length;
  return { type: 'scored', points, possible: correct.size, right: points === correct.size, parts };
}

/** The value a record itself holds: a student's id is never looked up in a prototype. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether two lists hold the same things, whatever their order. */
export function sameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  const set = new Set(one);
  return set.size === new Set(other).size && other.every((entry) => set.has(entry));
}
