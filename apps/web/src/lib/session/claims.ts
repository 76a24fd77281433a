import { claimsNamespace, type IdentityClaims } from '@alba/contract/auth';

export class InvalidTokenError extends Error {
  constructor() {
    super('Invalid token specified');
  }
}

/** Identity from an access token. The signature is the server's business; a token that cannot be read throws (P-TOKEN). */
export function decodeClaims(token: string): IdentityClaims {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
    const body = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const claims = body[claimsNamespace];
    if (typeof claims !== 'object' || claims === null) throw new InvalidTokenError();
    return claims as IdentityClaims;
  } catch {
    throw new InvalidTokenError();
  }
}
