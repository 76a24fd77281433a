import { allOrNothing, type Feedback, feedbackAt, type Score, type TryNumber } from '../common/outcome.ts';
import { invalid } from '../common/validation.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';
import { readNumbers } from './read-numbers.ts';

export function score(key: KeyOf<'numeric'>, { text }: ResponseOf<'numeric'>): Score {
  if (text.trim() === '') return allOrNothing(false);
  const readings = readNumbers(text);
  return readings.length === 0 ? invalid('not_a_number') : allOrNothing(isRight(key, readings));
}

/** About the slip that leads to this number, else the general words. */
export function feedback(key: KeyOf<'numeric'>, { text }: ResponseOf<'numeric'>, tryNumber: TryNumber): Feedback | undefined {
  const readings = readNumbers(text);
  if (readings.length === 0 || isRight(key, readings)) return undefined;
  const slip = key.slips.find(({ value }) => readings.some((reading) => isNear(reading, value, 0)));
  return feedbackAt(slip?.feedback ?? key.feedback, tryNumber);
}

function isRight({ answer, tolerance }: KeyOf<'numeric'>, readings: readonly number[]): boolean {
  return readings.some((reading) => isNear(reading, answer, tolerance));
}

/** Decimals such as 0.1 + 0.2 are no exact numbers: a hair beyond the tolerance still counts. */
function isNear(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance + 1e-9 * Math.max(1, Math.abs(other));
}

export function possiblePoints(): number {
  return 1;
}

/** The number with a decimal point; the screen writes it in the reader's way. */
export function describeCorrect({ answer }: KeyOf<'numeric'>): ResponseOf<'numeric'> {
  return { kind: 'numeric', text: String(answer) };
}
