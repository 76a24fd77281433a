import type { AccountSettings } from '@alba/contract/account';
import { preferences as preferencesSchema } from '@alba/contract/auth';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { selectStoredAccount } from './account-repository.ts';

/** What the account page shows to the viewer of their own account. */
export async function loadSettings(db: Db | Tx, viewer: Viewer): Promise<AccountSettings> {
  // One after the other: a transaction has one connection.
  const account = await selectStoredAccount(db, viewer);
  const { minPasswordLength, forceInitials } = await settingsOf(db, viewer);
  const { username, firstName, lastName, roles, schoolName, districtName, schoolCode, mainEmail, schoolEmail, pendingEmails } = account;
  const { role } = viewer;
  return {
    username,
    firstName,
    lastName,
    role,
    roles,
    schoolName,
    institutionName: role === 'admin' ? (districtName ?? schoolName) : undefined,
    schoolCode: role === 'teacher' ? (schoolCode ?? undefined) : undefined,
    email: { current: mainEmail ?? undefined, pending: pendingEmails.email },
    schoolEmail: role === 'student' ? undefined : { current: schoolEmail ?? undefined, pending: pendingEmails.schoolEmail },
    hasPassword: account.passwordHash !== null,
    minPasswordLength,
    forceInitials,
    preferences: preferencesSchema.safeParse(account.preferences).data ?? {},
  };
}
