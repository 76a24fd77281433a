import { countDone, invalid, type Validation } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(question: PublicOf<'single-choice'>, response: ResponseOf<'single-choice'>): Validation {
  if (!isAnswered(response)) return countDone(0, 1);
  return question.choices.some(({ id }) => id === response.choice) ? countDone(1, 1) : invalid('unknown_choice');
}

export function isAnswered(response: ResponseOf<'single-choice'>): boolean {
  return response.choice !== '';
}
