import { claimsNamespace, type IdentityClaims, type Session } from '@alba/contract/auth';
import type { Role } from '@alba/domain/accounts';
import { loggedOut, signedIn } from '../lib/session/auth-slice.ts';
import { store } from '../lib/store/store.ts';

type Given = Partial<IdentityClaims> & { accountId?: number };

/** An access token as the server makes it, but for the signature, which no browser reads. */
export function accessTokenOf(role: Role, given: Given = {}): string {
  const claims: IdentityClaims = {
    personId: 7,
    role,
    roles: [role],
    districtId: 1,
    schoolId: 2,
    networkId: 3,
    edition: 'us',
    displayName: 'Maya Torres',
    sessionId: 's-1',
    sessionVersion: 1,
    lastSignInDateMillis: Date.UTC(2026, 10, 20),
    timeZone: 'America/New_York',
    isComplete: true,
    ...given,
  };
  const bytes = new TextEncoder().encode(JSON.stringify({ [claimsNamespace]: claims }));
  return `head.${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.signature`;
}

export function sessionOf(role: Role, given: Given = {}): Session {
  const { accountId = 7, displayName = 'Maya Torres' } = given;
  return {
    tokenResponse: { accessToken: accessTokenOf(role, given), tokenType: 'Bearer', refreshToken: '1.refresh' },
    accountInfo: { individualId: given.personId ?? 7, role, displayName },
    preferences: {},
    permissions: [],
    accountId,
    edition: given.edition ?? 'us',
  };
}

/** Signs somebody in without a server, for a test of a page that needs it. */
export function signInAs(role: Role, given: Given = {}): void {
  store.dispatch(signedIn(sessionOf(role, given)));
}

/** Nobody is signed in and nothing is cached: the store is one for the whole file. */
export function startSignedOut(): void {
  store.dispatch(loggedOut());
}
