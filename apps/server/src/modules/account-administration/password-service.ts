import type { Tx } from '../../platform/db/index.ts';
import { randomLetters } from '../../platform/random/index.ts';
import { tellPasswordChanged } from '../accounts/index.ts';
import { forgetFailedSignIns, replacePassword } from '../auth/index.ts';
import type { Doing } from '../institutions/index.ts';
import { endLinksOf, makeLink } from '../links/index.ts';
import type { AccountView } from './account-repository.ts';
import { accountNamed, type NamedAccount } from './find-service.ts';
import { record } from './standing-service.ts';

/** Letters and digits that nobody mistakes for one another when they are read from paper. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 14;

/** A password for handing over once: about 69 bits. */
export const newPassword = (): string => randomLetters(passwordAlphabet, passwordLength);

/** Gives the account a password at once. The one before, the sessions and the links made with it end. */
export async function givePassword(tx: Tx, { passwordHash, ...about }: Doing & NamedAccount & { passwordHash: string }): Promise<AccountView> {
  const account = await accountNamed(tx, about);
  const { districtId, personId } = account;
  await replacePassword(tx, { districtId, personId, passwordHash, now: about.now });
  await endLinksOf(tx, { districtId, personId, purposes: ['password', 'email', 'invitation'], now: about.now });
  await forgetFailedSignIns(tx, account);
  await tellPasswordChanged(tx, { districtId, personId, edition: account.edition, now: about.now });
  return record(tx, about, account, 'person.password-reset');
}

/** What a link carries with which the owner sets a password themselves; until then the one before counts. */
export async function makePasswordLink(
  tx: Tx,
  { lastsMs, ...about }: Doing & NamedAccount & { lastsMs: number },
): Promise<{ account: AccountView; token: string }> {
  const account = await accountNamed(tx, about);
  const { districtId, personId } = account;
  await endLinksOf(tx, { districtId, personId, purposes: ['password'], now: about.now });
  const token = await makeLink(tx, { districtId, personId, purpose: 'password', now: about.now, lastsMs });
  return { account: await record(tx, about, account, 'person.password-link-made'), token };
}
