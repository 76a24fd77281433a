import type { Tx } from '../../platform/db/index.ts';
import { recordAudit } from '../audit/index.ts';
import { forgetFailedSignIns, lockAccount, revokeFamiliesOf } from '../auth/index.ts';
import { auditIn, type Doing, institutionOf, NotDone } from '../institutions/index.ts';
import { endLinksOf } from '../links/index.ts';
import { type AccountView, updateStanding } from './account-repository.ts';
import { type AccountRefusal, accountNamed, type NamedAccount } from './find-service.ts';

type About = Doing & NamedAccount;

/** Nobody signs in with the account any more; its sessions and its links end. Its work stays. */
export async function deactivateAccount(tx: Tx, about: About): Promise<AccountView> {
  const account = await accountNamed(tx, about);
  if (!account.isActive) throw new NotDone<AccountRefusal>('already_so', { username: account.username });
  await change(tx, account, { isActive: false });
  const { districtId, personId } = account;
  await revokeFamiliesOf(tx, { districtId, personId, now: about.now });
  await endLinksOf(tx, { districtId, personId, purposes: ['password', 'email', 'invitation'], now: about.now });
  return record(tx, about, account, 'person.deactivated');
}

/** The account can sign in again with what it had: password, provider, cards. */
export async function activateAccount(tx: Tx, about: About): Promise<AccountView> {
  const account = await accountNamed(tx, about);
  if (account.isActive) throw new NotDone<AccountRefusal>('already_so', { username: account.username });
  await change(tx, account, { isActive: true });
  return record(tx, about, account, 'person.activated');
}

/** The school switches one student's access off or on again (all of them: `studentsDisabled` of the institution). */
export async function setStudentAccess(tx: Tx, { isDisabled, ...about }: About & { isDisabled: boolean }): Promise<AccountView> {
  const account = await accountNamed(tx, about);
  if (!account.roles.includes('student')) throw new NotDone<AccountRefusal>('not_a_student', { username: account.username });
  if (account.isDisabledBySchool === isDisabled) throw new NotDone<AccountRefusal>('already_so', { username: account.username });
  await change(tx, account, { isDisabledBySchool: isDisabled });
  return record(tx, about, account, isDisabled ? 'person.access-disabled' : 'person.access-enabled');
}

/** Forgets the failed tries at the account, so that its owner need not wait (D85). */
export async function unlockAccount(tx: Tx, about: About): Promise<AccountView> {
  const account = await accountNamed(tx, about);
  await forgetFailedSignIns(tx, account);
  return record(tx, about, account, 'person.sign-in-allowed');
}

async function change(tx: Tx, account: AccountView, to: { isActive?: boolean; isDisabledBySchool?: boolean }): Promise<void> {
  await lockAccount(tx, account);
  const { districtId, personId } = account;
  await updateStanding(tx, { districtId, personId, ...to });
}

/** Writes the act down and returns the account as it is now. */
export async function record(tx: Tx, doing: Doing & { data?: object }, account: AccountView, action: string): Promise<AccountView> {
  const school = await institutionOf(tx, account.schoolId);
  await recordAudit(tx, { ...auditIn(school, doing), action, objectKind: 'person', objectId: account.personId, data: doing.data });
  return accountNamed(tx, account);
}
