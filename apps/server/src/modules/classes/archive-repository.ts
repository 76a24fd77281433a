import type { ClassAvatar } from '@alba/domain/classes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from './teaching-query.ts';

/** The class, if it is archived and the teacher teaches it; locked until the transaction ends. */
export async function lockArchivedClass(tx: Tx, teacher: Teacher, classId: number): Promise<{ schoolId: number; isOwner: boolean } | undefined> {
  const { rows } = await sql<{ schoolId: number; isOwner: boolean }>`
    select c.school_id as "schoolId", c.owner_id = ${teacher.teacherId} as "isOwner" from class c
    where c.district_id = ${teacher.districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is not null and ${isTaught(teacher)}
    for no key update of c`.execute(tx);
  return rows[0];
}

export type ArchivedRow = { classId: number; name: string; avatar: ClassAvatar; studentCount: number; archivedAt: Date; isOwner: boolean };

const mostShown = 200;

/** The archived classes of a teacher, newest first. */
export async function selectArchivedClasses(db: Db, teacher: Teacher): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select c.class_id as "classId", c.name, c.avatar, c.archived_at as "archivedAt", c.owner_id = ${teacher.teacherId} as "isOwner",
      (select count(*) from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id and e.removed_at is null) as "studentCount"
    from class_teacher mine
    join class c on c.district_id = mine.district_id and c.class_id = mine.class_id and c.removed_at is null and c.archived_at is not null
    where mine.district_id = ${teacher.districtId} and mine.person_id = ${teacher.teacherId} and (mine.until is null or mine.until > ${teacher.now})
    order by c.archived_at desc, c.class_id desc
    limit ${mostShown}`.execute(db);
  return rows;
}
