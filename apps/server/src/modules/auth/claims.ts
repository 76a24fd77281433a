import { type IdentityClaims, preferences as preferencesSchema, type Session, type TokenResponse } from '@alba/contract/auth';
import { missingToComplete, type Role } from '@alba/domain/accounts';
import { displayName } from '@alba/domain/people';
import { zoneOf } from '../institutions/index.ts';
import type { Account } from './account-repository.ts';

export type SessionOf = { sessionId: string; role: Role; lastSignInAt: Date; idleMinutes: number | undefined };

/** What the access token says of a person. */
export function claimsOf(account: Account, { sessionId, role, lastSignInAt, idleMinutes }: SessionOf): IdentityClaims {
  const { personId, districtId, schoolId, networkId, edition, firstName, lastName, email, sessionVersion, grants } = account;
  return {
    personId,
    role,
    roles: [...new Set(grants.map((grant) => grant.role))],
    districtId,
    schoolId,
    networkId,
    edition,
    displayName: displayName({ firstName, lastName }),
    sessionId,
    sessionVersion,
    lastSignInDateMillis: lastSignInAt.getTime(),
    timeZone: zoneOf(account),
    isComplete: missingToComplete({ role, firstName, lastName, email: email ?? undefined }).length === 0,
    ...(idleMinutes === undefined ? {} : { idleMinutes }),
  };
}

/** What the browser is told at sign-in and after a change of role. */
export function sessionReply(account: Account, role: Role, tokenResponse: TokenResponse): Session {
  const permissions = account.grants.filter((grant) => grant.role === role).flatMap((grant) => grant.permissions);
  return {
    tokenResponse,
    accountInfo: { individualId: account.personId, role, displayName: displayName(account) },
    preferences: preferencesSchema.safeParse(account.preferences).data ?? {},
    permissions: [...new Set(permissions)].sort(),
    accountId: account.personId,
    edition: account.edition,
  };
}
