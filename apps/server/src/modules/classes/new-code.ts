import { classCodeAlphabet, classCodeLength } from '@alba/domain/classes';
import { randomLetters } from '../../platform/random/index.ts';

/** A class code nobody can guess from another one: 64 million even choices from a cryptographic source (D66). */
export const newClassCode = (): string => randomLetters(classCodeAlphabet, classCodeLength);
