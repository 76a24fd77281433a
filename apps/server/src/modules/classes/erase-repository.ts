import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type Erasing = { before: Date; now: Date; limit: number };

/** What was taken away: the place of one student, with their work, or the whole class. One statement each, so that each finds its rows by index. */
const removed = {
  enrollment: (before: Date) => sql`e.remove_submissions and e.removed_at < ${before}`,
  class: (before: Date) => sql`c.removed_at < ${before}`,
};

/**
 * Erases places in classes with their history, settings and own dates. Attempts go first: a place that still has some waits for the next time.
 */
export async function eraseEnrollments(db: Db, { with: what, before, now, limit }: Erasing & { with: keyof typeof removed }): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with due as materialized (
      select e.district_id, e.enrollment_id, e.class_id, e.person_id, c.school_id, c.school_year
      from enrollment e join class c on c.district_id = e.district_id and c.class_id = e.class_id
      where ${removed[what](before)} and not exists (
        select from assignment s join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
        where s.district_id = e.district_id and s.class_id = e.class_id and a.person_id = e.person_id
      )
      limit ${limit} for update of e, c skip locked
    ), events as (
      delete from enrollment_event v using due d where v.district_id = d.district_id and v.enrollment_id = d.enrollment_id
    ), settings as (
      delete from reading_setting r using due d where r.district_id = d.district_id and r.enrollment_id = d.enrollment_id
    ), targets as (
      delete from assignment_target t using due d, assignment s
      where s.district_id = d.district_id and s.class_id = d.class_id
        and t.district_id = s.district_id and t.school_year = s.school_year and t.assignment_id = s.assignment_id and t.person_id = d.person_id
    ), exceptions as (
      delete from assignment_exception x using due d, assignment s
      where s.district_id = d.district_id and s.class_id = d.class_id
        and x.district_id = s.district_id and x.school_year = s.school_year and x.assignment_id = s.assignment_id and x.person_id = d.person_id
    ), gone as (
      delete from enrollment e using due d where e.district_id = d.district_id and e.enrollment_id = d.enrollment_id
      returning d.district_id, d.school_year, d.enrollment_id, d.school_id
    ), recorded as (
      insert into audit_event (district_id, school_year, at, action, object_kind, object_id, school_id)
      select district_id, school_year, ${now}, 'enrollment.erased', 'enrollment', enrollment_id, school_id from gone where ${what === 'enrollment'}::boolean
    )
    select count(*) as erased from gone`.execute(db);
  return rows[0]?.erased ?? 0;
}

/** Erases classes of which nothing is left. Their codes stay, so that no other class ever gets one of them. */
export async function eraseClasses(db: Db, { before, now, limit }: Erasing): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    with due as materialized (
      select c.district_id, c.class_id from class c
      where c.removed_at < ${before}
        and not exists (select from assignment s where s.district_id = c.district_id and s.class_id = c.class_id)
        and not exists (select from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id)
      limit ${limit} for update skip locked
    ), teachers as (
      delete from class_teacher t using due d where t.district_id = d.district_id and t.class_id = d.class_id
    ), requests as (
      delete from co_teach_request r using due d where r.district_id = d.district_id and r.class_id = d.class_id
    ), screens as (
      delete from class_screen s using due d where s.district_id = d.district_id and s.class_id = d.class_id
    ), gone as (
      delete from class c using due d where c.district_id = d.district_id and c.class_id = d.class_id
      returning c.district_id, c.school_year, c.class_id, c.school_id
    ), recorded as (
      insert into audit_event (district_id, school_year, at, action, object_kind, object_id, school_id)
      select district_id, school_year, ${now}, 'class.erased', 'class', class_id, school_id from gone
    )
    select count(*) as erased from gone`.execute(db);
  return rows[0]?.erased ?? 0;
}
