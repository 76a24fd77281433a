import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Erases what was taken away before `before`, at most `limit` at once; tells how much it erased. */
export type Erasing = { before: Date; now: Date; limit: number };

const identity = sql`a.district_id, a.school_year, a.attempt_id`;

/**
 * Why an attempt goes: it was reset, or its assignment, its class or, with the work, its student's place was taken away. What
 * was taken away is locked with the attempt, so that giving it back and erasing it never meet; what another server is at is left to it.
 */
const reasons = {
  reset: (before: Date) => sql`select ${identity} from attempt a where a.archived_at < ${before}`,
  assignment: (before: Date) => sql`
    select ${identity} from assignment s
    join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
    where s.removed_at < ${before}`,
  class: (before: Date) => sql`
    select ${identity} from class c
    join assignment s on s.district_id = c.district_id and s.class_id = c.class_id
    join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
    where c.removed_at < ${before}`,
  enrollment: (before: Date) => sql`
    select ${identity} from enrollment e
    join assignment s on s.district_id = e.district_id and s.class_id = e.class_id
    join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id and a.person_id = e.person_id
    where e.remove_submissions and e.removed_at < ${before}`,
};
export type Reason = keyof typeof reasons;
export const attemptReasons = Object.keys(reasons) as Reason[];

/** Attempts with answers, history, results and skills, in one statement. A reset leaves a record of what was erased; what goes with a whole has the whole's. */
export async function eraseAttempts(db: Db, { reason, before, now, limit }: Erasing & { reason: Reason }): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with due as materialized (${reasons[reason](before)} limit ${limit} for update skip locked),
    ${hanging('answer')}, ${hanging('attempt_event')}, ${hanging('attempt_result')}, ${hanging('attempt_skill')},
    gone as (
      delete from attempt a using due d where a.district_id = d.district_id and a.school_year = d.school_year and a.attempt_id = d.attempt_id
      returning a.district_id, a.school_year, a.attempt_id
    ), recorded as (
      insert into audit_event (district_id, school_year, at, action, object_kind, object_id)
      select district_id, school_year, ${now}, 'attempt.erased', 'attempt', attempt_id from gone where ${reason === 'reset'}::boolean
    )
    select count(*) as erased from gone`.execute(db);
  return rows[0]?.erased ?? 0;
}

function hanging(table: string): RawBuilder<unknown> {
  return sql`${sql.id(`erased_${table}`)} as (
    delete from ${sql.table(table)} h using due d where h.district_id = d.district_id and h.school_year = d.school_year and h.attempt_id = d.attempt_id
  )`;
}
