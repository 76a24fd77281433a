import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { hasOnlyGoogle, isTaught, type Teacher } from '../classes/index.ts';

export type TaughtClass = { schoolId: number; grade: number | null; usesPictures: boolean };
export type Pupil = { personId: number; username: string; hasOnlyGoogle: boolean };

/** The class if it is there and the teacher teaches it now. */
export async function selectOptionalTaughtClass(db: Db | Tx, teacher: Teacher, classId: number): Promise<TaughtClass | undefined> {
  const { rows } = await sql<TaughtClass>`
    select c.school_id as "schoolId", c.grade, c.picture_passwords as "usesPictures" from class c
    where c.district_id = ${teacher.districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}`.execute(
    db,
  );
  return rows[0];
}

/** Which of these people are in the class now and are nothing but students: a colleague who joined a class stays a colleague. */
export async function selectPupils(
  db: Db | Tx,
  { districtId, classId, personIds }: { districtId: number; classId: number; personIds: readonly number[] },
): Promise<Pupil[]> {
  const { rows } = await sql<Pupil>`
    select p.person_id as "personId", p.username, ${hasOnlyGoogle} as "hasOnlyGoogle"
    from enrollment e join person p on p.district_id = e.district_id and p.person_id = e.person_id
    where e.district_id = ${districtId} and e.class_id = ${classId} and e.removed_at is null and e.person_id = any(${[...personIds]}::bigint[])
      and not exists (select from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id and g.role <> 'student')
    order by p.person_id`.execute(db);
  return rows;
}
