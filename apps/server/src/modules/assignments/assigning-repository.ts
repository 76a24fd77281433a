import type { GivenAssignment } from '@alba/domain/assigning';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';
import { wall } from './list-query.ts';

export type TaughtClass = { classId: number; schoolId: number; zone: string | null };

const taughtClasses = (teacher: Teacher, classIds: readonly number[]) => sql`
  select c.class_id as "classId", c.school_id as "schoolId", i.time_zone as zone
  from class c join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
  where c.district_id = ${teacher.districtId} and c.class_id = any(${[...classIds]}::bigint[]) and c.removed_at is null and c.archived_at is null
    and ${isTaught(teacher)}
  order by c.class_id`;

/** The classes among these that the teacher teaches. */
export async function selectTaughtClasses(db: Db | Tx, teacher: Teacher, classIds: readonly number[]): Promise<TaughtClass[]> {
  return (await sql<TaughtClass>`${taughtClasses(teacher, classIds)}`.execute(db)).rows;
}

/**
 * The same, locked until the transaction ends. Always in the order of their ids, so that two teachers who assign to the same
 * classes at once wait for each other instead of blocking each other.
 */
export async function lockTaughtClasses(tx: Tx, teacher: Teacher, classIds: readonly number[]): Promise<TaughtClass[]> {
  return (await sql<TaughtClass>`${taughtClasses(teacher, classIds)} for update of c`.execute(tx)).rows;
}

/** Who is in these classes now, by class. Ask after the classes are locked. */
export async function selectMembers(
  db: Db | Tx,
  given: { districtId: number; classIds: readonly number[] },
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const result = await sql<{ classId: number; studentIds: number[] }>`
    select e.class_id as "classId", jsonb_agg(e.person_id order by e.person_id) as "studentIds" from enrollment e
    where e.district_id = ${given.districtId} and e.class_id = any(${[...given.classIds]}::bigint[]) and e.removed_at is null
    group by e.class_id`.execute(db);
  return new Map(result.rows.map(({ classId, studentIds }) => [classId, new Set(studentIds)]));
}

/** What a class has of a lesson. */
export type ClassAssignment = GivenAssignment & { assignmentId: number; classId: number; lessonId: number; lessonTitle: string };

/**
 * Assignments of these classes that are neither removed nor closed by hand: those of the lessons, whatever their dates, and
 * those due on the days. The oldest first.
 */
export async function selectUnclosed(
  db: Db | Tx,
  given: { districtId: number; classIds: readonly number[]; lessonIds: readonly number[]; days?: readonly string[] },
): Promise<ClassAssignment[]> {
  const { districtId, classIds, lessonIds, days = [] } = given;
  const result = await sql<ClassAssignment>`
    select a.assignment_id as "assignmentId", a.class_id as "classId", a.lesson_id as "lessonId", l.title as "lessonTitle",
      ${wall('a.start_wall')} as start, ${wall('a.due_wall')} as due,
      case when a.targets = 'students' then coalesce((
        select jsonb_agg(t.person_id) from assignment_target t
        where t.district_id = a.district_id and t.school_year = a.school_year and t.assignment_id = a.assignment_id
      ), '[]'::jsonb) end as "studentIds",
      coalesce((
        select jsonb_agg(jsonb_build_object('studentId', x.person_id, 'start', x.start_wall, 'due', x.due_wall)) from assignment_exception x
        where x.district_id = a.district_id and x.school_year = a.school_year and x.assignment_id = a.assignment_id
      ), '[]'::jsonb) as "ownDates"
    from assignment a join lesson l on l.lesson_id = a.lesson_id
    where a.district_id = ${districtId} and a.class_id = any(${[...classIds]}::bigint[]) and a.removed_at is null and a.closed_at is null
      and (a.lesson_id = any(${[...lessonIds]}::bigint[]) or a.due_wall::date = any(${[...days]}::date[]))
    order by a.assignment_id`.execute(db);
  return result.rows;
}

