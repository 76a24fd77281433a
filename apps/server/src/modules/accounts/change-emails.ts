import type { Tx } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import type { MailLanguage } from '../mail/index.ts';
import { type PendingEmails, type StoredAccount, updateEmail } from './account-repository.ts';
import { askToConfirm, tellOldAddress } from './tell.ts';

export type EmailField = keyof PendingEmails;
/** `address`: empty takes the address away. */
export type EmailChange = { field: EmailField; address: string };

const currentOf = (account: StoredAccount, field: EmailField): string => (field === 'email' ? account.mainEmail : account.schoolEmail) ?? '';

/** Which addresses the form changes; one that is sent as it stands in the account is no change. */
export function emailChanges(body: Partial<Record<EmailField, string>>, before: StoredAccount): EmailChange[] {
  return (['email', 'schoolEmail'] as const).flatMap((field) => {
    const address = body[field];
    const isAsBefore = address === undefined || address === currentOf(before, field);
    return isAsBefore ? [] : [{ field, address }];
  });
}

type Changing = {
  viewer: Viewer;
  before: StoredAccount;
  /** Every field that was sent, also one that is as before. */
  sent: Partial<Record<EmailField, string>>;
  language: MailLanguage;
  now: Date;
};

/**
 * Begins each change: a new address waits for its owner's word, and the one that counts is told meanwhile; taking one away needs
 * nobody's word. Returns what waits from now on. Writing the address in that stands there anyway ends the waiting.
 */
export async function changeEmails(tx: Tx, { viewer, before, sent, language, now }: Changing): Promise<PendingEmails> {
  const pending: PendingEmails = { ...before.pendingEmails };
  const of = { districtId: viewer.districtId, personId: viewer.personId, edition: viewer.edition, language, now };
  if (sent.email !== undefined) delete pending.email;
  if (sent.schoolEmail !== undefined) delete pending.schoolEmail;
  for (const { field, address } of emailChanges(sent, before)) {
    if (address === '') {
      await updateEmail(tx, { ...of, field, isTeacher: viewer.role === 'teacher', address: null });
      await tellOldAddress(tx, { ...of, what: 'changed', address: currentOf(before, field) });
      continue;
    }
    pending[field] = address;
    await askToConfirm(tx, { ...of, field, address });
    const old = currentOf(before, field) || (field === 'email' ? before.email : undefined);
    if (old) await tellOldAddress(tx, { ...of, what: 'asked', address: old });
  }
  return pending;
}
