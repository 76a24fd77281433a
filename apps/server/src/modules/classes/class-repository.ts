import type { ClassAvatar } from '@alba/domain/classes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from './teaching-query.ts';

export type ClassRow = {
  classId: number;
  name: string;
  description: string;
  avatar: ClassAvatar;
  code: string | null;
  classSubgroupId: number;
  studentCount: number;
  isOwner: boolean;
  ownerFirstName: string;
  ownerLastName: string;
  until: Date | null;
  coTeachRequests: number;
  hidesPastDueFromLate: boolean;
  sharedAcrossProducts: boolean;
  source: 'GOOGLE' | 'ONE_ROSTER' | 'CLEVER' | null;
  lastImportedAt: Date | null;
  revision: number;
  /** The school's own zone; null where it has none. */
  timeZone: string | null;
};

/** The teacher's classes by name, or one of them; own ones and those they co-teach. Removed and archived ones are left out. */
export async function selectClasses(db: Db | Tx, teacher: Teacher, classId?: number): Promise<ClassRow[]> {
  const { districtId, teacherId } = teacher;
  const { rows } = await sql<ClassRow>`
    select c.class_id as "classId", c.name, c.description, c.avatar, case when c.code_disabled then null else k.code end as code,
      c.subgroup_id as "classSubgroupId", c.owner_id = ${teacherId} as "isOwner", o.first_name as "ownerFirstName", o.last_name as "ownerLastName", mine.until,
      c.hides_past_due_from_late as "hidesPastDueFromLate", c.shared_across_products as "sharedAcrossProducts", c.source,
      c.last_imported_at as "lastImportedAt", c.revision, i.time_zone as "timeZone",
      (select count(*) from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id and e.removed_at is null) as "studentCount",
      case when c.owner_id = ${teacherId} then (
        select count(*) from co_teach_request r where r.district_id = c.district_id and r.class_id = c.class_id and r.state = 'waiting'
      ) else 0 end as "coTeachRequests"
    from class_teacher mine
    join class c on c.district_id = mine.district_id and c.class_id = mine.class_id and c.removed_at is null and c.archived_at is null
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    join person o on o.district_id = c.district_id and o.person_id = c.owner_id
    left join class_code k on k.district_id = c.district_id and k.class_id = c.class_id and k.retired_at is null
    where mine.district_id = ${districtId} and mine.person_id = ${teacherId} and (mine.until is null or mine.until > ${teacher.now})
      and (${classId ?? null}::bigint is null or c.class_id = ${classId ?? null}::bigint)
    order by c.name collate "und-x-icu", c.class_id`.execute(db);
  return rows;
}

export type AssignedDates = { classId: number; start: string; due: string | null };

/**
 * Dates of the assignments of these classes that are neither removed nor closed and may be open around this day. What is
 * open is said by the effective-date function alone; the days here only keep last year's work out of the reply.
 */
export async function selectAssignedDates(
  db: Db | Tx,
  { districtId, classIds, from, to }: { districtId: number; classIds: readonly number[]; from: string; to: string },
): Promise<AssignedDates[]> {
  const { rows } = await sql<AssignedDates>`
    select class_id as "classId", start_wall as start, due_wall as due from assignment
    where district_id = ${districtId} and class_id = any(${[...classIds]}::bigint[]) and removed_at is null and closed_at is null
      and start_wall < ${to}::date and (due_wall is null or due_wall > ${from}::date)`.execute(db);
  return rows;
}

