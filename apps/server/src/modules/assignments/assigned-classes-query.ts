import type { GivenAssignment } from '@alba/domain/assigning';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';
import { wall } from './list-query.ts';

export type HavingClass = GivenAssignment & { lessonId: number; classId: number; className: string; zone: string | null };

/** More than every lesson of a screen in every class of a teacher with many classes. */
const most = 4_000;

/**
 * Assignments of these lessons to the teacher's classes that are not closed and were not over two days ago, by anybody's dates:
 * whether they are over now is for the zone of the school to say. One statement; classes in the order of their names.
 */
export async function selectHavingClasses(db: Db, teacher: Teacher, lessonIds: readonly number[]): Promise<HavingClass[]> {
  const { districtId, now } = teacher;
  const result = await sql<HavingClass>`
    select a.lesson_id as "lessonId", c.class_id as "classId", c.name as "className", i.time_zone as zone, ${wall('a.start_wall')} as start, ${wall('a.due_wall')} as due,
      null as "studentIds", coalesce(x.dates, '[]'::jsonb) as "ownDates"
    from class c
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    join assignment a on a.district_id = c.district_id and a.class_id = c.class_id and a.removed_at is null and a.closed_at is null
      and a.lesson_id = any(${[...lessonIds]}::bigint[])
    left join lateral (
      select max(e.due_wall) as last, jsonb_agg(jsonb_build_object('studentId', e.person_id, 'start', e.start_wall, 'due', e.due_wall)) as dates
      from assignment_exception e where e.district_id = a.district_id and e.school_year = a.school_year and e.assignment_id = a.assignment_id
    ) x on true
    where c.district_id = ${districtId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}
      and (a.due_wall is null or greatest(a.due_wall, x.last) > ${now}::timestamptz at time zone 'UTC' - interval '2 days')
    order by c.name collate "und-x-icu", c.class_id
    limit ${most}`.execute(db);
  return result.rows;
}
