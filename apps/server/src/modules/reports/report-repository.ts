import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

export type ReportedAssignment = {
  assignmentId: number;
  schoolYear: number;
  classId: number;
  className: string;
  zone: string | null;
  start: string;
  due: string | null;
  targets: string;
  lessonId: number;
  versionId: number;
};

/** The assignment a report is about: the one asked for, else the newest of this lesson in this class. Only where the teacher teaches. */
export async function selectOptionalAssignment(
  db: Db,
  given: Teacher & { classId: number; lessonId: number; assignmentId: number | undefined },
): Promise<{ teaches: boolean; assignment: ReportedAssignment | undefined }> {
  const one = given.assignmentId === undefined ? sql`` : sql`and s.assignment_id = ${given.assignmentId}`;
  const result = await sql<{ [Key in keyof ReportedAssignment]: ReportedAssignment[Key] | null }>`
    select s.assignment_id as "assignmentId", s.school_year as "schoolYear", c.class_id as "classId", c.name as "className", i.time_zone as zone,
      s.start_wall as start, s.due_wall as due, s.targets, s.lesson_id as "lessonId", l.current_version_id as "versionId"
    from class c
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    left join lateral (
      select s.* from assignment s
      where s.district_id = c.district_id and s.class_id = c.class_id and s.lesson_id = ${given.lessonId} and s.removed_at is null ${one}
      order by s.assignment_id desc limit 1
    ) s on true
    left join lesson l on l.lesson_id = s.lesson_id
    where c.district_id = ${given.districtId} and c.class_id = ${given.classId} and c.removed_at is null and ${isTaught(given)}`.execute(db);
  const row = result.rows[0];
  return { teaches: row !== undefined, assignment: row?.assignmentId ? (row as ReportedAssignment) : undefined };
}

/** One student of the report: enrolment, current attempt and its result in one row. */
export type ReportedStudent = {
  studentId: number;
  firstName: string;
  lastName: string;
  isFormer: boolean;
  ownStart: string | null;
  ownDue: string | null;
  attemptId: number | null;
  attemptState: string | null;
  versionId: number | null;
  level: number | null;
  submittedAt: Date | null;
  activeSeconds: number | null;
  points: number | null;
  possible: number | null;
  rightItems: number | null;
  answeredItems: number | null;
  items: unknown;
  correctedBy: number | null;
  wasReset: boolean;
};

/** Current students of the class, and former ones with work, in one statement whatever the size of the class. */
export async function selectReportedStudents(
  db: Db,
  given: { districtId: number; assignment: ReportedAssignment /** Questions that count in the figures of work in progress. */; scoredIds: string[] },
): Promise<ReportedStudent[]> {
  const { districtId, assignment, scoredIds } = given;
  const result = await sql<ReportedStudent>`
    select e.person_id as "studentId", p.first_name as "firstName", p.last_name as "lastName", e.removed_at is not null as "isFormer",
      x.start_wall as "ownStart", x.due_wall as "ownDue", a.attempt_id as "attemptId", a.state as "attemptState", a.version_id as "versionId", a.level,
      a.submitted_at as "submittedAt", a.active_seconds as "activeSeconds", r.points, r.possible, r.items, r.corrected_by as "correctedBy",
      case when a.state = 'IN_PROGRESS' then w.right_items else r.right_items end as "rightItems",
      case when a.state = 'IN_PROGRESS' then w.answered_items else r.answered_items end as "answeredItems",
      exists (select from attempt old where old.district_id = e.district_id and old.school_year = ${assignment.schoolYear} and old.assignment_id = ${assignment.assignmentId}
        and old.person_id = e.person_id and old.archived_at is not null) as "wasReset"
    from enrollment e
    join person p on p.district_id = e.district_id and p.person_id = e.person_id
    left join assignment_target t on t.district_id = e.district_id and t.school_year = ${assignment.schoolYear} and t.assignment_id = ${assignment.assignmentId} and t.person_id = e.person_id
    left join assignment_exception x on x.district_id = e.district_id and x.school_year = ${assignment.schoolYear} and x.assignment_id = ${assignment.assignmentId} and x.person_id = e.person_id
    left join attempt a on a.district_id = e.district_id and a.school_year = ${assignment.schoolYear} and a.assignment_id = ${assignment.assignmentId}
      and a.person_id = e.person_id and a.archived_at is null
    left join attempt_result r on r.district_id = a.district_id and r.school_year = a.school_year and r.attempt_id = a.attempt_id
    left join lateral (
      select count(*)::integer as answered_items, count(*) filter (where n.is_right)::integer as right_items from answer n
      where a.state = 'IN_PROGRESS' and n.district_id = a.district_id and n.school_year = a.school_year and n.attempt_id = a.attempt_id
        and n.question_id = any(${scoredIds}::text[])
    ) w on true
    where e.district_id = ${districtId} and e.class_id = ${assignment.classId} and (e.removed_at is null or (a.attempt_id is not null and not e.remove_submissions))
      and (${assignment.targets} = 'class' or t.person_id is not null)`.execute(db);
  return result.rows;
}
