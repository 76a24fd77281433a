import { createHmac } from 'node:crypto';

export type Signing = 'HMAC-SHA1' | 'HMAC-SHA256';
export type SigningKeys = { id: string; secret: string };
type Moment = { nonce: string /** Unix seconds. */; timestamp: number };

/** RFC 3986, which leaves fewer characters as they are than `encodeURIComponent` does. */
export const encode = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The text that is signed (RFC 5849, 3.4.1). `parameters` besides those of the address: of the header, and of a form. */
export function baseString(method: string, address: string, parameters: readonly (readonly [string, string])[]): string {
  const url = new URL(address);
  const sorted = [...url.searchParams, ...parameters]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`);
  return [method.toUpperCase(), encode(`${url.protocol}//${url.host}${url.pathname}`), encode(sorted.join('&'))].join('&');
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

export function sign(text: string, { secret, signing, tokenSecret = '' }: { secret: string; signing: Signing; tokenSecret?: string }): string {
  return createHmac(signing === 'HMAC-SHA1' ? 'sha1' : 'sha256', `${encode(secret)}&${encode(tokenSecret)}`)
    .update(text)
    .digest('base64');
}

/** The `Authorization` header of OAuth 1.0a without a token, as OneRoster 1.1 has it. */
export function oauth1Header(method: string, url: string, { keys, signing, nonce, timestamp }: Moment & { keys: SigningKeys; signing: Signing }): string {
  const parameters = [
    ['oauth_consumer_key', keys.id],
    ['oauth_nonce', nonce],
    ['oauth_signature_method', signing],
    ['oauth_timestamp', String(timestamp)],
    ['oauth_version', '1.0'],
  ] as const;
  const signature = sign(baseString(method, url, parameters), { secret: keys.secret, signing });
  return `OAuth ${[...parameters, ['oauth_signature', signature] as const].map(([name, value]) => `${name}="${encode(value)}"`).join(', ')}`;
}