/** Which of these schools are denied which of these lessons; a denial of the whole district stands for each. */
export async function selectDenied(
  db: Db | Tx,
  given: { districtId: number; lessonIds: readonly number[]; schoolIds: readonly number[] },
): Promise<{ lessonId: number; schoolId: number }[]> {
  const result = await sql<{ lessonId: number; schoolId: number }>`
    select distinct d.lesson_id as "lessonId", s.id as "schoolId" from unnest(${[...given.schoolIds]}::bigint[]) as s(id)
    join unit_denial d on d.district_id = ${given.districtId} and d.school_id in (s.id, ${given.districtId}::bigint)
      and d.lesson_id = any(${[...given.lessonIds]}::bigint[]) and d.lifted_at is null`.execute(db);
  return result.rows;
}

/** A pair of lesson and class to assign; the pairs of one call are all different. `studentIds`: null for the whole class. */
export type NewAssignment = {
  lessonId: number;
  classId: number;
  versionId: number;
  schoolYear: number;
  start: string;
  due: string | null;
  allowCheckAnswers: boolean;
  keyVisibility: string;
  studentIds: number[] | null;
};
type Made = { assignmentId: number; lessonId: number; classId: number };

/** All of them with those they are for and the first entry of their history, in one statement however many they are. */
export async function insertAssignments(
  tx: Tx,
  given: { districtId: number; collectionId: number | null; actorId: number; now: Date; assignments: readonly NewAssignment[] },
): Promise<Made[]> {
  const { districtId, collectionId, actorId, now } = given;
  const result = await sql<Made>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given.assignments)}::jsonb) as g("lessonId" bigint, "classId" bigint, "versionId" bigint,
        "schoolYear" integer, start text, due text, "allowCheckAnswers" boolean, "keyVisibility" text, "studentIds" jsonb)
    ), made as (
      insert into assignment (district_id, school_year, class_id, lesson_id, version_id, collection_id, start_wall, due_wall, allow_check_answers,
        key_visibility, targets, created_by, created_at)
      select ${districtId}, "schoolYear", "classId", "lessonId", "versionId", ${collectionId}::bigint, start::timestamp, due::timestamp, "allowCheckAnswers",
        "keyVisibility", case when jsonb_typeof("studentIds") = 'array' then 'students' else 'class' end, ${actorId}, ${now}
      from given
      returning school_year, assignment_id, class_id, lesson_id
    ), targeted as (
      insert into assignment_target (district_id, school_year, assignment_id, person_id)
      select ${districtId}, m.school_year, m.assignment_id, s.id::bigint from made m
      join given g on g."classId" = m.class_id and g."lessonId" = m.lesson_id
      cross join lateral jsonb_array_elements_text(case when jsonb_typeof(g."studentIds") = 'array' then g."studentIds" else '[]'::jsonb end) as s(id)
    ), logged as (
      insert into assignment_event (district_id, school_year, assignment_id, kind, at, actor_id, data)
      select ${districtId}, m.school_year, m.assignment_id, 'created', ${now}, ${actorId}, jsonb_strip_nulls(jsonb_build_object(
        'start', g.start, 'due', g.due, 'allowCheckAnswers', g."allowCheckAnswers", 'keyVisibility', g."keyVisibility",
        'studentIds', g."studentIds", 'collectionId', ${collectionId}::bigint))
      from made m join given g on g."classId" = m.class_id and g."lessonId" = m.lesson_id
    )
    select assignment_id as "assignmentId", lesson_id as "lessonId", class_id as "classId" from made`.execute(tx);
  return result.rows;
}

/** Counts what a teacher assigned on a day, for the administrators' figures. */
export async function addAssignedCount(
  tx: Tx,
  given: { districtId: number; schoolYear: number; day: string; personId: number; schoolId: number; count: number },
): Promise<void> {
  await sql`
    insert into usage_day as u (district_id, school_year, day, person_id, school_id, role, assigned)
    values (${given.districtId}, ${given.schoolYear}, ${given.day}, ${given.personId}, ${given.schoolId}, 'teacher', ${given.count})
    on conflict (district_id, school_year, day, person_id, role) do update set assigned = u.assigned + excluded.assigned`.execute(tx);
}
