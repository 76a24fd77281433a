import { allOrNothing, type Feedback, feedbackAt, type Score, type TryNumber } from '../common/outcome.ts';
import { invalid } from '../common/validation.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

export function score(key: KeyOf<'ordering'>, { order }: ResponseOf<'ordering'>): Score {
  if (order.some((id) => !key.order.includes(id))) return invalid('unknown_choice');
  if (new Set(order).size < order.length) return invalid('repeated_choice');
  return allOrNothing(order.length === key.order.length && firstWrongStep(key, order) === undefined);
}

export function feedback(key: KeyOf<'ordering'>, { order }: ResponseOf<'ordering'>, tryNumber: TryNumber): Feedback | undefined {
  const step = firstWrongStep(key, order);
  return step === undefined ? undefined : { ...feedbackAt(key.feedback, tryNumber), firstWrongStep: step };
}

/** The first step the student put where it does not belong. */
function firstWrongStep(key: KeyOf<'ordering'>, order: readonly string[]): string | undefined {
  return order.find((id, position) => id !== key.order[position]);
}

export function possiblePoints(): number {
  return 1;
}

export function describeCorrect({ order }: KeyOf<'ordering'>): ResponseOf<'ordering'> {
  return { kind: 'ordering', order: [...order] };
}
