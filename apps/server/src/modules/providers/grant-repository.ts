import type { Db, Tx } from '../../platform/db/index.ts';
import type { PersonKey } from './identity-repository.ts';

export type StoredGrant = { subject: string; scopes: string[]; sealedToken: Buffer; brokenAt: Date | null };

export async function selectOptionalGrant(db: Db | Tx, { districtId, personId }: PersonKey): Promise<StoredGrant | undefined> {
  return db
    .selectFrom('provider_grant')
    .select(['subject', 'scopes', 'sealed_token as sealedToken', 'broken_at as brokenAt'])
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('provider', '=', 'google')
    .executeTakeFirst();
}

type NewGrant = PersonKey & { subject: string; scopes: readonly string[]; sealedToken: Buffer; now: Date };

/** The latest consent counts. */
export async function upsertGrant(tx: Tx | Db, { districtId, personId, subject, scopes, sealedToken, now }: NewGrant): Promise<void> {
  const values = { subject, scopes: [...scopes], sealed_token: sealedToken, granted_at: now, broken_at: null };
  await tx
    .insertInto('provider_grant')
    .values({ district_id: districtId, person_id: personId, provider: 'google', ...values })
    .onConflict((conflict) => conflict.columns(['district_id', 'person_id', 'provider']).doUpdateSet(values))
    .execute();
}

export async function updateToBroken(db: Db, { districtId, personId, now }: PersonKey & { now: Date }): Promise<void> {
  await db
    .updateTable('provider_grant')
    .set({ broken_at: now })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('broken_at', 'is', null)
    .execute();
}

/** Gives back what was kept, so that it can be revoked. */
export async function deleteOptionalGrant(tx: Tx, { districtId, personId }: PersonKey): Promise<Buffer | undefined> {
  const row = await tx
    .deleteFrom('provider_grant')
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .returning('sealed_token')
    .executeTakeFirst();
  return row?.sealed_token;
}
