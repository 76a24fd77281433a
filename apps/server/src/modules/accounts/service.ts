import type { myAccount } from '@alba/contract/account';
import type { ReplyOf } from '@alba/contract/endpoint';
import { missingToComplete } from '@alba/domain/accounts';
import type { Db } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { selectSchool } from '../institutions/index.ts';
import { selectOwnAccount } from './account-repository.ts';

/** The viewer's own account, as it is now rather than as the token remembers it. */
export async function loadOwnAccount(db: Db, viewer: Viewer): Promise<ReplyOf<typeof myAccount>> {
  const [account, school] = await Promise.all([selectOwnAccount(db, viewer), selectSchool(db, viewer)]);
  const { username, firstName, lastName, roles } = account;
  const email = account.email ?? undefined;
  return {
    individualId: viewer.personId,
    username,
    firstName,
    lastName,
    email,
    role: viewer.role,
    roles,
    edition: viewer.edition,
    schoolName: school.name,
    timeZone: school.timeZone,
    missing: missingToComplete({ role: viewer.role, firstName, lastName, email }),
    lastSignInDateMillis: account.lastSignInAt?.getTime() ?? viewer.lastSignInDateMillis,
  };
}
