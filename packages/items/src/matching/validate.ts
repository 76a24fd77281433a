import { type Validation, validatePlaces } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(question: PublicOf<'matching'>, response: ResponseOf<'matching'>): Validation {
  const options = question.options.map(({ id }) => id);
  return validatePlaces({ chosen: response.rows, known: new Map(question.rows.map(({ id }) => [id, options])) });
}

export function isAnswered({ rows }: ResponseOf<'matching'>): boolean {
  return Object.keys(rows).length > 0;
}
