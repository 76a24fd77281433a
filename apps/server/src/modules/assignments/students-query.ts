import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A student of the class beside an assignment of it, with what stands for this student alone. */
export type StudentOfAssignment = {
  studentId: number;
  firstName: string;
  lastName: string;
  isTarget: boolean;
  ownStart: string | null;
  ownDue: string | null;
  attemptState: string | null;
  submittedAt: Date | null;
  /** When the newest work that was reset was taken away. */
  resetAt: Date | null;
};

/** Everybody who is in the assignment's class now, in one statement. */
export async function selectStudentsOfAssignment(db: Db | Tx, given: { districtId: number; assignmentId: number }): Promise<StudentOfAssignment[]> {
  const result = await sql<StudentOfAssignment>`
    select e.person_id as "studentId", p.first_name as "firstName", p.last_name as "lastName", (s.targets = 'class' or t.person_id is not null) as "isTarget",
      x.start_wall as "ownStart", x.due_wall as "ownDue", a.state as "attemptState", a.submitted_at as "submittedAt",
      (select max(old.archived_at) from attempt old where old.district_id = s.district_id and old.school_year = s.school_year
        and old.assignment_id = s.assignment_id and old.person_id = e.person_id) as "resetAt"
    from assignment s
    join enrollment e on e.district_id = s.district_id and e.class_id = s.class_id and e.removed_at is null
    join person p on p.district_id = e.district_id and p.person_id = e.person_id
    left join assignment_target t on t.district_id = s.district_id and t.school_year = s.school_year and t.assignment_id = s.assignment_id and t.person_id = e.person_id
    left join assignment_exception x on x.district_id = s.district_id and x.school_year = s.school_year and x.assignment_id = s.assignment_id and x.person_id = e.person_id
    left join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
      and a.person_id = e.person_id and a.archived_at is null
    where s.district_id = ${given.districtId} and s.assignment_id = ${given.assignmentId}`.execute(db);
  return result.rows;
}

/** First and last names, for a refusal that names who stands in the way. */
export async function selectNames(db: Db | Tx, given: { districtId: number; studentIds: readonly number[] }): Promise<string[]> {
  const result = await sql<{ name: string }>`
    select p.first_name || ' ' || p.last_name as name from person p
    where p.district_id = ${given.districtId} and p.person_id = any(${[...given.studentIds]}::bigint[])
    order by p.last_name collate "und-x-icu", p.first_name collate "und-x-icu", p.person_id`.execute(db);
  return result.rows.map(({ name }) => name);
}
