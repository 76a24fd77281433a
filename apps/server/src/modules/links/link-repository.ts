import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OneTimeToken } from '../../platform/tokens/index.ts';

/** What a link is for; one made for one thing opens nothing else. */
export type LinkPurpose = 'password' | 'email' | 'invitation' | 'setup';
export type StoredLink = { districtId: number; personId: number | null; data: unknown; expiresAt: Date; usedAt: Date | null };

type Key = OneTimeToken & { purpose: LinkPurpose };

export async function insertLink(
  tx: Tx,
  { districtId, hash, purpose, personId, data, now, expiresAt }: Key & { personId?: number; data: object; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('one_time_link')
    .values({
      district_id: districtId,
      token_hash: hash,
      purpose,
      person_id: personId ?? null,
      data: JSON.stringify(data),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

export async function selectOptionalLink(db: Db | Tx, { districtId, hash, purpose }: Key): Promise<StoredLink | undefined> {
  const row = await db
    .selectFrom('one_time_link')
    .select(['district_id as districtId', 'person_id as personId', 'data', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('district_id', '=', districtId)
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row;
}

/** Marks the link as used and tells whether it was this call that used it: of two at once one wins. */
export async function updateLinkAsUsed(tx: Tx, { districtId, hash, purpose, now }: Key & { now: Date }): Promise<boolean> {
  const result = await tx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('district_id', '=', districtId)
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Links of a person that are not used yet count no more. */
export async function endLinksOf(
  tx: Tx,
  { districtId, personId, purposes, now }: { districtId: number; personId: number; purposes: readonly LinkPurpose[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('purpose', '=', sql<string>`any(${[...purposes]}::text[])`)
    .where('used_at', 'is', null)
    .execute();
}

/** Forgets links a week after their end; until then they can say that they were used or came too late. */
export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_link').where('expires_at', '<', sql<Date>`${now}::timestamptz - interval '7 days'`).execute();
}
