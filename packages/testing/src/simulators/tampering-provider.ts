import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { formOf, listen } from './listen.ts';

export type Claims = Record<string, unknown>;

/** What is wrong with the next answer; nothing is the right one. */
export type Tampering = {
  /** Changes claims of the token; `undefined` leaves one out. */
  claims?: Claims;
  /** Signed with a key that the provider does not publish. */
  isForged?: boolean;
  algorithm?: 'RS256' | 'none' | 'HS256';
  /** The payload is changed after signing. */
  isSwapped?: boolean;
};

export type TamperingProvider = {
  issuer: string;
  /** What the person's browser brings back from this address. */
  consent(url: string, person: Claims, tampering?: Tampering): { state: string; code: string };
  /** From now on nothing is answered. */
  hang(): void;
  close(): Promise<void>;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey: strangerKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Code = { redirectUri: string; challenge: string; nonce: string; person: Claims; tampering: Tampering };

/** An OpenID provider without pages that can answer wrongly in every way a thief would: for tests of who is refused. */
export async function startTamperingProvider(client: { clientId: string; clientSecret: string }): Promise<TamperingProvider> {
  const codes = new Map<string, Code>();
  let isHanging = false;
  const { origin: issuer, close } = await listen(async (request, response) => {
    if (isHanging) return;
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration') return json(response, metadataOf(issuer));
    if (pathname === '/certs') return json(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] });
    if (pathname !== '/token') return json(response, { error: 'not_found' }, 404);
    const form = await formOf(request);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isClient = form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret;
    if (!isClient) return json(response, { error: 'invalid_client' }, 401);
    if (!code || !isBound(code, form)) return json(response, { error: 'invalid_grant' }, 400);
    json(response, {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 3599,
      scope: 'openid email profile',
      id_token: tokenOf(code, { issuer, client }),
    });
  });
  return {
    issuer,
    close,
    hang: () => {
      isHanging = true;
    },
    consent(url, person, tampering = {}) {
      const asked = new URL(url).searchParams;
      const code = randomBytes(16).toString('hex');
      const given = (name: string) => asked.get(name) ?? '';
      codes.set(code, { redirectUri: given('redirect_uri'), challenge: given('code_challenge'), nonce: given('nonce'), person, tampering });
      return { state: given('state'), code };
    },
  };
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

function isBound({ redirectUri, challenge }: Code, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? '';
  return form.get('redirect_uri') === redirectUri && createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function tokenOf({ nonce, person, tampering }: Code, { issuer, client }: { issuer: string; client: { clientId: string } }): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, aud: client.clientId, iat: now, exp: now + 3600, nonce, ...person, ...tampering.claims };
  const algorithm = tampering.algorithm ?? 'RS256';
  const signed = `${encode({ alg: algorithm, typ: 'JWT', kid: 'one' })}.${encode(payload)}`;
  const signature = algorithm === 'none' ? '' : signatureOf(signed, tampering.isForged ? strangerKey : privateKey);
  if (!tampering.isSwapped) return `${signed}.${signature}`;
  return `${signed.split('.')[0]}.${encode({ ...payload, sub: 'somebody-else' })}.${signature}`;
}

const signatureOf = (text: string, key: KeyObject): string => sign('RSA-SHA256', Buffer.from(text), key).toString('base64url');

function json(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
