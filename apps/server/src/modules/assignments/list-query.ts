import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

/** What decides whether, where and how an assignment stands in the list. Counts are of the students it is for who are in the class now. */
export type AssignmentFacts = {
  assignmentId: number;
  lessonId: number;
  lessonTitle: string;
  classId: number;
  zone: string | null;
  start: string;
  due: string | null;
  isClosed: boolean;
  targetCount: number;
  startedCount: number;
  submittedCount: number;
  ownDatesCount: number;
};

/** A column of wall time as the contract writes it. */
export const wall = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/**
 * Everything a teacher has assigned, or these assignments of it: one statement for any number of assignments and students. Removed
 * assignments and those of classes that are gone are left out; former students are told apart in reports (D65), and reset work is
 * archived. Dates are compared by the effective-date function alone, so filters are for the caller.
 */
export async function selectAssignmentFacts(db: Db | Tx, teacher: Teacher, assignmentIds?: readonly number[]): Promise<AssignmentFacts[]> {
  const { districtId } = teacher;
  const wanted = assignmentIds ? sql`and a.assignment_id = any(${[...assignmentIds]}::bigint[])` : sql``;
  const result = await sql<AssignmentFacts>`
    with mine as materialized (
      select a.district_id, a.school_year, a.assignment_id, a.lesson_id, a.class_id, a.start_wall, a.due_wall, a.closed_at, a.targets, c.school_id
      from class c
      join assignment a on a.district_id = c.district_id and a.class_id = c.class_id and a.removed_at is null ${wanted}
      where c.district_id = ${districtId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}
    ), counted as (
      select m.assignment_id, count(*) as targets, count(w.attempt_id) as started, count(w.submitted_at) as submitted, count(x.person_id) as own
      from mine m
      join enrollment e on e.district_id = m.district_id and e.class_id = m.class_id and e.removed_at is null
      left join assignment_target t on t.district_id = m.district_id and t.school_year = m.school_year and t.assignment_id = m.assignment_id and t.person_id = e.person_id
      left join assignment_exception x on x.district_id = m.district_id and x.school_year = m.school_year and x.assignment_id = m.assignment_id and x.person_id = e.person_id
      left join attempt w on w.district_id = m.district_id and w.school_year = m.school_year and w.assignment_id = m.assignment_id and w.person_id = e.person_id
        and w.archived_at is null
      where m.targets = 'class' or t.person_id is not null
      group by m.assignment_id
    )
    select m.assignment_id as "assignmentId", m.lesson_id as "lessonId", l.title as "lessonTitle", m.class_id as "classId", i.time_zone as zone,
      ${wall('m.start_wall')} as start, ${wall('m.due_wall')} as due, m.closed_at is not null as "isClosed",
      coalesce(n.targets, 0) as "targetCount", coalesce(n.started, 0) as "startedCount", coalesce(n.submitted, 0) as "submittedCount",
      coalesce(n.own, 0) as "ownDatesCount"
    from mine m
    join lesson l on l.lesson_id = m.lesson_id
    join institution i on i.district_id = m.district_id and i.institution_id = m.school_id
    left join counted n on n.assignment_id = m.assignment_id`.execute(db);
  return result.rows;
}

/** The rest of a line. */
export type AssignmentFace = {
  assignmentId: number;
  lessonSlug: string;
  subjectId: number;
  cover: unknown;
  guides: string[];
  className: string;
  classAvatar: string;
  targets: string;
  allowCheckAnswers: boolean;
  keyVisibility: string;
  revision: number;
};

/** What a page shows of assignments whose facts the caller holds, by id. */
export async function selectAssignmentFaces(db: Db | Tx, districtId: number, assignmentIds: readonly number[]): Promise<Map<number, AssignmentFace>> {
  const result = await sql<AssignmentFace>`
    select a.assignment_id as "assignmentId", l.slug as "lessonSlug", l.subject_id as "subjectId", l.cover,
      array(select jsonb_object_keys(g.guides) from lesson_guides g where g.lesson_id = l.lesson_id) as guides, c.name as "className", c.avatar as "classAvatar",
      a.targets, a.allow_check_answers as "allowCheckAnswers", a.key_visibility as "keyVisibility", a.revision
    from assignment a
    join class c on c.district_id = a.district_id and c.class_id = a.class_id
    join lesson l on l.lesson_id = a.lesson_id
    where a.district_id = ${districtId} and a.assignment_id = any(${[...assignmentIds]}::bigint[])`.execute(db);
  return new Map(result.rows.map((row) => [row.assignmentId, row]));
}

export type RemovedAssignment = {
  assignmentId: number;
  lessonTitle: string;
  subjectId: number;
  cover: unknown;
  className: string;
  start: string;
  due: string | null;
  startedCount: number;
  removedAt: Date;
};

/** What a teacher's classes lost since a moment, the last first. */
export async function selectRemovedAssignments(db: Db, teacher: Teacher, { since, limit }: { since: Date; limit: number }): Promise<RemovedAssignment[]> {
  const result = await sql<RemovedAssignment>`
    select a.assignment_id as "assignmentId", l.title as "lessonTitle", l.subject_id as "subjectId", l.cover, c.name as "className",
      ${wall('a.start_wall')} as start, ${wall('a.due_wall')} as due, a.removed_at as "removedAt",
      (select count(*) from attempt w
        where w.district_id = a.district_id and w.school_year = a.school_year and w.assignment_id = a.assignment_id and w.archived_at is null) as "startedCount"
    from class c
    join assignment a on a.district_id = c.district_id and a.class_id = c.class_id and a.removed_at is not null and a.removed_at >= ${since}
    join lesson l on l.lesson_id = a.lesson_id
    where c.district_id = ${teacher.districtId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}
    order by a.removed_at desc, a.assignment_id desc
    limit ${limit}`.execute(db);
  return result.rows;
}
