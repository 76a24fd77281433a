import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

/** Whether the assignment is there for this teacher, and whether this student is in its class now. */
export async function selectOptionalTarget(
  tx: Tx,
  teacher: Teacher,
  given: { assignmentId: number; studentId: number },
): Promise<{ schoolId: number; isStudent: boolean } | undefined> {
  const result = await sql<{ schoolId: number; isStudent: boolean }>`
    select c.school_id as "schoolId", exists (
      select from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id and e.person_id = ${given.studentId} and e.removed_at is null
    ) as "isStudent"
    from assignment a join class c on c.district_id = a.district_id and c.class_id = a.class_id and c.removed_at is null and c.archived_at is null
    where a.district_id = ${teacher.districtId} and a.assignment_id = ${given.assignmentId} and a.removed_at is null and ${isTaught(teacher)}`.execute(tx);
  return result.rows[0];
}

type Reset = { districtId: number; assignmentId: number; studentId: number; actorId: number; now: Date };

/**
 * Archives the student's current attempt and writes it into its history. Results stay where they are: everything that reads
 * them asks for attempts that are not archived. Undefined when there is no current attempt.
 */
export async function archiveAttempt(tx: Tx, { districtId, assignmentId, studentId, actorId, now }: Reset): Promise<number | undefined> {
  const result = await sql<{ attemptId: number }>`
    with archived as (
      update attempt set archived_at = ${now}, archived_by = ${actorId}
      where district_id = ${districtId} and assignment_id = ${assignmentId} and person_id = ${studentId} and archived_at is null
      returning school_year, attempt_id
    ), logged as (
      insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id)
      select ${districtId}, school_year, attempt_id, 'reset', ${now}, ${actorId} from archived
    )
    select attempt_id as "attemptId" from archived`.execute(tx);
  return result.rows[0]?.attemptId;
}

export type NewestAttempt = { schoolYear: number; attemptId: number; archivedAt: Date | null };

/** The student's newest attempt, locked until the transaction ends. */
export async function lockNewestAttempt(tx: Tx, given: { districtId: number; assignmentId: number; studentId: number }): Promise<NewestAttempt | undefined> {
  const result = await sql<NewestAttempt>`
    select school_year as "schoolYear", attempt_id as "attemptId", archived_at as "archivedAt" from attempt
    where district_id = ${given.districtId} and assignment_id = ${given.assignmentId} and person_id = ${given.studentId}
    order by number desc limit 1
    for update`.execute(tx);
  return result.rows[0];
}

/** Makes an archived attempt the current one again. Fails on the unique key of current attempts when the student begins at this very moment. */
export async function unarchiveAttempt(tx: Tx, given: { districtId: number; attempt: NewestAttempt; actorId: number; now: Date }): Promise<void> {
  const { districtId, attempt, actorId, now } = given;
  await sql`
    with unarchived as (
      update attempt set archived_at = null, archived_by = null
      where district_id = ${districtId} and school_year = ${attempt.schoolYear} and attempt_id = ${attempt.attemptId}
    )
    insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id)
    values (${districtId}, ${attempt.schoolYear}, ${attempt.attemptId}, 'reset-undone', ${now}, ${actorId})`.execute(tx);
}
