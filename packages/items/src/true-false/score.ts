import { allOrNothing, type Feedback, feedbackAt, type Score, type TryNumber } from '../common/outcome.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

export function score(key: KeyOf<'true-false'>, { answer }: ResponseOf<'true-false'>): Score {
  return allOrNothing(answer === key.answer);
}

export function feedback(key: KeyOf<'true-false'>, { answer }: ResponseOf<'true-false'>, tryNumber: TryNumber): Feedback | undefined {
  return answer === key.answer ? undefined : feedbackAt(key.feedback, tryNumber);
}

export function possiblePoints(): number {
  return 1;
}

export function describeCorrect({ answer }: KeyOf<'true-false'>): ResponseOf<'true-false'> {
  return { kind: 'true-false', answer };
}
