import type { Db, Tx } from '../../platform/db/index.ts';
import type { Owner } from './recovery-codes.ts';

export type StoredStep = { sealedSecret: Buffer; begunAt: Date; confirmedAt: Date | null };

export async function selectOptionalStep(db: Db | Tx, { districtId, personId }: Owner): Promise<StoredStep | undefined> {
  return db
    .selectFrom('second_step')
    .select(['sealed_secret as sealedSecret', 'begun_at as begunAt', 'confirmed_at as confirmedAt'])
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Takes the place of one that was begun and never confirmed. The caller holds the lock of the person. */
export async function upsertBegun(tx: Tx, { districtId, personId, sealedSecret, now }: Owner & { sealedSecret: Buffer; now: Date }): Promise<void> {
  await tx
    .insertInto('second_step')
    .values({ district_id: districtId, person_id: personId, sealed_secret: sealedSecret, begun_at: now })
    .onConflict((conflict) => conflict.columns(['district_id', 'person_id']).doUpdateSet({ sealed_secret: sealedSecret, begun_at: now, last_step: 0 }))
    .execute();
}

export async function updateConfirmed(tx: Tx, { districtId, personId, now }: Owner & { now: Date }): Promise<void> {
  await tx.updateTable('second_step').set({ confirmed_at: now }).where('district_id', '=', districtId).where('person_id', '=', personId).execute();
}

/** Remembers the step of time whose code was used; false when it, or a later one, was used before. */
export async function takeStep(tx: Tx, { districtId, personId, step }: Owner & { step: number }): Promise<boolean> {
  const result = await tx
    .updateTable('second_step')
    .set({ last_step: step })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(tx: Tx, { districtId, personId, hashes }: Owner & { hashes: readonly Buffer[] }): Promise<void> {
  await deleteRecoveryCodes(tx, { districtId, personId });
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ district_id: districtId, person_id: personId, code_hash: hash })))
    .execute();
}

/** Uses a code up; false when there is none like it. */
export async function takeRecoveryCode(tx: Tx, { districtId, personId, hash }: Owner & { hash: Buffer }): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_code')
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db | Tx, { districtId, personId }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when there was none, confirmed or not. */
export async function deleteStep(tx: Tx, { districtId, personId }: Owner): Promise<boolean> {
  const result = await tx.deleteFrom('second_step').where('district_id', '=', districtId).where('person_id', '=', personId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteRecoveryCodes(tx: Tx, { districtId, personId }: Owner): Promise<void> {
  await tx.deleteFrom('recovery_code').where('district_id', '=', districtId).where('person_id', '=', personId).execute();
}
