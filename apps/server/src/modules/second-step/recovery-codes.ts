import { createHmac } from 'node:crypto';
import { recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength } from '@alba/domain/second-step';
import { randomLetters } from '../../platform/random/index.ts';

export type Owner = { districtId: number; personId: number };

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(randomLetters(recoveryCodeAlphabet, recoveryCodeLength));
  return [...codes];
}

/** What is stored of a code: with the key of the installation, since 50 bits could be tried on a plain hash. */
export function hashRecoveryCode(code: string, { districtId, personId }: Owner, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${districtId}:${personId}:${code}`).digest();
}
