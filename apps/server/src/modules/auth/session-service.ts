import { randomUUID } from 'node:crypto';
import type { IdentityClaims, TokenResponse } from '@alba/contract/auth';
import type { Role } from '@alba/domain/accounts';
import { localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { deviceNameOf, type SignInMeans } from '@alba/domain/sessions';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { hashSecret, newRefreshToken, parseRefreshToken, type RefreshToken, successorOf } from '../../platform/tokens/index.ts';
import { recordAudit } from '../audit/index.ts';
import { settingsOf, zoneOf } from '../institutions/index.ts';
import { type Account, lockAccount } from './account-repository.ts';
import { claimsOf } from './claims.ts';
import type { AuthServices } from './services.ts';
import { insertSession } from './session-repository.ts';
import { roleOf } from './standing.ts';
import { standingOf } from './standing-service.ts';
import { insertSuccessor, insertToken, revokeFamily, type StoredToken, selectOptionalToken } from './token-repository.ts';

const hour = 3_600_000;
const idleHours: Record<Role, number> = { student: 12, teacher: 8, admin: 8 };
const familyDays = 30;
/** So long the immediate predecessor gets its successor once more: a lost reply, or a second tab (D1). */
const graceMs = 30_000;

export type AuthCall = {
  now: Date;
  requestId: string;
  /** What the browser says of itself; a session that begins remembers its name. */
  userAgent?: string;
};
export type Issued = { account: Account; role: Role; claims: IdentityClaims; tokens: TokenResponse };

/** What an audit entry about this account begins with. */
export function auditOfAccount(account: Account, { now, requestId }: AuthCall) {
  const schoolYear = schoolYearOf(localDateOf(now, zoneOf(account)), account.edition);
  const { districtId, personId, schoolId } = account;
  return { districtId, schoolYear, at: now, requestId, schoolId, objectKind: 'person', objectId: personId };
}

export type NewSession = { account: Account; role: Role; means: SignInMeans; userAgent?: string; now: Date };

/** Begins a session: a new family of refresh tokens, never one that was there before. */
export async function openSession(tx: Tx, services: AuthServices, { account, role, means, userAgent, now }: NewSession): Promise<Issued> {
  const { districtId, personId } = account;
  const token = newRefreshToken(districtId);
  const familyId = randomUUID();
  const familyEndsAt = new Date(now.getTime() + familyDays * 24 * hour);
  await insertToken(tx, { districtId, hash: hashSecret(token), familyId, personId, now, expiresAt: idleEnd(role, now, familyEndsAt), familyEndsAt });
  await insertSession(tx, { districtId, sessionId: familyId, personId, means, ...deviceNameOf(userAgent), now, endsAt: familyEndsAt });
  return issue(tx, services, { account, role, familyId, lastSignInAt: now, refreshToken: token, issuedAt: now });
}

function idleEnd(role: Role, now: Date, familyEndsAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleHours[role] * hour, familyEndsAt.getTime()));
}

type Issue = { account: Account; role: Role; familyId: string; lastSignInAt: Date; refreshToken: string; issuedAt: Date };

async function issue(tx: Tx, { accessTokens }: AuthServices, { account, role, familyId, lastSignInAt, refreshToken, issuedAt }: Issue): Promise<Issued> {
  // Asked with every new token, so that what a school changes holds within ten minutes.
  const { studentIdleMinutes, staffIdleMinutes } = await settingsOf(tx, account);
  const idleMinutes = role === 'student' ? studentIdleMinutes : staffIdleMinutes;
  const claims = claimsOf(account, { sessionId: familyId, role, lastSignInAt, idleMinutes });
  return { account, role, claims, tokens: { accessToken: accessTokens.sign(claims, issuedAt), tokenType: 'Bearer', refreshToken } };
}

export type Rotation = {
  refreshToken: string;
  /** Only a token of this session counts. */
  of?: { personId: number; sessionId: string };
  /** Decides the role, with the account locked; by default the one the person chose last. */
  chooseRole?: (tx: Tx, account: Account) => Promise<Account>;
};

/**
 * Gives the successor of a refresh token, or undefined when the token counts no more. Fifty calls at once with one token get
 * one successor and fifty equal answers. A token that was used before and comes back later ends its whole family: either
 * its owner or a thief holds a copy (D1). The decision is committed before the caller hears of it.
 */
