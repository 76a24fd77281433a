import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** One assignment as one student has it: dates, place in the lesson, results. Wall times are the school's. */
export type StudentWork = {
  assignmentId: number;
  schoolYear: number;
  classId: number;
  className: string;
  classAvatar: string;
  joinedAt: Date;
  hidesPastDueFromLate: boolean;
  classGrade: number | null;
  schoolId: number;
  zone: string | null;
  lessonId: number;
  slug: string;
  title: string;
  summary: string;
  subjectId: number;
  gradeBand: string;
  cover: unknown;
  currentVersionId: number;
  start: string;
  due: string | null;
  ownStart: string | null;
  ownDue: string | null;
  isClosed: boolean;
  allowCheckAnswers: boolean;
  keyVisibility: string;
  attemptId: number | null;
  attemptState: string | null;
  attemptVersionId: number | null;
  attemptLevel: number | null;
  submittedAt: Date | null;
  wasReset: boolean;
  answeredQuestionIds: string[] | null;
  points: number | null;
  possible: number | null;
  /** Reading settings of the enrolment by product code and group of grades, `LEARN-SCI/us-3-5`. */
  readingSettings: Record<string, { level: number; locked: boolean }> | null;
};

/** Newest first is not promised; the screen sorts by what is due. Bounded: a student with more would not find anything. */
const mostAssignments = 400;

/**
 * Everything a student's home and lesson page need to know of their assignments, in one statement. Only live enrolments,
 * classes and assignments that target the student.
 */
export async function selectStudentWork(
  db: Db,
  given: { districtId: number; personId: number; assignmentId?: number; lessonId?: number },
): Promise<StudentWork[]> {
  const { districtId, personId, assignmentId, lessonId } = given;
  const byAssignment = assignmentId === undefined ? sql`` : sql`and s.assignment_id = ${assignmentId}`;
  const byLesson = lessonId === undefined ? sql`` : sql`and s.lesson_id = ${lessonId}`;
  const settings =
    assignmentId === undefined && lessonId === undefined
      ? sql`null::jsonb`
      : sql`(select jsonb_object_agg(rs.product_code || '/' || rs.grade_group, jsonb_build_object('level', rs.level, 'locked', rs.locked))
          from reading_setting rs where rs.district_id = e.district_id and rs.enrollment_id = e.enrollment_id)`;
  const result = await sql<StudentWork>`
    select s.assignment_id as "assignmentId", s.school_year as "schoolYear", c.class_id as "classId", c.name as "className", c.avatar as "classAvatar", e.joined_at as "joinedAt", c.hides_past_due_from_late as "hidesPastDueFromLate",
      c.grade as "classGrade", c.school_id as "schoolId", i.time_zone as zone, l.lesson_id as "lessonId", l.slug, l.title, l.summary, l.subject_id as "subjectId",
      l.grade_band as "gradeBand", l.cover, l.current_version_id as "currentVersionId", s.start_wall as start, s.due_wall as due,
      x.start_wall as "ownStart", x.due_wall as "ownDue", s.closed_at is not null as "isClosed", s.allow_check_answers as "allowCheckAnswers",
      s.key_visibility as "keyVisibility", a.attempt_id as "attemptId", a.state as "attemptState", a.version_id as "attemptVersionId", a.level as "attemptLevel",
      a.submitted_at as "submittedAt", r.points, r.possible, ${settings} as "readingSettings",
      exists (select from attempt old where old.district_id = s.district_id and old.school_year = s.school_year and old.assignment_id = s.assignment_id
        and old.person_id = e.person_id and old.archived_at is not null) as "wasReset",
      case when a.state = 'IN_PROGRESS' then (select array_agg(n.question_id) from answer n
        where n.district_id = a.district_id and n.school_year = a.school_year and n.attempt_id = a.attempt_id) end as "answeredQuestionIds"
    from enrollment e
    join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    join assignment s on s.district_id = c.district_id and s.class_id = c.class_id and s.removed_at is null ${byAssignment} ${byLesson}
    join lesson l on l.lesson_id = s.lesson_id
    left join assignment_target t on t.district_id = s.district_id and t.school_year = s.school_year and t.assignment_id = s.assignment_id and t.person_id = e.person_id
    left join assignment_exception x on x.district_id = s.district_id and x.school_year = s.school_year and x.assignment_id = s.assignment_id and x.person_id = e.person_id
    left join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id and a.person_id = e.person_id and a.archived_at is null
    left join attempt_result r on r.district_id = a.district_id and r.school_year = a.school_year and r.attempt_id = a.attempt_id
    where e.district_id = ${districtId} and e.person_id = ${personId} and e.removed_at is null and (s.targets = 'class' or t.person_id is not null)
    order by s.assignment_id desc
    limit ${mostAssignments}`.execute(db);
  return result.rows;
}
