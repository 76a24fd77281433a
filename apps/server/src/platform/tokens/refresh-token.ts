import { createHmac } from 'node:crypto';
import { newSecret } from './secret.ts';

const shape = /^([1-9][0-9]{0,15})\.([A-Za-z0-9_-]{43})$/;

/** A refresh token is `<district>.<256 random bits>`: the district finds the row, the rest proves the right to it. */
export type RefreshToken = { districtId: number; token: string };

export function newRefreshToken(districtId: number): string {
  return `${districtId}.${newSecret()}`;
}

/** Undefined when `text` cannot be a refresh token, so that nothing needs to be looked up. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const districtId = Number(shape.exec(text)?.[1]);
  return Number.isSafeInteger(districtId) ? { districtId, token: text } : undefined;
}

/**
 * The token that follows `token`. It depends on nothing but the predecessor and the server's key, so a browser that asks
 * twice, or two tabs that ask at once, get the same successor, and it need not be stored to be repeated (D1).
 */
export function successorOf({ districtId, token }: RefreshToken, key: Buffer): string {
  return `${districtId}.${createHmac('sha256', key).update(token).digest('base64url')}`;
}
