import { countDone, type Validation } from '../common/validation.ts';
import type { PublicOf, ResponseOf } from '../kinds.ts';

export function validate(_question: PublicOf<'open-response'>, response: ResponseOf<'open-response'>): Validation {
  return countDone(isAnswered(response) ? 1 : 0, 1);
}

export function isAnswered({ text }: ResponseOf<'open-response'>): boolean {
  return text.trim() !== '';
}
