import { type Validation, validateList } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(question: PublicOf<'ordering'>, { order }: ResponseOf<'ordering'>): Validation {
  return validateList({ chosen: order, known: question.steps.map(({ id }) => id), needed: question.steps.length });
}

export function isAnswered({ order }: ResponseOf<'ordering'>): boolean {
  return order.length > 0;
}
