import { randomInt } from 'node:crypto';
import { classCodeAlphabet, classCodeLength } from '@alba/domain/classes';

/** A class code nobody can guess from another one: 64 million even choices from a cryptographic source (D66). */
export function newClassCode(): string {
  return Array.from({ length: classCodeLength }, () => classCodeAlphabet[randomInt(classCodeAlphabet.length)]).join('');
}
