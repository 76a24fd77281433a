import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type OneRosterClient = { id: string; secret: string };

/** Percent-encoding of RFC 3986, byte by byte. */
const encode = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

type Checking = { client: OneRosterClient; origin: string; now: Date; used: Set<string> };

/** Whether a request is signed by OAuth 1.0a as OneRoster 1.1 wants it: our key, a time near ours, a nonce never seen, the right signature. */
export function isSigned(request: IncomingMessage, { client, origin, now, used }: Checking): boolean {
  const header = request.headers.authorization ?? '';
  if (!header.startsWith('OAuth ')) return false;
  const given = new Map([...header.slice(6).matchAll(/([\w]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeURIComponent(value)]));
  const method = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' }[given.get('oauth_signature_method') ?? ''];
  const [nonce, timestamp] = [given.get('oauth_nonce') ?? '', Number(given.get('oauth_timestamp'))];
  const isInTime = Math.abs(timestamp - now.getTime() / 1000) <= 300;
  if (!method || given.get('oauth_consumer_key') !== client.id || !isInTime || nonce === '' || used.has(nonce) || given.get('oauth_version') !== '1.0')
    return false;
  used.add(nonce);
  const url = new URL(request.url ?? '/', origin);
  const signature = given.get('oauth_signature') ?? '';
  given.delete('oauth_signature');
  const pairs = [...url.searchParams.entries(), ...given.entries()].map(([name, value]) => [encode(name), encode(value)].join('='));
  // by name, then by value: the sign between them comes before every other
  pairs.sort((one, other) => (one.replace('=', '\0') < other.replace('=', '\0') ? -1 : 1));
  const text = `${request.method}&${encode(`${url.origin}${url.pathname}`)}&${encode(pairs.join('&'))}`;
  const right = createHmac(method, `${encode(client.secret)}&`)
    .update(text)
    .digest('base64');
  return right.length === signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
}

/** The bearer tokens of a server, with what each may read and until when. */
export class Tokens {
  readonly #issued = new Map<string, { scopes: string[]; until: number }>();

  issue(scopes: string[], { now, seconds }: { now: Date; seconds: number }): string {
    const token = randomBytes(16).toString('hex');
    this.#issued.set(token, { scopes, until: now.getTime() + seconds * 1000 });
    return token;
  }

  scopesOf(request: IncomingMessage, now: Date): string[] | undefined {
    const found = this.#issued.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    return found && found.until > now.getTime() ? found.scopes : undefined;
  }

  forget(): void {
    this.#issued.clear();
  }
}
