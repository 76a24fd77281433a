import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProviderId } from './proven-identity.ts';

export type IdentityKey = { edition: EditionId; issuer: string; subject: string };
export type PersonKey = { districtId: number; personId: number };

export async function selectOptionalOwner(db: Db | Tx, { edition, issuer, subject }: IdentityKey): Promise<PersonKey | undefined> {
  return db
    .selectFrom('external_identity')
    .select(['district_id as districtId', 'person_id as personId'])
    .where('edition', '=', edition)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export type NewIdentity = IdentityKey & PersonKey & { provider: ProviderId; email?: string; now: Date };

/** False when the identity belongs to somebody already, or the person has another account of this provider. */
export async function insertIdentity(tx: Tx, given: NewIdentity): Promise<boolean> {
  const { edition, issuer, subject, districtId, personId, provider, email, now } = given;
  const result = await tx
    .insertInto('external_identity')
    .values({
      edition,
      issuer,
      subject,
      district_id: districtId,
      person_id: personId,
      provider,
      email: email ?? null,
      linked_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function updateLastUsed(db: Db, { edition, issuer, subject, now }: IdentityKey & { now: Date }): Promise<void> {
  await db
    .updateTable('external_identity')
    .set({ last_used_at: now })
    .where('edition', '=', edition)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export type Connection = { provider: ProviderId; email: string | null; issuer: string; subject: string };

export async function selectConnections(db: Db | Tx, { districtId, personId }: PersonKey): Promise<Connection[]> {
  const rows = await db
    .selectFrom('external_identity')
    .select(['provider', 'email', 'issuer', 'subject'])
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .orderBy('provider')
    .execute();
  return rows as Connection[];
}

export async function deleteIdentity(tx: Tx, { districtId, personId, provider }: PersonKey & { provider: ProviderId }): Promise<void> {
  await tx.deleteFrom('external_identity').where('district_id', '=', districtId).where('person_id', '=', personId).where('provider', '=', provider).execute();
}

/**
 * Whether somebody who may sign in has this e-mail: in one district when the provider answers for its people, else in the whole
 * edition. Only to propose that they are the same person.
 */
export async function hasPersonWithEmail(db: Db, { edition, email, districtId }: { edition: EditionId; email: string; districtId?: number }): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
      where lower(coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, ''))) = lower(${email}) and p.status = 'active'
        and i.edition = ${edition} and (${districtId ?? null}::bigint is null or p.district_id = ${districtId ?? null}::bigint)
    ) as found`.execute(db);
  return rows[0]?.found === true;
}

/** How else a person can sign in. */
export async function selectOwnWays(db: Db | Tx, { districtId, personId }: PersonKey): Promise<{ hasPassword: boolean; schoolId: number }> {
  return db
    .selectFrom('person')
    .select([sql<boolean>`password_hash is not null`.as('hasPassword'), 'school_id as schoolId'])
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
}
