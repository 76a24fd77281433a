import { type Validation, validateList } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(question: PublicOf<'hot-text'>, { units }: ResponseOf<'hot-text'>): Validation {
  return validateList({ chosen: units, known: question.units, needed: question.choose });
}

export function isAnswered({ units }: ResponseOf<'hot-text'>): boolean {
  return units.length > 0;
}
