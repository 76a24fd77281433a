import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

export type ListedAssignment = {
  assignmentId: number;
  lessonId: number;
  lessonTitle: string;
  lessonSlug: string;
  subjectId: number;
  cover: unknown;
  classId: number;
  className: string;
  zone: string | null;
  start: string;
  due: string | null;
  isClosed: boolean;
  allowCheckAnswers: boolean;
  keyVisibility: string;
  targetCount: number;
  startedCount: number;
  submittedCount: number;
  revision: number;
};

type Filter = { assignmentIds?: number[]; classId?: number; lessonId?: number; after?: number; limit: number };

/** A column of wall time as the contract writes it. */
export const wall = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/**
 * A teacher's assignments with their counts, soonest due first, so that what is past due leads and what has no due date
 * comes last. One statement for any number of students. Counts are of current students: former ones are told apart in
 * reports (D65), and reset work is archived.
 */
export async function selectAssignments(
  db: Db | Tx,
  teacher: Teacher,
  { assignmentIds, classId, lessonId, after, limit }: Filter,
): Promise<ListedAssignment[]> {
  const { districtId } = teacher;
  const place = (alias: string) =>
    sql`(coalesce(${sql.ref(`${alias}.due_wall`)}, 'infinity'), ${sql.ref(`${alias}.start_wall`)}, ${sql.ref(`${alias}.assignment_id`)})`;
  const result = await sql<ListedAssignment>`
    with page as materialized (
      select a.*, c.name as class_name, c.school_id from class c
      join assignment a on a.district_id = c.district_id and a.class_id = c.class_id and a.removed_at is null
      where c.district_id = ${districtId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}
        and (${assignmentIds ?? null}::bigint[] is null or a.assignment_id = any(${assignmentIds ?? null}::bigint[]))
        and (${classId ?? null}::bigint is null or a.class_id = ${classId ?? null}::bigint)
        and (${lessonId ?? null}::bigint is null or a.lesson_id = ${lessonId ?? null}::bigint)
        and (${after ?? null}::bigint is null or ${place('a')} > (
          select coalesce(f.due_wall, 'infinity'), f.start_wall, f.assignment_id from assignment f
          where f.district_id = ${districtId} and f.assignment_id = ${after ?? null}::bigint
        ))
      order by ${place('a')}
      limit ${limit}
    ), counted as (
      select p.assignment_id, count(*) as targets, count(w.attempt_id) as started, count(w.submitted_at) as submitted
      from page p
      join enrollment e on e.district_id = p.district_id and e.class_id = p.class_id and e.removed_at is null
      left join assignment_target t on t.district_id = p.district_id and t.school_year = p.school_year and t.assignment_id = p.assignment_id and t.person_id = e.person_id
      left join attempt w on w.district_id = p.district_id and w.school_year = p.school_year and w.assignment_id = p.assignment_id and w.person_id = e.person_id
        and w.archived_at is null
      where p.targets = 'class' or t.person_id is not null
      group by p.assignment_id
    )
    select p.assignment_id as "assignmentId", p.lesson_id as "lessonId", l.title as "lessonTitle", l.slug as "lessonSlug", l.subject_id as "subjectId", l.cover,
      p.class_id as "classId", p.class_name as "className", i.time_zone as zone, ${wall('p.start_wall')} as start, ${wall('p.due_wall')} as due,
      p.closed_at is not null as "isClosed", p.allow_check_answers as "allowCheckAnswers", p.key_visibility as "keyVisibility",
      coalesce(n.targets, 0) as "targetCount", coalesce(n.started, 0) as "startedCount", coalesce(n.submitted, 0) as "submittedCount", p.revision
    from page p
    join lesson l on l.lesson_id = p.lesson_id
    join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    left join counted n on n.assignment_id = p.assignment_id
    order by ${place('p')}`.execute(db);
  return result.rows;
}
