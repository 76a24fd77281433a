import { type Validation, validateList } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(question: PublicOf<'multiple-choice'>, { choices }: ResponseOf<'multiple-choice'>): Validation {
  return validateList({ chosen: choices, known: question.choices.map(({ id }) => id), needed: question.choose });
}

export function isAnswered({ choices }: ResponseOf<'multiple-choice'>): boolean {
  return choices.length > 0;
}
