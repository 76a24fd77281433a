import type { Db } from '../../platform/db/index.ts';
import type { Owner } from './recovery-codes.ts';

/** How the person signs in; null: with Google or Clever only. */
export async function selectSignIn(db: Db, { districtId, personId }: Owner): Promise<{ username: string; passwordHash: string | null }> {
  return db
    .selectFrom('person')
    .select(['username', 'password_hash as passwordHash'])
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
}
