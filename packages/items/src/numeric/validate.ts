import { countDone, type Validation } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';
import { readNumbers } from './read-numbers.ts';

export function validate(_question: PublicOf<'numeric'>, response: ResponseOf<'numeric'>): Validation {
  if (!isAnswered(response)) return countDone(0, 1);
  return readNumbers(response.text).length > 0 ? countDone(1, 1) : { type: 'incomplete', done: 0, needed: 1, message: 'not_a_number' };
}

export function isAnswered({ text }: ResponseOf<'numeric'>): boolean {
  return text.trim() !== '';
}
