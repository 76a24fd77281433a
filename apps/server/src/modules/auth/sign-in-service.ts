import { signIn as endpoint, type Session, type SignInReply } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import { foldUsername, type Role } from '@alba/domain/accounts';
import { localDateOf } from '@alba/domain/assignments';
import type { SignInMeans } from '@alba/domain/sessions';
import { type Db, isDatabaseAway, isDiskFull, type Tx, transact } from '../../platform/db/index.ts';
import { Refusal, refuse } from '../../platform/http/index.ts';
import { hashPassword, needsRehash, QueueFull, verifyPassword } from '../../platform/passwords/index.ts';
import { recordAudit } from '../audit/index.ts';
import { settingsOf, zoneOf } from '../institutions/index.ts';
import { type Account, recordSignIn, selectOptionalByUsername, updatePasswordHash } from './account-repository.ts';
import { sessionReply } from './claims.ts';
import { askSecondStep } from './second-step-ticket.ts';
import type { AuthServices } from './services.ts';
import { type AuthCall, auditOfAccount, openSession } from './session-service.ts';
import { takeSignInTry } from './sign-in-guesses.ts';
import { roleOf, type StandingRefusal } from './standing.ts';
import { standingOf } from './standing-service.ts';

export type SignInCall = AuthCall & { body: BodyOf<typeof endpoint>; ip: string };

/**
 * Signs a person in, asks them for a second step, or throws why not. Whether a user name exists shows neither in the answer nor in
 * the time it takes.
 */
export async function signIn(db: Db, services: AuthServices, call: SignInCall): Promise<SignInReply> {
  try {
    return await trySignIn(db, services, call);
  } catch (error) {
    if (isDatabaseAway(error) || isDiskFull(error) || error instanceof QueueFull) throw new Refusal('sign_in_unavailable', { retryAfterSeconds: 5 });
    throw error;
  }
}

async function trySignIn(db: Db, services: AuthServices, call: SignInCall): Promise<SignInReply> {
  const { body, ip, now } = call;
  const foldedName = foldUsername(body.username);
  const taken = await takeSignInTry(db, { edition: body.edition, foldedName, deviceId: body.deviceId, ip, now }, services.log);
  const account = await selectOptionalByUsername(db, { edition: body.edition, foldedName });
  const isRight = await verifyPassword(account?.passwordHash, body.password).catch(async (error) => {
    await taken.cancel();
    throw error;
  });
  if (!isRight || !account) {
    const audit = account && { ...auditOfAccount(account, call), action: 'session.sign-in-refused', data: { reason: 'wrong_credentials' } };
    // side by side, so that writing down which account it was takes no time that others do not take
    await Promise.all([taken.fail(), audit && recordAudit(db, audit)]);
    throw refuse(endpoint, 'wrong_credentials');
  }
  await taken.succeed();
  const reply = await enterAccount(db, services, { account, way: 'password', call, deviceId: body.deviceId });
  await renewHash(db, account, body.password);
  return reply;
}

export type ProvenSignIn = { account: Account; way: SignInMeans; call: AuthCall };

/** Opens a session for somebody whose password, or provider, was right; an account with a second step is asked for it first. */
export async function enterAccount(
  db: Db,
  services: AuthServices,
  { deviceId, ...proven }: ProvenSignIn & { deviceId: string | undefined },
): Promise<SignInReply> {
  const { account, way, call } = proven;
  if (!account.hasSecondStep) return await signInAccount(db, services, proven);
  // who may not come in at all is told now, before being asked for more
  await roleToEnter(db, account, way, call);
  return { secondStep: { ticket: await askSecondStep(db, { account, means: way, deviceId, now: call.now }) } };
}

/** Opens a session for somebody who has shown who they are, or throws what stands against it (P-NOTSUB). */
export async function signInAccount(db: Db, services: AuthServices, { account, way, call }: ProvenSignIn): Promise<Session> {
  const role = await roleToEnter(db, account, way, call);
  return await open(db, services, { account, role, way, call });
}

/** The role that somebody comes in with, or throws what stands against their coming in this way. */
export async function roleToEnter(db: Db | Tx, account: Account, way: SignInMeans, call: AuthCall): Promise<Role> {
  const role = roleOf(account);
  const refusal = await standingOf(db, account, { role, now: call.now });
  if (refusal || role === undefined) throw await refuseStanding(db, account, call, refusal ?? 'account_deactivated');
  if (way === 'password' && !(await takesPasswords(db, account, role))) throw await refuseStanding(db, account, call, 'sign_in_way_off');
  return role;
}

/** A school may have people come in by other ways only (D84). Its administrators can always use a password, or nobody could change that back. */
async function takesPasswords(db: Db | Tx, { districtId, schoolId }: Account, role: Role): Promise<boolean> {
  return role === 'admin' || (await settingsOf(db, { districtId, schoolId })).signInWays.includes('password');
}

async function refuseStanding(db: Db | Tx, account: Account, call: AuthCall, reason: StandingRefusal | 'sign_in_way_off'): Promise<Refusal> {
  await recordAudit(db, { ...auditOfAccount(account, call), action: 'session.sign-in-refused', data: { reason } });
  return refuse(endpoint, reason);
}

/** Only now is the password known in clear, so only now can its hash be made stronger. */
async function renewHash(db: Db, { districtId, personId, passwordHash }: Account, password: string): Promise<void> {
  if (passwordHash && needsRehash(passwordHash)) await updatePasswordHash(db, { districtId, personId, from: passwordHash, to: await hashPassword(password) });
}

async function open(db: Db, services: AuthServices, { account, role, way, call }: ProvenSignIn & { role: Role }): Promise<Session> {
  const { now } = call;
  const issued = await transact(db, async (tx) => {
    const { districtId, personId, schoolId } = account;
    const audit = auditOfAccount(account, call);
    await recordSignIn(tx, { districtId, personId, role, schoolId, schoolYear: audit.schoolYear, day: localDateOf(now, zoneOf(account)), now });
    const session = await openSession(tx, services, { account, role, means: way, userAgent: call.userAgent, now });
    await recordAudit(tx, { ...audit, actorId: personId, actorRole: role, action: 'session.signed-in', data: { sessionId: session.claims.sessionId, way } });
    return session;
  });
  return sessionReply(account, role, issued.tokens);
}
