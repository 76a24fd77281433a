import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { classCodeAlphabet, classCodeLength } from '@alba/domain/classes';

const shape = /^([1-9][0-9]{0,15})\.[A-Za-z0-9_-]{22}$/;

/** What the QR code of a card proves: `<district>.<128 random bits>`. The district finds the row. */
export function newCardSecret(districtId: number): string {
  return `${districtId}.${randomBytes(16).toString('base64url')}`;
}

/** Undefined when `text` cannot be the secret of a card, so that nothing needs to be looked up. */
export function parseCardSecret(text: string): { districtId: number; hash: Buffer } | undefined {
  const districtId = Number(shape.exec(text)?.[1]);
  return Number.isSafeInteger(districtId) ? { districtId, hash: hashCardSecret(text) } : undefined;
}

/** Only this is stored. The secret is random and long, so a quick hash is enough. */
export const hashCardSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** For typing by hand, in the form of a class code. Short, so it counts on the open screen of one class only. */
export function newCardCode(): string {
  return Array.from({ length: classCodeLength }, () => classCodeAlphabet[randomInt(classCodeAlphabet.length)]).join('');
}

/** What is stored of a short code: with the key of the installation, because all short codes could be tried on a plain hash. */
export const hashCardCode = (code: string, key: Buffer): Buffer => createHmac('sha256', key).update(code).digest();
