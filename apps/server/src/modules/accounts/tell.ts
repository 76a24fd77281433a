import { type EditionId, editions } from '@alba/domain/editions';
import type { Tx } from '../../platform/db/index.ts';
import { type MailLanguage, queueMail } from '../mail/index.ts';
import { accountMails } from './letters.ts';

type Of = { districtId: number; personId: number; edition: EditionId; language: MailLanguage; now: Date };

/**
 * Tells the owner of an account by e-mail that its password was changed, if there is an address to tell: in their language, or in that of
 * the edition where somebody else changed it.
 */
export async function tellPasswordChanged(tx: Tx, of: Omit<Of, 'language'> & { language?: MailLanguage }): Promise<void> {
  await queueMail(tx, { kind: accountMails.passwordChanged, language: editions[of.edition].language, ...of });
}

type EmailField = 'email' | 'schoolEmail';

/** Asks the owner of an address whether it may stand in the account. */
export async function askToConfirm(tx: Tx, { field, address, ...of }: Of & { field: EmailField; address: string }): Promise<void> {
  await queueMail(tx, { kind: accountMails.confirmEmail, recipient: address, data: { field, address }, ...of });
}

/** Tells the address that counted until now: before (`asked`) or after (`changed`) another takes its place. */
export async function tellOldAddress(tx: Tx, { what, address, ...of }: Of & { what: 'asked' | 'changed'; address: string }): Promise<void> {
  await queueMail(tx, { kind: what === 'asked' ? accountMails.emailAsked : accountMails.emailChanged, recipient: address, ...of });
}
