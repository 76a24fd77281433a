import type { ClassAvatar } from '@alba/domain/classes';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

type ClassKey = { districtId: number; classId: number };

export async function upsertScreen(tx: Tx, { districtId, classId, openedBy, now, closesAt }: ClassKey & { openedBy: number; now: Date; closesAt: Date }) {
  await tx
    .insertInto('class_screen')
    .values({ district_id: districtId, class_id: classId, opened_by: openedBy, opened_at: now, closes_at: closesAt })
    .onConflict((conflict) => conflict.columns(['district_id', 'class_id']).doUpdateSet({ opened_by: openedBy, opened_at: now, closes_at: closesAt }))
    .execute();
}

/** False when it was closed already. */
export async function deleteScreen(tx: Tx, { districtId, classId, now }: ClassKey & { now: Date }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('class_screen')
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .returning('closes_at as closesAt')
    .executeTakeFirst();
  return deleted !== undefined && deleted.closesAt > now;
}

export type ScreenOfCode = {
  districtId: number;
  classId: number;
  schoolId: number;
  name: string;
  avatar: ClassAvatar;
  edition: EditionId;
  grade: number | null;
  usesPictures: boolean;
  /** Null when it was not opened since it was closed last. */
  closesAt: Date | null;
};

/** The class that a code belongs to now, with its screen. */
export async function selectOptionalScreen(db: Db, code: string): Promise<ScreenOfCode | undefined> {
  const { rows } = await sql<ScreenOfCode>`
    select c.district_id as "districtId", c.class_id as "classId", c.school_id as "schoolId", c.name, c.avatar, i.edition, c.grade,
      c.picture_passwords as "usesPictures", s.closes_at as "closesAt"
    from class_code k
    join class c on c.district_id = k.district_id and c.class_id = k.class_id and c.removed_at is null and c.archived_at is null
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    left join class_screen s on s.district_id = c.district_id and s.class_id = c.class_id
    where k.code = ${code} and k.retired_at is null`.execute(db);
  return rows[0];
}

export type ClassSignInRow = {
  name: string;
  avatar: ClassAvatar;
  code: string | null;
  schoolId: number;
  schoolName: string;
  grade: number | null;
  usesPictures: boolean;
  closesAt: Date | null;
};

/** What a teacher sees of a class's ways in. Whether they teach it, the caller has asked. */
export async function selectClassSignIn(db: Db, { districtId, classId }: ClassKey): Promise<ClassSignInRow> {
  const { rows } = await sql<ClassSignInRow>`
    select c.name, c.avatar, k.code, c.school_id as "schoolId", i.name as "schoolName", c.grade, c.picture_passwords as "usesPictures", s.closes_at as "closesAt"
    from class c
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    left join class_code k on k.district_id = c.district_id and k.class_id = c.class_id and k.retired_at is null
    left join class_screen s on s.district_id = c.district_id and s.class_id = c.class_id
    where c.district_id = ${districtId} and c.class_id = ${classId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`class ${classId} was asked for and is gone`);
  return row;
}

export type PupilRow = {
  individualId: number;
  firstName: string;
  lastName: string;
  username: string;
  cardMadeAt: Date | null;
  hasPictures: boolean;
};

/** Who is in the class now and nothing but a student, with what they can sign in with, in no order. Accounts that are turned off are left out. */
export async function selectPupilsOfClass(db: Db, { districtId, classId }: ClassKey): Promise<PupilRow[]> {
  const { rows } = await sql<PupilRow>`
    select p.person_id as "individualId", p.first_name as "firstName", p.last_name as "lastName", p.username,
      card.made_at as "cardMadeAt", pic.person_id is not null as "hasPictures"
    from enrollment e
    join person p on p.district_id = e.district_id and p.person_id = e.person_id and p.status = 'active'
    left join sign_in_card card on card.district_id = p.district_id and card.person_id = p.person_id
    left join picture_password pic on pic.district_id = p.district_id and pic.person_id = p.person_id
    where e.district_id = ${districtId} and e.class_id = ${classId} and e.removed_at is null
      and not exists (select from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id and g.role <> 'student')`.execute(db);
  return rows;
}
