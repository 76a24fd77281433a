import type { Score } from '../common/outcome.ts';

/** Shown, never scored (D19). */
export function score(): Score {
  return { type: 'unmarked' };
}

export function feedback(): undefined {
  return undefined;
}

export function possiblePoints(): number {
  return 0;
}

/** There is no one right answer; the key holds two model answers for the teacher. */
export function describeCorrect(): undefined {
  return undefined;
}
