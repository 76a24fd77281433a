import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from './teaching-query.ts';

export type MoveClass = { classId: number; schoolId: number; subgroupId: number; studentCount: number };

const taught = (teacher: Teacher, classIds: readonly number[]) => sql`
  select c.class_id as "classId", c.school_id as "schoolId", c.subgroup_id as "subgroupId",
    (select count(*) from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id and e.removed_at is null) as "studentCount"
  from class c
  where c.district_id = ${teacher.districtId} and c.class_id = any(${[...classIds]}::bigint[]) and c.removed_at is null and c.archived_at is null
    and ${isTaught(teacher)}
  order by c.class_id`;

/** Those of the classes that the teacher teaches now. */
export async function selectMoveClasses(db: Db, teacher: Teacher, classIds: readonly number[]): Promise<MoveClass[]> {
  return (await sql<MoveClass>`${taught(teacher, classIds)}`.execute(db)).rows;
}

/** The same, locked until the transaction ends, always in the same order: places are counted, and two moves never wait for each other. */
export async function lockMoveClasses(tx: Tx, teacher: Teacher, classIds: readonly number[]): Promise<MoveClass[]> {
  await sql`
    select from class c where c.district_id = ${teacher.districtId} and c.class_id = any(${[...classIds]}::bigint[]) order by c.class_id for no key update`.execute(
    tx,
  );
  return (await sql<MoveClass>`${taught(teacher, classIds)}`.execute(tx)).rows;
}

/** A student to move, with their place in the other class if they have or had one. */
export type Mover = {
  enrollmentId: number;
  personId: number;
  isRostered: boolean;
  hasLevels: boolean;
  thereId: number | null;
  isThere: boolean;
};

type Moving = { districtId: number; fromId: number; toId: number; enrollmentIds: readonly number[] };

export async function selectMovers(db: Db | Tx, { districtId, fromId, toId, enrollmentIds }: Moving): Promise<Mover[]> {
  const { rows } = await sql<Mover>`
    select e.enrollment_id as "enrollmentId", e.person_id as "personId", e.connection_id is not null as "isRostered",
      exists (select from reading_setting r where r.district_id = e.district_id and r.enrollment_id = e.enrollment_id) as "hasLevels",
      there.enrollment_id as "thereId", there.enrollment_id is not null and there.removed_at is null as "isThere"
    from enrollment e
    left join enrollment there on there.district_id = e.district_id and there.class_id = ${toId} and there.person_id = e.person_id
    where e.district_id = ${districtId} and e.class_id = ${fromId} and e.enrollment_id = any(${[...enrollmentIds]}::bigint[]) and e.removed_at is null
    order by e.enrollment_id`.execute(db);
  return rows;
}

/** A student's work in the class, and the assignment of the same lesson in the other class it can go to. */
export type Work = { personId: number; attemptId: number; schoolYear: number; fromAssignmentId: number; toAssignmentId: number | null };

/**
 * Work can go where the same lesson is assigned to the student in the same school year and they have begun nothing there. Two assignments
 * of one lesson (D89): the newest is taken.
 */
export async function selectWorks(
  db: Db | Tx,
  { districtId, fromId, toId, personIds }: { districtId: number; fromId: number; toId: number; personIds: readonly number[] },
): Promise<Work[]> {
  const { rows } = await sql<Work>`
    select distinct on (a.person_id, coalesce(t.assignment_id, -a.attempt_id)) a.person_id as "personId", a.attempt_id as "attemptId", a.school_year as "schoolYear",
      s.assignment_id as "fromAssignmentId", t.assignment_id as "toAssignmentId"
    from assignment s
    join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
      and a.person_id = any(${[...personIds]}::bigint[]) and a.archived_at is null
    left join lateral (
      select n.assignment_id from assignment n
      where n.district_id = s.district_id and n.class_id = ${toId} and n.lesson_id = s.lesson_id and n.school_year = s.school_year and n.removed_at is null
        and (n.targets = 'class' or exists (
          select from assignment_target g where g.district_id = n.district_id and g.school_year = n.school_year and g.assignment_id = n.assignment_id
            and g.person_id = a.person_id
        ))
        and not exists (
          select from attempt w where w.district_id = n.district_id and w.school_year = n.school_year and w.assignment_id = n.assignment_id
            and w.person_id = a.person_id and w.archived_at is null
        )
      order by n.start_wall desc, n.assignment_id desc
      limit 1
    ) t on true
    where s.district_id = ${districtId} and s.class_id = ${fromId} and s.removed_at is null
    order by a.person_id, coalesce(t.assignment_id, -a.attempt_id), s.start_wall desc, a.attempt_id desc`.execute(db);
  return rows;
}

/** Points works to another assignment, numbered after what the student had there; results go along. */
export async function pointWorks(tx: Tx, districtId: number, works: readonly { attemptId: number; to: number }[]): Promise<void> {
  await sql`
    with wanted as (
      select w.a, w.t, coalesce((
        select max(o.number) from attempt o where o.district_id = ${districtId} and o.assignment_id = w.t and o.person_id = x.person_id
      ), 0) + 1 as number
      from jsonb_to_recordset(${JSON.stringify(works.map(({ attemptId, to }) => ({ a: attemptId, t: to })))}::jsonb) as w (a bigint, t bigint)
      join attempt x on x.district_id = ${districtId} and x.attempt_id = w.a
    ), moved as (
      update attempt a set assignment_id = w.t, number = w.number from wanted w where a.district_id = ${districtId} and a.attempt_id = w.a
    )
    update attempt_result r set assignment_id = w.t from wanted w where r.district_id = ${districtId} and r.attempt_id = w.a`.execute(tx);
}

/** The works that a moved student still has at these assignments, and for whom nothing was begun where they would go back. */
export async function selectReturnable(
  tx: Tx,
  districtId: number,
  works: readonly { attemptId: number; from: number; to: number }[],
): Promise<{ attemptId: number; to: number }[]> {
  const { rows } = await sql<{ attemptId: number; to: number }>`
    select a.attempt_id as "attemptId", w.f as "to"
    from jsonb_to_recordset(${JSON.stringify(works.map(({ attemptId, from, to }) => ({ a: attemptId, f: from, t: to })))}::jsonb) as w (a bigint, f bigint, t bigint)
    join attempt a on a.district_id = ${districtId} and a.attempt_id = w.a and a.assignment_id = w.t and a.archived_at is null
    where not exists (
      select from attempt o where o.district_id = ${districtId} and o.assignment_id = w.f and o.person_id = a.person_id and o.archived_at is null
    )`.execute(tx);
  return rows;
}
