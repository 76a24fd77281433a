import type { confirmEmail } from '@alba/contract/account';
import type { BodyOf } from '@alba/contract/endpoint';
import type { Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthCall, auditOfAccount, lockAccount } from '../auth/index.ts';
import { spendLink } from '../links/index.ts';
import { selectStoredAccount, updateAccount, updateEmail } from './account-repository.ts';
import { confirmedEmail } from './letters.ts';
import { tellOldAddress } from './tell.ts';

/** The address of the link takes its place in the account, unless another was written there since. The one before is told. */
export async function confirmAddress(tx: Tx, call: AuthCall & { body: BodyOf<typeof confirmEmail> }): Promise<void> {
  const { body, now } = call;
  const { districtId, personId, data } = await spendLink(tx, { token: body.token, purpose: 'email', now });
  if (personId === null) throw new Refusal('link_unknown');
  const key = { districtId, personId };
  const account = await lockAccount(tx, key);
  const before = await selectStoredAccount(tx, key);
  const { field, address } = confirmedEmail.parse(data);
  if (!account.isActive || before.pendingEmails[field] !== address) throw new Refusal('link_used');
  await updateEmail(tx, { ...key, field, isTeacher: account.activeRole === 'teacher', address });
  await updateAccount(tx, { ...key, pendingEmails: { ...before.pendingEmails, [field]: undefined } });
  await recordAudit(tx, { ...auditOfAccount(account, call), action: 'person.email-confirmed', data: { field } });
  const old = field === 'email' ? before.mainEmail : before.schoolEmail;
  if (old) await tellOldAddress(tx, { ...key, edition: account.edition, language: body.language, now, what: 'changed', address: old });
}