export async function countOwnClasses(db: Db | Tx, { districtId, teacherId }: Teacher): Promise<number> {
  const row = await db
    .selectFrom('class')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('district_id', '=', districtId)
    .where('owner_id', '=', teacherId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export type NewClass = Teacher & { schoolId: number; schoolYear: number; name: string; foldedName: string; description: string; avatar: ClassAvatar };

/** Makes a class with its owner. Undefined when the owner already has a class of that name; two at once settle it here. */
export async function insertClass(tx: Tx, given: NewClass): Promise<number | undefined> {
  const { districtId, teacherId, now } = given;
  const { rows } = await sql<{ classId: number }>`
    with made as (
      insert into class (district_id, school_id, school_year, owner_id, name, folded_name, description, avatar, created_at)
      values (${districtId}, ${given.schoolId}, ${given.schoolYear}, ${teacherId}, ${given.name}, ${given.foldedName}, ${given.description}, ${given.avatar}, ${now})
      on conflict (district_id, owner_id, folded_name) where removed_at is null do nothing
      returning district_id, class_id
    ), owned as (
      insert into class_teacher (district_id, class_id, person_id, relation) select district_id, class_id, ${teacherId}, 'owner' from made
    )
    select class_id as "classId" from made`.execute(tx);
  return rows[0]?.classId;
}

/** Gives the class this code. False when some class of any district has or had it. */
export async function insertClassCode(tx: Tx, given: { districtId: number; classId: number; code: string; now: Date }): Promise<boolean> {
  const made = await tx
    .insertInto('class_code')
    .values({ code: given.code, district_id: given.districtId, class_id: given.classId, created_at: given.now })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

export type LockedClass = {
  classId: number;
  schoolId: number;
  name: string;
  description: string;
  avatar: string;
  revision: number;
  isOwner: boolean;
  removedAt: Date | null;
};

/** The class, removed or not, if the teacher teaches it; locked until the transaction ends. */
export async function lockTaughtClass(tx: Tx, teacher: Teacher, classId: number): Promise<LockedClass | undefined> {
  const { rows } = await sql<LockedClass>`
    select c.class_id as "classId", c.school_id as "schoolId", c.name, c.description, c.avatar, c.revision, c.owner_id = ${teacher.teacherId} as "isOwner",
      c.removed_at as "removedAt"
    from class c
    where c.district_id = ${teacher.districtId} and c.class_id = ${classId} and c.archived_at is null and ${isTaught(teacher)}
    for no key update of c`.execute(tx);
  return rows[0];
}

/** A code that was replaced: nobody joins by it, and no class gets it again. */
export async function retireClassCode(tx: Tx, { districtId, classId, now }: { districtId: number; classId: number; now: Date }): Promise<void> {
  await tx
    .updateTable('class_code')
    .set({ retired_at: now })
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .where('retired_at', 'is', null)
    .execute();
}

export type ClassChange = {
  name?: string;
  folded_name?: string;
  description?: string;
  avatar?: ClassAvatar;
  removed_at?: Date | null;
  archived_at?: Date | null;
  code_disabled?: boolean;
  hides_past_due_from_late?: boolean;
};

/** Stores a change of a locked class; its revision rises by one. */
export async function updateClass(tx: Tx, { districtId, classId, change }: { districtId: number; classId: number; change: ClassChange }): Promise<void> {
  await tx
    .updateTable('class')
    .set({ ...change, revision: sql`revision + 1` })
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .execute();
}

/** Which of these classes (of all, without a list) the teacher teaches now. */
export async function selectTaughtIds(db: Db | Tx, teacher: Teacher, among?: readonly number[]): Promise<number[]> {
  const ids = among ? [...among] : null;
  const { rows } = await sql<{ classId: number }>`
    select c.class_id as "classId" from class c
    where c.district_id = ${teacher.districtId} and c.removed_at is null and ${isTaught(teacher)} and (${ids}::bigint[] is null or c.class_id = any(${ids}::bigint[]))`.execute(
    db,
  );
  return rows.map((row) => row.classId);
}

/** The class a subgroup belongs to, if the teacher teaches it. */
export async function selectOptionalTaughtBySubgroup(tx: Tx, teacher: Teacher, subgroupId: number): Promise<{ classId: number; schoolId: number } | undefined> {
  const { rows } = await sql<{ classId: number; schoolId: number }>`
    select c.class_id as "classId", c.school_id as "schoolId"
    from class_teacher mine join class c on c.district_id = mine.district_id and c.class_id = mine.class_id
    where mine.district_id = ${teacher.districtId} and mine.person_id = ${teacher.teacherId} and (mine.until is null or mine.until > ${teacher.now})
      and c.subgroup_id = ${subgroupId} and c.removed_at is null and c.archived_at is null`.execute(tx);
  return rows[0];
}

/** The class if it is there and the teacher teaches it now. */
export async function selectOptionalTaughtClass(tx: Db | Tx, teacher: Teacher, classId: number): Promise<{ schoolId: number } | undefined> {
  const { rows } = await sql<{ schoolId: number }>`
    select c.school_id as "schoolId" from class c
    where c.district_id = ${teacher.districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}`.execute(
    tx,
  );
  return rows[0];
}
