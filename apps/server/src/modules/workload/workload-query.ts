import type { LocalDate } from '@alba/domain/assignments';
import { type OwedDay, smallestGroup } from '@alba/domain/workload';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

export type Owed = { /** How many of the classes the teacher teaches. */ classCount: number; studentCount: number; owed: OwedDay[] };

/**
 * What the students of these classes have due in any of their classes, by day: the minutes of each who has something, without names. The day is
 * that of the due date on the wall of the school, the student's own where there is one. Turned-in work is not owed; what a teacher closed or
 * took away cannot be done. What the teacher's own classes have due is known to them: where fewer than five of the students are in a class of
 * somebody else, the rest would be these few students' alone, and is left out. One statement, along the index from student to places to assignments.
 */
export async function selectOwed(db: Db, teacher: Teacher, given: { classIds: readonly number[]; from: LocalDate; to: LocalDate }): Promise<Owed> {
  const { districtId } = teacher;
  const result = await sql<Owed>`
    with chosen as materialized (
      select c.class_id from class c
      where c.district_id = ${districtId} and c.class_id = any(${[...given.classIds]}::bigint[]) and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}
    ), pupil as materialized (
      select distinct e.person_id from enrollment e
      where e.district_id = ${districtId} and e.class_id in (select class_id from chosen) and e.removed_at is null
    ), elsewhere as materialized (
      select count(distinct e.person_id) as pupils from pupil
      join enrollment e on e.district_id = ${districtId} and e.person_id = pupil.person_id and e.removed_at is null
      join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
      where not ${isTaught(teacher)}
    ), owing as (
      select e.person_id, coalesce(x.due_wall, a.due_wall)::date as day, sum(l.minutes) as minutes
      from pupil
      join enrollment e on e.district_id = ${districtId} and e.person_id = pupil.person_id and e.removed_at is null
      join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
        and (${isTaught(teacher)} or (select pupils from elsewhere) >= ${smallestGroup})
      join assignment a on a.district_id = e.district_id and a.class_id = e.class_id and a.removed_at is null and a.closed_at is null
      join lesson l on l.lesson_id = a.lesson_id
      left join assignment_target t on t.district_id = a.district_id and t.school_year = a.school_year and t.assignment_id = a.assignment_id and t.person_id = e.person_id
      left join assignment_exception x on x.district_id = a.district_id and x.school_year = a.school_year and x.assignment_id = a.assignment_id and x.person_id = e.person_id
      left join attempt w on w.district_id = a.district_id and w.school_year = a.school_year and w.assignment_id = a.assignment_id and w.person_id = e.person_id
        and w.archived_at is null
      where (a.targets = 'class' or t.person_id is not null) and w.submitted_at is null
        and coalesce(x.due_wall, a.due_wall) >= ${given.from}::date and coalesce(x.due_wall, a.due_wall) < ${given.to}::date + 1
      group by e.person_id, day
    )
    select (select count(*) from chosen) as "classCount", (select count(*) from pupil) as "studentCount", coalesce((
      select jsonb_agg(jsonb_build_object('date', d.day, 'minutes', d.minutes)) from (select day, jsonb_agg(minutes) as minutes from owing group by day) d
    ), '[]'::jsonb) as owed`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('a select of counts gave no row');
  return row;
}
