import type { SignInMeans } from '@alba/domain/sessions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { hashSecret, newOneTimeToken, parseOneTimeToken } from '../../platform/tokens/index.ts';
import type { Account } from './account-repository.ts';

const lifeMs = 5 * 60_000;

const hashOfDevice = (deviceId: string | undefined): Buffer | null => (deviceId === undefined ? null : hashSecret(deviceId));

export type Asked = { account: Account; means: SignInMeans; deviceId: string | undefined; now: Date };

/** The password, or what a provider said, was right: a ticket with which this device, and no other, may show the second step. */
export async function askSecondStep(db: Db, { account, means, deviceId, now }: Asked): Promise<string> {
  const { districtId, personId, sessionVersion } = account;
  const { token, hash } = newOneTimeToken(districtId);
  await db
    .insertInto('second_step_ticket')
    .values({
      district_id: districtId,
      ticket_hash: hash,
      person_id: personId,
      device_hash: hashOfDevice(deviceId),
      session_version: sessionVersion,
      means,
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute();
  return token;
}

export type Ticket = { districtId: number; hash: Buffer; personId: number; sessionVersion: number; means: SignInMeans };

/** Whose sign-in a ticket goes on with; undefined when it is over, was used, or came from another device. */
export async function openTicket(db: Db, { ticket, deviceId, now }: { ticket: string; deviceId: string | undefined; now: Date }): Promise<Ticket | undefined> {
  const parsed = parseOneTimeToken(ticket);
  if (!parsed) return undefined;
  const { districtId, hash } = parsed;
  const row = await db
    .selectFrom('second_step_ticket')
    .select(['person_id as personId', 'session_version as sessionVersion', 'device_hash as deviceHash', 'means'])
    .where('district_id', '=', districtId)
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row || !isSame(row.deviceHash, hashOfDevice(deviceId))) return undefined;
  const { personId, sessionVersion, means } = row;
  return { districtId, hash, personId, sessionVersion, means: means as SignInMeans };
}

const isSame = (one: Buffer | null, other: Buffer | null): boolean => (one === null || other === null ? one === other : one.equals(other));

/** Uses the ticket up; false when somebody else has. */
export async function deleteTicket(tx: Tx, { districtId, hash }: Pick<Ticket, 'districtId' | 'hash'>): Promise<boolean> {
  const result = await tx.deleteFrom('second_step_ticket').where('district_id', '=', districtId).where('ticket_hash', '=', hash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteTicketsOf(tx: Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<void> {
  await tx.deleteFrom('second_step_ticket').where('district_id', '=', districtId).where('person_id', '=', personId).execute();
}

export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('second_step_ticket').where('expires_at', '<=', now).execute();
}
