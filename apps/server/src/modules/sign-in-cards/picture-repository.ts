import { youngGrades } from '@alba/domain/pupils';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

type PersonKey = { districtId: number; personId: number };

/** Turns pictures on or off; a grade is kept only where none is known. */
export async function updateClassPictures(
  tx: Tx,
  { districtId, classId, isOn, grade }: { districtId: number; classId: number; isOn: boolean; grade: number | undefined },
): Promise<void> {
  await tx
    .updateTable('class')
    .set({ picture_passwords: isOn, grade: sql`coalesce(grade, ${grade ?? null}::int)` })
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .execute();
}

type NewPictures = PersonKey & { hash: string; setBy: number; now: Date };

export async function upsertPictures(tx: Tx, { districtId, personId, hash, setBy, now }: NewPictures): Promise<void> {
  await tx
    .insertInto('picture_password')
    .values({ district_id: districtId, person_id: personId, hash, set_by: setBy, set_at: now })
    .onConflict((conflict) => conflict.columns(['district_id', 'person_id']).doUpdateSet({ hash, set_by: setBy, set_at: now }))
    .execute();
}

/** False when there are some already; of two at once one is first. */
export async function insertPictures(tx: Tx, { districtId, personId, hash, setBy, now }: NewPictures): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('picture_password')
    .values({ district_id: districtId, person_id: personId, hash, set_by: setBy, set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deletePictures(tx: Tx, { districtId, personId }: PersonKey): Promise<void> {
  await tx.deleteFrom('picture_password').where('district_id', '=', districtId).where('person_id', '=', personId).execute();
}

/** The hash of a student who is in the class now; undefined for anybody else and for one who has no pictures. */
export async function selectOptionalPictureHash(db: Db, { districtId, classId, personId }: PersonKey & { classId: number }): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select pic.hash from enrollment e join picture_password pic on pic.district_id = e.district_id and pic.person_id = e.person_id
    where e.district_id = ${districtId} and e.class_id = ${classId} and e.person_id = ${personId} and e.removed_at is null
      and not exists (select from role_grant g where g.district_id = e.district_id and g.person_id = e.person_id and g.role <> 'student')`.execute(db);
  return rows[0]?.hash;
}

/** Whether some class that the student is in uses pictures, and the student is nothing but one. */
export async function isInPictureClass(db: Db | Tx, { districtId, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql<{ isIn: boolean }>`
    select exists (
      select from enrollment e join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
      where e.district_id = ${districtId} and e.person_id = ${personId} and e.removed_at is null and c.picture_passwords
        and c.grade = any(${[...youngGrades]}::int[])
    ) and not exists (select from role_grant g where g.district_id = ${districtId} and g.person_id = ${personId} and g.role <> 'student') as "isIn"`.execute(
    db,
  );
  return rows[0]?.isIn === true;
}
