import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** What was taken away: the assignment alone, or its whole class. One statement each, so that each finds its rows by index. */
const removed = { assignment: sql.ref('s.removed_at'), class: sql.ref('c.removed_at') };
type Erasing = { with: keyof typeof removed; before: Date; now: Date; limit: number };

/**
 * Erases assignments that were taken away before `before` and everything that hangs from them but attempts, which go first; at
 * most `limit` at once. What another server is at is left to it.
 */
export async function eraseAssignments(db: Db, { with: what, before, now, limit }: Erasing): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with due as materialized (
      select s.district_id, s.school_year, s.assignment_id, c.school_id
      from assignment s join class c on c.district_id = s.district_id and c.class_id = s.class_id
      where ${removed[what]} < ${before} and not exists (
        select from attempt a where a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
      )
      limit ${limit} for update of s, c skip locked
    ), targets as (
      delete from assignment_target t using due d where t.district_id = d.district_id and t.school_year = d.school_year and t.assignment_id = d.assignment_id
    ), exceptions as (
      delete from assignment_exception x using due d where x.district_id = d.district_id and x.school_year = d.school_year and x.assignment_id = d.assignment_id
    ), events as (
      delete from assignment_event v using due d where v.district_id = d.district_id and v.assignment_id = d.assignment_id
    ), gone as (
      delete from assignment s using due d where s.district_id = d.district_id and s.school_year = d.school_year and s.assignment_id = d.assignment_id
      returning s.district_id, s.school_year, s.assignment_id, d.school_id
    ), recorded as (
      insert into audit_event (district_id, school_year, at, action, object_kind, object_id, school_id)
      select district_id, school_year, ${now}, 'assignment.erased', 'assignment', assignment_id, school_id from gone where ${what === 'assignment'}::boolean
    )
    select count(*) as erased from gone`.execute(db);
  return rows[0]?.erased ?? 0;
}
