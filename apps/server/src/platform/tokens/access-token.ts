import { claimsNamespace, type IdentityClaims, identityClaims } from '@alba/contract/auth';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../clock/index.ts';

export const accessTokenSeconds = 600;
const issuer = 'https://albalearn.org';
const audience = 'alba-learn';
/** The one kind and the one algorithm that are accepted, whatever a token's header says of itself. */
const type = 'at+jwt';
const algorithm = 'HS256';

export type AccessTokens = {
  /** An access token for 10 minutes, counted from `issuedAt`; the same claims at the same second give the same token. */
  sign(claims: IdentityClaims, issuedAt?: Date): string;
  /** The claims of a good token; undefined for one that is expired, altered, of another kind or made for someone else. */
  verify(token: string): IdentityClaims | undefined;
};

export function createAccessTokens(key: Buffer, clock: Clock): AccessTokens {
  const now = () => clock.now().getTime();
  const sign = createSigner({ key, algorithm, header: { alg: algorithm, typ: type }, noTimestamp: true });
  // Times are checked below against our own clock, so that tests can move it.
  const verify = createVerifier({ key, algorithms: [algorithm], allowedIss: issuer, allowedAud: audience, checkTyp: type, ignoreExpiration: true });
  return {
    sign(claims, issuedAt = clock.now()) {
      const iat = Math.floor(issuedAt.getTime() / 1000);
      return sign({ iss: issuer, aud: audience, sub: String(claims.personId), iat, exp: iat + accessTokenSeconds, [claimsNamespace]: claims });
    },
    verify(token) {
      const payload = attempt(() => verify(token) as Record<string, unknown>);
      if (payload?.iss !== issuer || payload.aud !== audience || typeof payload.exp !== 'number' || payload.exp * 1000 <= now()) return undefined;
      return identityClaims.safeParse(payload[claimsNamespace]).data;
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
