import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type TokenKey = { districtId: number; hash: Buffer };
export type StoredToken = { familyId: string; personId: number; expiresAt: Date; familyEndsAt: Date; succeededAt: Date | null; revokedAt: Date | null };

export async function selectOptionalToken(db: Db | Tx, { districtId, hash }: TokenKey): Promise<StoredToken | undefined> {
  return db
    .selectFrom('refresh_token')
    .select([
      'family_id as familyId',
      'person_id as personId',
      'expires_at as expiresAt',
      'family_ends_at as familyEndsAt',
      'succeeded_at as succeededAt',
      'revoked_at as revokedAt',
    ])
    .where('district_id', '=', districtId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

type NewToken = TokenKey & { familyId: string; personId: number; now: Date; expiresAt: Date; familyEndsAt: Date };

/** The first token of a family: a new session. */
export async function insertToken(tx: Tx, { districtId, hash, familyId, personId, now, expiresAt, familyEndsAt }: NewToken): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({
      district_id: districtId,
      token_hash: hash,
      family_id: familyId,
      person_id: personId,
      created_at: now,
      expires_at: expiresAt,
      family_ends_at: familyEndsAt,
    })
    .execute();
}

/** Stores the successor and marks its predecessor. The caller holds the lock of the person. */
export async function insertSuccessor(tx: Tx, { predecessor, ...token }: NewToken & { predecessor: Buffer }): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ succeeded_at: token.now })
    .where('district_id', '=', token.districtId)
    .where('token_hash', '=', predecessor)
    .execute();
  await insertToken(tx, token);
}

/** Ends a session, if it is this person's: none of its tokens counts any more. False when none did. The caller holds the lock of the person. */
export async function revokeFamily(
  tx: Tx,
  { districtId, familyId, personId, now }: { districtId: number; familyId: string; personId?: number; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('district_id', '=', districtId)
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends every session of a person. The caller holds the lock of the person. */
export async function revokeFamiliesOf(
  tx: Tx,
  { districtId, personId, now, exceptSession }: { districtId: number; personId: number; now: Date; exceptSession?: string },
): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .$if(exceptSession !== undefined, (query) => query.where('family_id', '!=', exceptSession ?? ''))
    .execute();
}

/** Forgets families whose time is over. */
export async function deleteEndedFamilies(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_token').where('family_ends_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`).execute();
}
