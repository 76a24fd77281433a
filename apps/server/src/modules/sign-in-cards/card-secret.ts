import { createHmac } from 'node:crypto';
import { classCodeAlphabet, classCodeLength } from '@alba/domain/classes';
import { randomLetters } from '../../platform/random/index.ts';
import { hashSecret, newSecret } from '../../platform/tokens/index.ts';

const secretBytes = 16;
const shape = /^([1-9][0-9]{0,15})\.[A-Za-z0-9_-]{22}$/;

/** What the QR code of a card proves: `<district>.<128 random bits>`. The district finds the row. */
export function newCardSecret(districtId: number): string {
  return `${districtId}.${newSecret(secretBytes)}`;
}

/** Undefined when `text` cannot be the secret of a card, so that nothing needs to be looked up. */
export function parseCardSecret(text: string): { districtId: number; hash: Buffer } | undefined {
  const districtId = Number(shape.exec(text)?.[1]);
  return Number.isSafeInteger(districtId) ? { districtId, hash: hashSecret(text) } : undefined;
}

/** For typing by hand, in the form of a class code. Short, so it counts on the open screen of one class only. */
export const newCardCode = (): string => randomLetters(classCodeAlphabet, classCodeLength);

/** What is stored of a short code: with the key of the installation, because all short codes could be tried on a plain hash. */
export const hashCardCode = (code: string, key: Buffer): Buffer => createHmac('sha256', key).update(code).digest();
