import { claimsNamespace, type IdentityClaims, identityClaims } from '@alba/contract/auth';

/** The payload of a token, unchecked: for looking at what was issued. */
export function decodeJwt(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
}

/** Whom an access token names. */
export const claimsOfToken = (accessToken: string): IdentityClaims => identityClaims.parse(decodeJwt(accessToken)[claimsNamespace]);
