import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { ResultItems } from './result-repository.ts';

/** An attempt with its assignment's dates and, once turned in, its result. */
export type AttemptContext = {
  attemptId: number;
  schoolYear: number;
  assignmentId: number;
  personId: number;
  versionId: number;
  level: number;
  state: string;
  submittedAt: Date | null;
  start: string;
  due: string | null;
  ownStart: string | null;
  ownDue: string | null;
  zone: string | null;
  keyVisibility: string;
  schoolId: number;
  points: number | null;
  possible: number | null;
  rightItems: number | null;
  scoredItems: number | null;
  items: ResultItems | null;
  correctedBy: number | null;
  pointsBefore: number | null;
};

/** The student's own attempt, unless it was reset, its assignment is gone or no longer theirs, or the student left the class. */
export async function selectOptionalOwnAttempt(
  db: Db,
  given: { districtId: number; attemptId: number; personId: number },
): Promise<AttemptContext | undefined> {
  const result = await sql<AttemptContext>`
    select a.attempt_id as "attemptId", a.school_year as "schoolYear", a.assignment_id as "assignmentId", a.person_id as "personId", a.version_id as "versionId", a.level, a.state,
      a.submitted_at as "submittedAt", s.start_wall as start, s.due_wall as due, x.start_wall as "ownStart", x.due_wall as "ownDue", i.time_zone as zone,
      s.key_visibility as "keyVisibility", c.school_id as "schoolId", r.points, r.possible, r.right_items as "rightItems", r.scored_items as "scoredItems", r.items, r.corrected_by as "correctedBy",
      r.points_before as "pointsBefore"
    from attempt a
    join assignment s on s.district_id = a.district_id and s.school_year = a.school_year and s.assignment_id = a.assignment_id and s.removed_at is null
    join class c on c.district_id = s.district_id and c.class_id = s.class_id and c.removed_at is null
    join enrollment e on e.district_id = c.district_id and e.class_id = c.class_id and e.person_id = a.person_id and e.removed_at is null
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    left join assignment_exception x on x.district_id = a.district_id and x.school_year = a.school_year and x.assignment_id = a.assignment_id and x.person_id = a.person_id
    left join attempt_result r on r.district_id = a.district_id and r.school_year = a.school_year and r.attempt_id = a.attempt_id
    where a.district_id = ${given.districtId} and a.attempt_id = ${given.attemptId} and a.person_id = ${given.personId} and a.archived_at is null
      and (s.targets = 'class' or exists (
        select from assignment_target t
        where t.district_id = a.district_id and t.school_year = a.school_year and t.assignment_id = a.assignment_id and t.person_id = a.person_id
      ))`.execute(db);
  return result.rows[0];
}

/** Whether a teacher locked the level of this student in this class for the lesson's subject and grades (D36). */
export async function selectLevelLocked(
  db: Db,
  given: {
    districtId: number;
    attemptId: number;
    personId: number;
    /** Product code of every subject id. */
    productCodes: Record<number, string>;
    /** Group of every grade band. */
    gradeGroups: Record<string, string>;
  },
): Promise<boolean> {
  const result = await sql<{ locked: boolean }>`
    select rs.locked
    from attempt a
    join assignment s on s.district_id = a.district_id and s.school_year = a.school_year and s.assignment_id = a.assignment_id
    join lesson l on l.lesson_id = s.lesson_id
    join enrollment e on e.district_id = a.district_id and e.class_id = s.class_id and e.person_id = a.person_id
    join reading_setting rs on rs.district_id = e.district_id and rs.enrollment_id = e.enrollment_id
      and rs.product_code = (${JSON.stringify(given.productCodes)}::jsonb ->> l.subject_id::text)
      and rs.grade_group = (${JSON.stringify(given.gradeGroups)}::jsonb ->> l.grade_band)
    where a.district_id = ${given.districtId} and a.attempt_id = ${given.attemptId} and a.person_id = ${given.personId}`.execute(db);
  return result.rows[0]?.locked === true;
}
