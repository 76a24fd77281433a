import { type Feedback, feedbackAt, own, pointEach, type Score, type TryNumber } from '../common/outcome.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

export function score(key: KeyOf<'matching'>, { rows }: ResponseOf<'matching'>): Score {
  return pointEach({ chosen: rows, correct: new Map(placesOf(key).map(([row, { correct }]) => [row, correct])) });
}

/** About the first row that holds a wrong option. */
export function feedback(key: KeyOf<'matching'>, { rows }: ResponseOf<'matching'>, tryNumber: TryNumber): Feedback | undefined {
  const wrong = placesOf(key).find(([row, { correct }]) => (own(rows, row) ?? correct) !== correct);
  return wrong && feedbackAt(wrong[1].feedback, tryNumber);
}

export function possiblePoints(key: KeyOf<'matching'>): number {
  return Object.keys(key.rows).length;
}

export function describeCorrect(key: KeyOf<'matching'>): ResponseOf<'matching'> {
  return { kind: 'matching', rows: Object.fromEntries(placesOf(key).map(([row, { correct }]) => [row, correct])) };
}

/** Rows in the order of the question; a key that came back from the database may have lost it. */
function placesOf(key: KeyOf<'matching'>): [string, KeyOf<'matching'>['rows'][string]][] {
  return Object.entries(key.rows).sort(([one], [other]) => (one < other ? -1 : 1));
}
