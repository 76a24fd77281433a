import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { MailLanguage, QueuedMail } from './letter.ts';

export type NewMail = {
  kind: string;
  edition: EditionId;
  language: MailLanguage;
  /** Left out where the letter goes to the account's address of that moment. */
  recipient?: string;
  districtId?: number;
  personId?: number;
  data?: object;
  now: Date;
};

export async function insertMail(tx: Tx, { kind, edition, language, recipient, districtId, personId, data = {}, now }: NewMail): Promise<void> {
  await tx
    .insertInto('mail')
    .values({
      kind,
      edition,
      language,
      recipient: recipient ?? null,
      district_id: districtId ?? null,
      person_id: personId ?? null,
      data: JSON.stringify(data),
      created_at: now,
      next_try_at: now,
    })
    .execute();
}

export type DueMail = QueuedMail & { mailId: number; tries: number };

/**
 * Takes the mail that has waited longest for this process: until `leaseEnds` no other process takes it, and if this one dies
 * it comes up again then.
 */
export async function takeDueMail(db: Db, { now, leaseEnds }: { now: Date; leaseEnds: Date }): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update mail set tries = tries + 1, next_try_at = ${leaseEnds}
    where mail_id = (
      select mail_id from mail where sent_at is null and given_up_at is null and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked
    )
    returning mail_id as "mailId", tries, kind, edition, language, recipient, district_id as "districtId", person_id as "personId", data,
      created_at as "createdAt"`.execute(db);
  const [row] = rows;
  return row && { ...row, recipient: row.recipient ?? undefined, districtId: row.districtId ?? undefined, personId: row.personId ?? undefined };
}

/** `letter` is kept by the local outbox only. */
export async function updateMailAsSent(
  db: Db,
  { mailId, recipient, now, letter }: { mailId: number; recipient: string; now: Date; letter?: object },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, recipient, data: '{}', letter: letter ? JSON.stringify(letter) : null })
    .where('mail_id', '=', mailId)
    .execute();
}

export async function updateMailForLater(db: Db, { mailId, nextTryAt }: { mailId: number; nextTryAt: Date }): Promise<void> {
  await db.updateTable('mail').set({ next_try_at: nextTryAt }).where('mail_id', '=', mailId).execute();
}

export async function updateMailAsGivenUp(db: Db, { mailId, now }: { mailId: number; now: Date }): Promise<void> {
  await db.updateTable('mail').set({ given_up_at: now, data: '{}' }).where('mail_id', '=', mailId).execute();
}

export async function deleteMail(db: Db, mailId: number): Promise<void> {
  await db.deleteFrom('mail').where('mail_id', '=', mailId).execute();
}

/** How many mails of a kind went to an address since then. */
export async function countSentMails(db: Db | Tx, { kind, recipient, since }: { kind: string; recipient: string; since: Date }): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Mails are forgotten after seven days, sent or not. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail').where('created_at', '<', sql<Date>`${now}::timestamptz - interval '7 days'`).execute();
}

export type OutboxRow = { mailId: number; kind: string; recipient: string; sentAt: Date; letter: unknown };

/** The newest first. */
export async function selectOutbox(db: Db): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select mail_id as "mailId", kind, recipient, sent_at as "sentAt", letter from mail
    where sent_at is not null and letter is not null order by sent_at desc, mail_id desc limit 100`.execute(db);
  return rows;
}

export async function selectOptionalOutboxMail(db: Db, mailId: number): Promise<OutboxRow | undefined> {
  const { rows } = await sql<OutboxRow>`
    select mail_id as "mailId", kind, recipient, sent_at as "sentAt", letter from mail
    where mail_id = ${mailId} and sent_at is not null and letter is not null`.execute(db);
  return rows[0];
}
