import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import type { openRecoveryLink, setPasswordByLink } from '@alba/contract/recovery';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { Refusal, refuseInput } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { forgetPendingEmails, passwordIssue, passwordProblem, tellPasswordChanged } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthCall, auditOfAccount, forgetFailedSignIns, lockAccount, replacePassword } from '../auth/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { endLinksOf, openLink, spendLink } from '../links/index.ts';
import { selectOptionalAccount } from './recovery-repository.ts';

/** Whose password the link sets, and the school's rules for it. */
export async function openPasswordLink(db: Db, { token, now }: { token: string; now: Date }): Promise<ReplyOf<typeof openRecoveryLink>> {
  const { username, role, settings } = await accountOf(db, token, now);
  return { username, role, minPasswordLength: settings.minPasswordLength };
}

async function accountOf(db: Db, token: string, now: Date) {
  const { districtId, personId } = await openLink(db, { token, purpose: 'password', now });
  const account = personId === null ? undefined : await selectOptionalAccount(db, { districtId, personId });
  // Turned off or erased since the message was sent: the link opens nothing any more.
  if (!account?.isActive) throw new Refusal('link_unknown');
  return { ...account, settings: await settingsOf(db, { districtId, schoolId: account.schoolId }) };
}

/**
 * Sets the password a link is for. The expensive hash is made only for a link that is good; of two calls at once one uses the
 * link, and only its password counts. Everybody who is signed in with the account is signed out.
 */
export async function setPassword(db: Db, call: AuthCall & { body: BodyOf<typeof setPasswordByLink> }): Promise<ReplyOf<typeof setPasswordByLink>> {
  const { body, now } = call;
  const { username, role, settings, schoolName } = await accountOf(db, body.token, now);
  const problem = await passwordProblem(body.password, { role, username, settings, ownWords: [schoolName] });
  if (problem) throw refuseInput(passwordIssue(problem, { settings }));
  const passwordHash = await hashPassword(body.password);
  await transact(db, (tx) => store(tx, call, passwordHash));
  return { username };
}

async function store(tx: Tx, call: AuthCall & { body: BodyOf<typeof setPasswordByLink> }, passwordHash: string): Promise<void> {
  const { body, now } = call;
  const { districtId, personId } = await spendLink(tx, { token: body.token, purpose: 'password', now });
  if (personId === null) throw new Refusal('link_unknown');
  const account = await lockAccount(tx, { districtId, personId });
  await replacePassword(tx, { districtId, personId, passwordHash, now });
  // Whoever asked for other links, or began to move the account to another address, has no part in it any more.
  await endLinksOf(tx, { districtId, personId, purposes: ['password', 'email'], now });
  await forgetPendingEmails(tx, { districtId, personId });
  const found = await selectOptionalAccount(tx, { districtId, personId });
  if (found) await forgetFailedSignIns(tx, { edition: found.edition, username: found.username });
  await recordAudit(tx, { ...auditOfAccount(account, call), action: 'person.password-recovered' });
  await tellPasswordChanged(tx, { districtId, personId, edition: account.edition, language: body.language, now });
}