export async function rotate(db: Db, services: AuthServices, call: AuthCall, rotation: Rotation): Promise<Issued | undefined> {
  const presented = parseRefreshToken(rotation.refreshToken);
  if (!presented) return undefined;
  return transact(db, async (tx) => {
    const key = { districtId: presented.districtId, hash: hashSecret(presented.token) };
    const found = await selectOptionalToken(tx, key);
    if (!found || !isOf(found, rotation)) return undefined;
    // Everything that changes a person's sessions waits here for its turn; what was read before may be old.
    const locked = await lockAccount(tx, { districtId: key.districtId, personId: found.personId });
    const stored = (await selectOptionalToken(tx, key)) ?? found;
    const next = await nextOf(tx, { presented, stored, refreshKey: services.keys.refreshToken, now: call.now });
    if (next === 'reused') await endReusedFamily(tx, locked, stored, call);
    if (next === 'refused' || next === 'reused') return undefined;
    const account = (await rotation.chooseRole?.(tx, locked)) ?? locked;
    const role = roleOf(account);
    if (role === undefined || (await standingOf(tx, account, { role, now: call.now }))) return undefined;
    if (!next.isRepeat) await storeSuccessor(tx, { presented, stored, successor: next.token, role, now: call.now });
    const issuedAt = next.isRepeat ? next.issuedAt : call.now;
    return issue(tx, services, {
      account,
      role,
      familyId: stored.familyId,
      lastSignInAt: account.lastSignInAt ?? call.now,
      refreshToken: next.token,
      issuedAt,
    });
  });
}

const isOf = ({ personId, familyId }: StoredToken, { of }: Rotation): boolean => !of || (of.personId === personId && of.sessionId === familyId);

type Next = { token: string; isRepeat: false } | { token: string; isRepeat: true; issuedAt: Date } | 'refused' | 'reused';
type Presented = { presented: RefreshToken; stored: StoredToken; refreshKey: Buffer; now: Date };

async function nextOf(tx: Tx, { presented, stored, refreshKey, now }: Presented): Promise<Next> {
  if (stored.revokedAt || stored.familyEndsAt <= now) return 'refused';
  const token = successorOf(presented, refreshKey);
  if (!stored.succeededAt) return stored.expiresAt <= now ? 'refused' : { token, isRepeat: false };
  if (now.getTime() - stored.succeededAt.getTime() >= graceMs) return 'reused';
  const successor = await selectOptionalToken(tx, { districtId: presented.districtId, hash: hashSecret(token) });
  // Grace is for the immediate predecessor only: an older generation is refused even when it is young.
  return successor && !successor.succeededAt ? { token, isRepeat: true, issuedAt: stored.succeededAt } : 'refused';
}

async function storeSuccessor(tx: Tx, given: { presented: RefreshToken; stored: StoredToken; successor: string; role: Role; now: Date }): Promise<void> {
  const { presented, stored, successor, role, now } = given;
  const { familyId, personId, familyEndsAt } = stored;
  await insertSuccessor(tx, {
    districtId: presented.districtId,
    predecessor: hashSecret(presented.token),
    hash: hashSecret(successor),
    familyId,
    personId,
    now,
    expiresAt: idleEnd(role, now, familyEndsAt),
    familyEndsAt,
  });
}

async function endReusedFamily(tx: Tx, account: Account, { familyId }: StoredToken, call: AuthCall): Promise<void> {
  await revokeFamily(tx, { districtId: account.districtId, familyId, now: call.now });
  await recordAudit(tx, { ...auditOfAccount(account, call), action: 'session.token-reused', data: { sessionId: familyId } });
}

/** Ends the session of a refresh token. One that is unknown or ended is no error: the wish is fulfilled. */
export async function closeSession(tx: Tx, refreshToken: string, call: AuthCall): Promise<void> {
  const presented = parseRefreshToken(refreshToken);
  const found = presented && (await selectOptionalToken(tx, { districtId: presented.districtId, hash: hashSecret(presented.token) }));
  if (!presented || !found) return;
  const { districtId } = presented;
  const { familyId, personId } = found;
  const account = await lockAccount(tx, { districtId, personId });
  if (!(await revokeFamily(tx, { districtId, familyId, now: call.now }))) return;
  await recordAudit(tx, {
    ...auditOfAccount(account, call),
    actorId: personId,
    actorRole: account.activeRole,
    action: 'session.signed-out',
    data: { sessionId: familyId },
  });
}
