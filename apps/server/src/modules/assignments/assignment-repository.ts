import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';
import { wall } from './list-query.ts';

export type TaughtClass = { classId: number; className: string; schoolId: number; zone: string | null };

/**
 * The classes among these that the teacher teaches, locked until the transaction ends. Always in the order of their ids, so
 * that two teachers who assign to the same classes at once wait for each other instead of blocking each other.
 */
export async function lockTaughtClasses(tx: Tx, teacher: Teacher, classIds: readonly number[]): Promise<TaughtClass[]> {
  const result = await sql<TaughtClass>`
    select c.class_id as "classId", c.name as "className", c.school_id as "schoolId", i.time_zone as zone
    from class c join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    where c.district_id = ${teacher.districtId} and c.class_id = any(${[...classIds]}::bigint[]) and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}
    order by c.class_id
    for update of c`.execute(tx);
  return result.rows;
}

export type OpenEnded = { assignmentId: number; classId: number; start: string; due: string | null };

/** Assignments of a lesson in these classes that are neither removed nor closed by hand, whatever their dates. */
export async function selectUnclosed(tx: Tx, given: { districtId: number; lessonId: number; classIds: readonly number[] }): Promise<OpenEnded[]> {
  const result = await sql<OpenEnded>`
    select a.assignment_id as "assignmentId", a.class_id as "classId", ${wall('a.start_wall')} as start, ${wall('a.due_wall')} as due from assignment a
    where a.district_id = ${given.districtId} and a.class_id = any(${[...given.classIds]}::bigint[]) and a.lesson_id = ${given.lessonId}
      and a.removed_at is null and a.closed_at is null`.execute(tx);
  return result.rows;
}

/** Which of these schools are denied the lesson; a denial of the whole district stands for each. */
export async function selectDeniedSchools(tx: Tx, given: { districtId: number; lessonId: number; schoolIds: readonly number[] }): Promise<number[]> {
  const result = await sql<{ schoolId: number }>`
    select s.id as "schoolId" from unnest(${[...given.schoolIds]}::bigint[]) as s(id)
    where exists (
      select from unit_denial d where d.district_id = ${given.districtId} and d.lesson_id = ${given.lessonId} and d.lifted_at is null
        and (d.school_id = s.id or d.school_id = ${given.districtId})
    )`.execute(tx);
  return result.rows.map((row) => row.schoolId);
}

export type AssignmentTerms = { start: string; due: string | null; allowCheckAnswers: boolean; keyVisibility: string };
export type NewAssignments = AssignmentTerms & {
  districtId: number;
  schoolYear: number;
  lessonId: number;
  versionId: number;
  classIds: readonly number[];
  actorId: number;
  now: Date;
};

/** One assignment a class, each with the first entry of its history, in one statement. Ids come in the order of the classes. */
export async function insertAssignments(tx: Tx, given: NewAssignments): Promise<number[]> {
  const { districtId, schoolYear, lessonId, versionId, actorId, now, start, due, allowCheckAnswers, keyVisibility } = given;
  const data = JSON.stringify({ start, due, allowCheckAnswers, keyVisibility });
  const result = await sql<{ assignmentId: number; classId: number }>`
    with made as (
      insert into assignment (district_id, school_year, class_id, lesson_id, version_id, start_wall, due_wall, allow_check_answers, key_visibility, created_by, created_at)
      select ${districtId}, ${schoolYear}, c.id, ${lessonId}, ${versionId}, ${start}::timestamp, ${due}::timestamp, ${allowCheckAnswers}, ${keyVisibility}, ${actorId}, ${now}
      from unnest(${[...given.classIds]}::bigint[]) as c(id)
      returning assignment_id, class_id
    ), logged as (
      insert into assignment_event (district_id, school_year, assignment_id, kind, at, actor_id, data)
      select ${districtId}, ${schoolYear}, assignment_id, 'created', ${now}, ${actorId}, ${data}::jsonb from made
    )
    select assignment_id as "assignmentId", class_id as "classId" from made`.execute(tx);
  const byClass = new Map(result.rows.map((row) => [row.classId, row.assignmentId]));
  return given.classIds.flatMap((classId) => byClass.get(classId) ?? []);
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

export type LockedAssignment = AssignmentTerms & {
  assignmentId: number;
  schoolYear: number;
  classId: number;
  className: string;
  schoolId: number;
  zone: string | null;
  lessonId: number;
  closedAt: Date | null;
  removedAt: Date | null;
  revision: number;
};

/** The assignment, removed or not, if the teacher teaches its class; its class and itself are locked until the transaction ends. */
export async function lockAssignment(tx: Tx, teacher: Teacher, assignmentId: number): Promise<LockedAssignment | undefined> {
  const result = await sql<LockedAssignment>`
    select a.assignment_id as "assignmentId", a.school_year as "schoolYear", a.class_id as "classId", c.name as "className", c.school_id as "schoolId",
      i.time_zone as zone, a.lesson_id as "lessonId", ${wall('a.start_wall')} as start, ${wall('a.due_wall')} as due,
      a.allow_check_answers as "allowCheckAnswers", a.key_visibility as "keyVisibility", a.closed_at as "closedAt", a.removed_at as "removedAt", a.revision
    from assignment a
    join class c on c.district_id = a.district_id and c.class_id = a.class_id and c.removed_at is null and c.archived_at is null
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    where a.district_id = ${teacher.districtId} and a.assignment_id = ${assignmentId} and ${isTaught(teacher)}
    for update of c, a`.execute(tx);
  return result.rows[0];
}

export type AssignmentChange = { terms: AssignmentTerms; closedAt: Date | null; removedAt: Date | null };
export type AssignmentEvent = { kind: 'changed' | 'closed' | 'reopened' | 'removed' | 'restored'; data: object };

/** Stores a locked assignment as it stands from now on, with its history. The revision rises by one. */
export async function updateAssignment(
  tx: Tx,
  given: { districtId: number; assignment: LockedAssignment; change: AssignmentChange; events: AssignmentEvent[]; actorId: number; now: Date },
): Promise<void> {
  const { districtId, assignment, change, actorId, now } = given;
  const { terms } = change;
  await sql`
    with stored as (
      update assignment set start_wall = ${terms.start}::timestamp, due_wall = ${terms.due}::timestamp, allow_check_answers = ${terms.allowCheckAnswers},
        key_visibility = ${terms.keyVisibility}, closed_at = ${change.closedAt}, removed_at = ${change.removedAt}, revision = revision + 1
      where district_id = ${districtId} and school_year = ${assignment.schoolYear} and assignment_id = ${assignment.assignmentId}
    )
    insert into assignment_event (district_id, school_year, assignment_id, kind, at, actor_id, data)
    select ${districtId}, ${assignment.schoolYear}, ${assignment.assignmentId}, e.kind, ${now}, ${actorId}, e.data
    from jsonb_to_recordset(${JSON.stringify(given.events)}::jsonb) as e(kind text, data jsonb)`.execute(tx);
}
