import { type AccountSettings, updateAccount as endpoint } from '@alba/contract/account';
import type { BodyOf } from '@alba/contract/endpoint';
import { keptLastName } from '@alba/domain/new-account';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { type InputIssue, refuse, refuseInput, refuseThrottled, type Viewer } from '../../platform/http/index.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords/index.ts';
import { auditOf, recordAudit } from '../audit/index.ts';
import { addToWindow, isSignedInRecently, limitGuesses, lockAccount, replacePassword } from '../auth/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { endLinksOf } from '../links/index.ts';
import { type StoredAccount, selectStoredAccount, updateAccount } from './account-repository.ts';
import { changeEmails, type EmailChange, emailChanges } from './change-emails.ts';
import { passwordIssue, passwordProblem } from './new-password.ts';
import { loadSettings } from './settings-service.ts';
import { tellPasswordChanged } from './tell.ts';

export type ChangeCall = { viewer: Viewer; body: BodyOf<typeof endpoint>; now: Date; requestId: string };
type Checked = { before: StoredAccount; changes: EmailChange[]; lastName: string | undefined };

const hour = 3_600_000;
/** Messages to addresses that somebody writes into their account, in an hour. */
const mostAddresses = 5;

/** Changes the viewer's own account as the form was sent: all of it or, when a field is wrong, nothing. */
export async function changeAccount(db: Db, call: ChangeCall): Promise<AccountSettings> {
  const { viewer, body, now } = call;
  const checked = await check(db, call);
  if (asksForPassword(call, checked.before, checked.changes)) await confirmIdentity(db, call, checked.before);
  if (checked.changes.some(({ address }) => address !== '')) await limitAddresses(db, viewer, now);
  const passwordHash = body.newPassword === undefined ? undefined : await hashPassword(body.newPassword);
  return await transact(db, async (tx) => {
    await lockAccount(tx, viewer);
    await store(tx, call, checked);
    if (passwordHash !== undefined) await storePassword(tx, call, passwordHash);
    return await loadSettings(tx, viewer);
  });
}

/** Everything that is wrong is told at once, each beside its field. */
async function check(db: Db, call: ChangeCall): Promise<Checked> {
  const { viewer, body } = call;
  const [before, settings] = await Promise.all([selectStoredAccount(db, viewer), settingsOf(db, viewer)]);
  const { role } = viewer;
  const issues: InputIssue[] = [];
  if (role === 'student' && body.schoolEmail !== undefined) issues.push({ path: ['schoolEmail'], rule: 'unknown_field' });
  if (role === 'teacher' && body.email === '') issues.push({ path: ['email'], rule: 'required' });
  if (body.newPassword !== undefined) {
    const ownWords = [before.schoolName, before.schoolCode ?? ''];
    const problem = await passwordProblem(body.newPassword, { role, username: before.username, settings, ownWords });
    if (problem) issues.push(passwordIssue(problem, { settings }, 'newPassword'));
  }
  const changes = emailChanges(body, before);
  const needsPassword = before.passwordHash !== null && asksForPassword(call, before, changes);
  if (needsPassword && !body.currentPassword) issues.push({ path: ['currentPassword'], rule: 'required' });
  if (issues.length > 0) throw refuseInput(...issues);
  return { before, changes, lastName: body.lastName === undefined ? undefined : keptLastName(body.lastName, { role, forceInitials: settings.forceInitials }) };
}

/** A new password, or another address. Sending a message once more to one that waits already is neither. */
const asksForPassword = ({ body }: ChangeCall, { pendingEmails }: StoredAccount, changes: readonly EmailChange[]): boolean =>
  body.newPassword !== undefined || changes.some(({ field, address }) => pendingEmails[field] !== address);

/**
 * An unlocked screen must not be enough to take an account over: the current password is asked, and guessing it is slowed down. Who has
 * none, because they come with Google, Clever or a card, has to have signed in a moment ago.
 */
async function confirmIdentity(db: Db, { viewer, body, now }: ChangeCall, { passwordHash }: StoredAccount): Promise<void> {
  if (passwordHash === null) {
    if (await isSignedInRecently(db, viewer, now)) return;
    throw refuse(endpoint, 'sign_in_again_first');
  }
  const key = `account-password:${viewer.districtId}:${viewer.personId}`;
  await limitGuesses(db, { key, now, wrong: 'current_password_wrong' }, async () => {
    if (!(await verifyPassword(passwordHash, body.currentPassword ?? ''))) throw refuse(endpoint, 'current_password_wrong');
  });
}

async function limitAddresses(db: Db, { districtId, personId }: Viewer, now: Date): Promise<void> {
  const { count, endsAt } = await addToWindow(db, { key: `account-email:${districtId}:${personId}`, now, windowMs: hour });
  if (count > mostAddresses) throw refuseThrottled(endsAt, now);
}

async function store(tx: Tx, call: ChangeCall, { before, changes, lastName }: Checked): Promise<void> {
  const { viewer, body, now } = call;
  const { districtId, personId } = viewer;
  const stored = before.preferences as object;
  await updateAccount(tx, {
    districtId,
    personId,
    firstName: body.firstName,
    lastName,
    ...(body.preferences && { preferences: { ...stored, ...body.preferences } }),
    pendingEmails: await changeEmails(tx, { viewer, before, sent: body, language: body.language, now }),
  });
  const changed = [
    ...(body.firstName !== undefined && body.firstName !== before.firstName ? ['firstName'] : []),
    ...(lastName !== undefined && lastName !== before.lastName ? ['lastName'] : []),
    ...changes.map(({ field }) => field),
  ];
  if (changed.length > 0) await recordAudit(tx, { ...auditOf(call), ...ofPerson(viewer), action: 'person.changed', data: { fields: changed } });
}

async function storePassword(tx: Tx, call: ChangeCall, passwordHash: string): Promise<void> {
  const { viewer, body, now } = call;
  const { districtId, personId, edition } = viewer;
  await replacePassword(tx, { districtId, personId, passwordHash, now, exceptSession: viewer.sessionId });
  await endLinksOf(tx, { districtId, personId, purposes: ['password'], now });
  await recordAudit(tx, { ...auditOf(call), ...ofPerson(viewer), action: 'person.password-changed' });
  await tellPasswordChanged(tx, { districtId, personId, edition, language: body.language, now });
}

const ofPerson = ({ personId, schoolId }: Viewer) => ({ objectKind: 'person', objectId: personId, schoolId });
