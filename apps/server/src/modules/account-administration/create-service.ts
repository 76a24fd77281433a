import type { Role } from '@alba/domain/accounts';
import type { Tx } from '../../platform/db/index.ts';
import { createPerson } from '../accounts/index.ts';
import { type Doing, institutionOf, NotDone } from '../institutions/index.ts';
import type { AccountView } from './account-repository.ts';
import { type AccountRefusal, accountNamed } from './find-service.ts';
import { record } from './standing-service.ts';

export type NewAccount = Doing & {
  role: Exclude<Role, 'student'>;
  /** The school; for an administrator of a whole district, the district. */
  institutionId: number;
  username: string;
  firstName: string;
  lastName: string;
  email?: string;
};

/** Makes an account without a password: a link lets its owner set one. */
export async function createAccount(tx: Tx, { role, institutionId, username, firstName, lastName, email, ...doing }: NewAccount): Promise<AccountView> {
  const institution = await institutionOf(tx, institutionId);
  if (role === 'teacher' && institution.kind !== 'school') throw new NotDone('not_a_school', { institutionId });
  const { districtId, edition } = institution;
  // A teacher's own address is the one of the faculty, as signing up writes it.
  const address = role === 'teacher' ? { facultyEmail: email } : { email };
  const created = await createPerson(tx, { districtId, schoolId: institutionId, edition, username, firstName, lastName, ...address, role });
  if (!created) throw new NotDone<AccountRefusal>('username_taken', { username, edition });
  const account = await accountNamed(tx, { username, edition });
  return record(tx, { ...doing, data: { role } }, account, 'person.created');
}
