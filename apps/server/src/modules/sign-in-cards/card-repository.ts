import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type NewCard = { personId: number; secretHash: Buffer; codeHash: Buffer };

/** Stores these cards; the one that a student had before counts no more. */
export async function replaceCards(
  tx: Tx,
  { districtId, cards, madeBy, now }: { districtId: number; cards: readonly NewCard[]; madeBy: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('sign_in_card')
    .values(
      cards.map(({ personId, secretHash, codeHash }) => ({
        district_id: districtId,
        person_id: personId,
        secret_hash: secretHash,
        code_hash: codeHash,
        made_by: madeBy,
        made_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['district_id', 'person_id']).doUpdateSet(({ ref }) => ({
        secret_hash: ref('excluded.secret_hash'),
        code_hash: ref('excluded.code_hash'),
        made_by: ref('excluded.made_by'),
        made_at: ref('excluded.made_at'),
      })),
    )
    .execute();
}

/** False when the student had none. */
export async function deleteCard(tx: Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sign_in_card').where('district_id', '=', districtId).where('person_id', '=', personId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export type Names = { personId: number; firstName: string; lastName: string; username: string };

export async function selectNames(db: Db | Tx, { districtId, personIds }: { districtId: number; personIds: readonly number[] }): Promise<Names[]> {
  return db
    .selectFrom('person')
    .select(['person_id as personId', 'first_name as firstName', 'last_name as lastName', 'username'])
    .where('district_id', '=', districtId)
    .where('person_id', '=', sql<number>`any(${[...personIds]}::bigint[])`)
    .execute();
}

/** Nobody with a role beside that of a student has a card that counts. */
const isOnlyStudent = sql<boolean>`not exists (
  select from role_grant g where g.district_id = card.district_id and g.person_id = card.person_id and g.role <> 'student')`;

/** Whose card this is, and whether a class they are in has its screen open. */
export async function selectOptionalHolder(
  db: Db,
  { districtId, secretHash, now }: { districtId: number; secretHash: Buffer; now: Date },
): Promise<{ personId: number; isScreenOpen: boolean } | undefined> {
  const { rows } = await sql<{ personId: number; isScreenOpen: boolean }>`
    select card.person_id as "personId", exists (
      select from enrollment e
      join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
      join class_screen s on s.district_id = e.district_id and s.class_id = e.class_id and s.closes_at > ${now}
      where e.district_id = card.district_id and e.person_id = card.person_id and e.removed_at is null
    ) as "isScreenOpen"
    from sign_in_card card where card.district_id = ${districtId} and card.secret_hash = ${secretHash} and ${isOnlyStudent}`.execute(db);
  return rows[0];
}

/** Who in the class has a card with this short code. */
export async function selectHoldersInClass(
  db: Db,
  { districtId, classId, codeHash }: { districtId: number; classId: number; codeHash: Buffer },
): Promise<{ personId: number }[]> {
  const { rows } = await sql<{ personId: number }>`
    select card.person_id as "personId"
    from enrollment e join sign_in_card card on card.district_id = e.district_id and card.person_id = e.person_id
    where e.district_id = ${districtId} and e.class_id = ${classId} and e.removed_at is null and card.code_hash = ${codeHash} and ${isOnlyStudent}
    limit 2`.execute(db);
  return rows;
}
