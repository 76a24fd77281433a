import { countDone, type Validation } from '../common/validation.ts';

/** A response of this kind always holds its one answer. */
export function validate(): Validation {
  return countDone(1, 1);
}

export function isAnswered(): boolean {
  return true;
}
