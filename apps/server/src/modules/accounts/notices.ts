import { type EditionId, editions } from '@alba/domain/editions';
import { z } from 'zod';
import type { Tx } from '../../platform/db/index.ts';
import { type Composer, queueMail } from '../mail/index.ts';
import { namedOf } from './account-repository.ts';
import { type NoticeKind, noticeKinds, noticeWords } from './notice-words.ts';

const noticed = z.strictObject({ service: z.string().optional() });

type NoticeTo = { districtId: number; personId: number; edition: EditionId; now: Date };

/** Tells the owner of an account by e-mail what changed about who gets in, if there is an address to tell. `service` is a provider's own name. */
export async function tellOwner(tx: Tx, what: NoticeKind, { edition, service, ...of }: NoticeTo & { service?: string }): Promise<void> {
  await queueMail(tx, { kind: what, edition, language: editions[edition].language, data: { service }, ...of });
}

const compose =
  (kind: NoticeKind): Composer =>
  async (tx, mail, { originOf }) => {
    const person = await namedOf(tx, mail);
    if (!person?.email) return undefined;
    const { notices, username, service: serviceLabel, action, why } = noticeWords[mail.language];
    const { subject, title, intro } = notices[kind];
    const { service } = noticed.parse(mail.data);
    const facts = [[username, person.username] as const, ...(service === undefined ? [] : [[serviceLabel, service] as const])];
    const parts = [{ text: intro }, { facts }, { action: { label: action, url: `${originOf(mail.edition)}/login/forgetlogin` } }];
    return { to: person.email, letter: { subject, title, parts, why } };
  };

export const noticeLetters = Object.fromEntries(noticeKinds.map((kind) => [kind, compose(kind)])) as Record<NoticeKind, Composer>;
