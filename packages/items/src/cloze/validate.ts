import { type Validation, validatePlaces } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(question: PublicOf<'cloze'>, response: ResponseOf<'cloze'>): Validation {
  return validatePlaces({ chosen: response.gaps, known: new Map(question.gaps.map(({ id, options }) => [id, options.map((option) => option.id)])) });
}

export function isAnswered({ gaps }: ResponseOf<'cloze'>): boolean {
  return Object.keys(gaps).length > 0;
}
