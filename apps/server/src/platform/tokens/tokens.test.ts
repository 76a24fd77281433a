import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimsNamespace, type IdentityClaims } from '@alba/contract/auth';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/index.ts';
import { accessTokenSeconds, createAccessTokens, hashSecret, keysFrom, newRefreshToken, parseRefreshToken, readOrMakeSecret, successorOf } from './index.ts';

const claims: IdentityClaims = {
  personId: 7,
  role: 'student',
  roles: ['student'],
  districtId: 1,
  schoolId: 2,
  networkId: 3,
  edition: 'br',
  displayName: '<svg/onload=alert(1)> Çelik',
  sessionId: 's',
  sessionVersion: 1,
  lastSignInDateMillis: 5,
  timeZone: 'America/Sao_Paulo',
  isComplete: true,
};
const { accessToken: key, signedLink: otherKey, refreshToken: refreshKey } = keysFrom('a secret that is long enough for this test');
const start = '2026-03-02T12:00:00Z';
const seconds = Date.parse(start) / 1000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token with this header and payload, signed rightly for whoever has the key. */
function forge({ header = {}, payload = {}, signWith = key, hash = 'sha256' }: { header?: object; payload?: object; signWith?: Buffer; hash?: string }) {
  const head = { alg: 'HS256', typ: 'at+jwt', ...header };
  const body = { iss: 'https://albalearn.org', aud: 'alba-learn', sub: '7', iat: seconds, exp: seconds + 600, [claimsNamespace]: claims, ...payload };
  const signed = `${encode(head)}.${encode(body)}`;
  return `${signed}.${createHmac(hash, signWith).update(signed).digest('base64url')}`;
}

describe('access tokens', () => {
  const clock = fixedClock(start);
  const tokens = createAccessTokens(key, clock);

  it('gives back the claims it signed, hostile names included', () => {
    expect(tokens.verify(tokens.sign(claims))).toEqual(claims);
  });

  it('accepts the forged token of this test when nothing about it is wrong', () => {
    expect(tokens.verify(forge({}))).toEqual(claims);
  });

  it.each([
    [
      'alg none without signature',
      `${forge({ header: { alg: 'none' } })
        .split('.')
        .slice(0, 2)
        .join('.')}.`,
    ],
    ['alg none with signature', forge({ header: { alg: 'none' } })],
    ['another HMAC', forge({ header: { alg: 'HS512' }, hash: 'sha512' })],
    ['a public-key algorithm by name', forge({ header: { alg: 'RS256' } })],
    ['another key', forge({ signWith: otherKey })],
    ['another issuer', forge({ payload: { iss: 'https://albalearn.example' } })],
    ['no issuer', forge({ payload: { iss: undefined } })],
    ['another audience', forge({ payload: { aud: 'someone-else' } })],
    ['no audience', forge({ payload: { aud: undefined } })],
    ['another kind of token', forge({ header: { typ: 'JWT' } })],
    ['no kind', forge({ header: { typ: undefined } })],
    ['a key file named by the token', forge({ header: { kid: '../../../../dev/null' }, signWith: Buffer.alloc(0) })],
    ['an end that has passed', forge({ payload: { exp: seconds - 61 } })],
    ['no end', forge({ payload: { exp: undefined } })],
    ['an end that is no number', forge({ payload: { exp: '99999999999' } })],
    ['claims that are not ours', forge({ payload: { [claimsNamespace]: { personId: 'x' } } })],
    [
      'a changed payload',
      forge({}).replace(
        /\.[^.]+\./,
        `.${encode({ iss: 'https://albalearn.org', aud: 'alba-learn', exp: seconds + 600, [claimsNamespace]: { ...claims, role: 'admin' } })}.`,
      ),
    ],
    ['no token at all', ''],
    ['three dots', '...'],
  ])('refuses a token with %s', (_name, token) => {
    expect(tokens.verify(token)).toBeUndefined();
  });

  it('ends after 10 minutes', () => {
    const moving = fixedClock(start);
    const { sign, verify } = createAccessTokens(key, moving);
    const token = sign(claims);
    moving.advance((accessTokenSeconds - 1) * 1000);
    expect(verify(token)).toEqual(claims);
    moving.advance(1000);
    expect(verify(token)).toBeUndefined();
  });
});

describe('refresh tokens', () => {
  it('name their district and hold 256 random bits', () => {
    const token = newRefreshToken(42);
    expect(parseRefreshToken(token)).toEqual({ districtId: 42, token });
    expect(Buffer.from(token.slice('42.'.length), 'base64url')).toHaveLength(32);
    expect(newRefreshToken(42)).not.toBe(token);
  });

  it.each([
    '',
    '42',
    '.abc',
    `0.${'a'.repeat(43)}`,
    `-1.${'a'.repeat(43)}`,
    `99999999999999999.${'a'.repeat(43)}`,
    `1.${'a'.repeat(42)}`,
    "1.' or true --",
    `1.${'é'.repeat(43)}`,
  ])('refuses %j before anything is looked up', (text) => {
    expect(parseRefreshToken(text)).toBeUndefined();
  });

  it('have one successor, which only the key can tell', () => {
    const predecessor = { districtId: 42, token: newRefreshToken(42) };
    const successor = successorOf(predecessor, refreshKey);
    expect(successorOf(predecessor, refreshKey)).toBe(successor);
    expect(successorOf(predecessor, otherKey)).not.toBe(successor);
    expect(parseRefreshToken(successor)?.districtId).toBe(42);
    expect(successorOf({ districtId: 42, token: successor }, refreshKey)).not.toBe(successor);
  });

  it('are stored as SHA-256 only', () => {
    expect(hashSecret('1.abc')).toHaveLength(32);
    expect(hashSecret('1.abc')).not.toEqual(hashSecret('1.abd'));
  });
});

describe('the secret of an installation', () => {
  it('is made once, readable by its owner only, also when two starts meet', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alba-secret-'));
    try {
      const [one, two] = await Promise.all([readOrMakeSecret(folder), readOrMakeSecret(folder)]);
      expect(one).toBe(two);
      expect(one.length).toBeGreaterThanOrEqual(64);
      expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe(one);
      expect(await readOrMakeSecret(folder)).toBe(one);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('gives each purpose a key of its own', () => {
    const { accessToken, refreshToken, signedLink } = keysFrom('x'.repeat(32));
    expect(new Set([accessToken, refreshToken, signedLink].map((one) => one.toString('hex'))).size).toBe(3);
  });
});
