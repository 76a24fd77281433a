import { hashSecret, newSecret } from './secret.ts';

const shape = /^(0|[1-9][0-9]{0,15})\.([A-Za-z0-9_-]{43})$/;

/** What a one-time link carries: `<district>.<256 random bits>`. The district finds the row, the rest proves the right to it. */
export type OneTimeToken = { districtId: number; hash: Buffer };

export function newOneTimeToken(districtId: number): { token: string; hash: Buffer } {
  const token = `${districtId}.${newSecret()}`;
  return { token, hash: hashSecret(token) };
}

/** Undefined when `text` cannot be such a token, so that nothing needs to be looked up. */
export function parseOneTimeToken(text: string): OneTimeToken | undefined {
  const found = shape.exec(text);
  const districtId = Number(found?.[1]);
  return found && Number.isSafeInteger(districtId) ? { districtId, hash: hashSecret(text) } : undefined;
}
