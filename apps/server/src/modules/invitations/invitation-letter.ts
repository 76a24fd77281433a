import { institutionOf } from '../institutions/index.ts';
import { makeLink } from '../links/index.ts';
import type { Composer } from '../mail/index.ts';
import { invitationLinkMs, invited } from './invitation-service.ts';
import { invitationWords } from './invitation-words.ts';

/** Makes the link when the message leaves. An institution that was closed meanwhile invites nobody. */
export const composeInvitation: Composer = async (tx, mail, { now, originOf }) => {
  const { role, institutionId, email } = invited.parse(mail.data);
  const { districtId, name, closedAt } = await institutionOf(tx, institutionId);
  if (mail.recipient === undefined || closedAt) return undefined;
  const token = await makeLink(tx, { districtId, purpose: 'invitation', data: { role, institutionId, email }, now, lastsMs: invitationLinkMs });
  const words = invitationWords[mail.language];
  const facts = [
    [words.institution, name],
    [words.role, words.roles[role]],
  ] as const;
  const url = `${originOf(mail.edition)}/login/invitation#${token}`;
  const parts = [{ text: words.intro[role] }, { facts }, { action: { label: words.accept, url } }, { text: words.lasts }];
  return { to: mail.recipient, letter: { subject: words.subject, title: words.title, parts, why: words.why } };
};
