import { z } from 'zod';
import { makeLink } from '../links/index.ts';
import type { Composer, Letter, Part, QueuedMail } from '../mail/index.ts';
import { namedOf } from './account-repository.ts';
import { accountWords } from './letter-words.ts';
import type { NoticeKind } from './notice-words.ts';
import { noticeLetters } from './notices.ts';

export const accountMails = {
  passwordChanged: 'password-changed',
  confirmEmail: 'confirm-email',
  emailAsked: 'email-asked',
  emailChanged: 'email-changed',
} as const;
const confirmationLinkMs = 24 * 3_600_000;

/** What a confirmation link confirms. */
export const confirmedEmail = z.strictObject({ field: z.enum(['email', 'schoolEmail']), address: z.string() });

type Kind = 'passwordChanged' | 'confirmEmail' | 'emailAsked' | 'emailChanged';

function letterOf(kind: Kind, mail: QueuedMail, { username, url }: { username: string; url: string }): Letter {
  const { [kind]: words, username: label } = accountWords[mail.language];
  const parts: Part[] = [{ text: words.intro }, { facts: [[label, username]] }, { action: { label: words.action, url } }];
  if (words.lasts) parts.push({ text: words.lasts });
  return { subject: words.subject, title: words.title, parts, why: words.why };
}

/** Letters about the account, by the kind of mail. */
export const accountLetters: Record<(typeof accountMails)[Kind] | NoticeKind, Composer> = {
  ...noticeLetters,
  /** Goes to the address that counts now; a student may have none. */
  'password-changed': async (tx, mail, { originOf }) => {
    const person = await namedOf(tx, mail);
    if (!person?.email) return undefined;
    const url = `${originOf(mail.edition)}/login/forgetlogin`;
    return { to: person.email, letter: letterOf('passwordChanged', mail, { username: person.username, url }) };
  },
  'confirm-email': async (tx, mail, { now, originOf }) => {
    const person = await namedOf(tx, mail);
    const { field, address } = confirmedEmail.parse(mail.data);
    // Another address, or none, was written since: this one is not wanted any more.
    if (!person || person.pendingEmails[field] !== address) return undefined;
    const { districtId, personId } = person;
    const token = await makeLink(tx, { districtId, personId, purpose: 'email', data: { field, address }, now, lastsMs: confirmationLinkMs });
    const url = `${originOf(mail.edition)}/login/confirm-email#${token}`;
    return { to: address, letter: letterOf('confirmEmail', mail, { username: person.username, url }) };
  },
  'email-asked': async (tx, mail, { originOf }) => {
    const person = await namedOf(tx, mail);
    if (!person || mail.recipient === undefined) return undefined;
    return { to: mail.recipient, letter: letterOf('emailAsked', mail, { username: person.username, url: `${originOf(mail.edition)}/login/forgetlogin` }) };
  },
  'email-changed': async (tx, mail, { originOf }) => {
    const person = await namedOf(tx, mail);
    if (!person || mail.recipient === undefined) return undefined;
    return { to: mail.recipient, letter: letterOf('emailChanged', mail, { username: person.username, url: originOf(mail.edition) }) };
  },
};
