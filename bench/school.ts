import { randomBytes } from 'node:crypto';
import type { EditionId } from '@alba/domain/editions';

/** Calls the API as people do, for setting a measurement up. */
export class School {
  readonly base: string;
  readonly #host: string;
  constructor(base: string, host = 'us.localhost') {
    this.base = base;
    this.#host = host;
  }

  async call<T>(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<T> {
    const response = await fetch(this.base + path, {
      method,
      headers: headersFor(this.#host, token, body !== undefined),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }

  async signIn(username: string, edition: EditionId = 'us'): Promise<string> {
    const session = await this.call<{ tokenResponse: { accessToken: string } }>('POST', '/v1/auth/sign-in', {
      body: { username, password: 'alba1234', edition, deviceId: randomBytes(12).toString('hex') },
    });
    return session.tokenResponse.accessToken;
  }
}

export function headersFor(host: string, token?: string, hasBody = false): Record<string, string> {
  return {
    host,
    accept: 'application/json',
    'accept-encoding': 'gzip',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'idempotency-key': randomBytes(16).toString('hex'),
  };
}
