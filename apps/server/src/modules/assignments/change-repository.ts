import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';
import { wall } from './list-query.ts';

export type AssignmentTerms = { start: string; due: string | null; allowCheckAnswers: boolean; keyVisibility: string };
/** `isHere`: in the class now, and the assignment is for this student. */
export type StudentDates = { studentId: number; start: string | null; due: string | null; isHere: boolean };

/** An assignment as it stands: with those it is for (null for the whole class) and the dates some of them have of their own. */
export type StandingAssignment = AssignmentTerms & {
  assignmentId: number;
  schoolYear: number;
  classId: number;
  className: string;
  schoolId: number;
  zone: string | null;
  lessonId: number;
  lessonTitle: string;
  subjectId: number;
  cover: unknown;
  closedAt: Date | null;
  removedAt: Date | null;
  revision: number;
  studentIds: number[] | null;
  ownDates: StudentDates[];
};

const standing = (teacher: Teacher, assignmentIds: readonly number[]) => sql`
  select a.assignment_id as "assignmentId", a.school_year as "schoolYear", a.class_id as "classId", c.name as "className", c.school_id as "schoolId",
    i.time_zone as zone, a.lesson_id as "lessonId", l.title as "lessonTitle", l.subject_id as "subjectId", l.cover,
    ${wall('a.start_wall')} as start, ${wall('a.due_wall')} as due,
    a.allow_check_answers as "allowCheckAnswers", a.key_visibility as "keyVisibility", a.closed_at as "closedAt", a.removed_at as "removedAt", a.revision,
    case when a.targets = 'students' then coalesce((
      select jsonb_agg(t.person_id order by t.person_id) from assignment_target t
      where t.district_id = a.district_id and t.school_year = a.school_year and t.assignment_id = a.assignment_id
    ), '[]'::jsonb) end as "studentIds",
    coalesce((
      select jsonb_agg(jsonb_build_object('studentId', x.person_id, 'start', x.start_wall, 'due', x.due_wall, 'isHere', e.person_id is not null
        and (a.targets = 'class' or t.person_id is not null)) order by x.person_id)
      from assignment_exception x
      left join enrollment e on e.district_id = x.district_id and e.class_id = a.class_id and e.person_id = x.person_id and e.removed_at is null
      left join assignment_target t on t.district_id = x.district_id and t.school_year = x.school_year and t.assignment_id = x.assignment_id and t.person_id = x.person_id
      where x.district_id = a.district_id and x.school_year = a.school_year and x.assignment_id = a.assignment_id
    ), '[]'::jsonb) as "ownDates"
  from assignment a
  join class c on c.district_id = a.district_id and c.class_id = a.class_id and c.removed_at is null and c.archived_at is null
  join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
  join lesson l on l.lesson_id = a.lesson_id
  where a.district_id = ${teacher.districtId} and a.assignment_id = any(${[...assignmentIds]}::bigint[]) and ${isTaught(teacher)}
  order by c.class_id, a.assignment_id`;

/** These assignments, removed or not, as far as the teacher teaches their classes. */
export async function selectStanding(db: Db | Tx, teacher: Teacher, assignmentIds: readonly number[]): Promise<StandingAssignment[]> {
  return (await sql<StandingAssignment>`${standing(teacher, assignmentIds)}`.execute(db)).rows;
}

/**
 * The same with their classes, locked until the transaction ends; always in the order of classes, as assigning locks them. Who it is for
 * and own dates are as they stood when the lock was asked for: whoever writes over them compares the revision first.
 */
export async function lockStanding(tx: Tx, teacher: Teacher, assignmentIds: readonly number[]): Promise<StandingAssignment[]> {
  return (await sql<StandingAssignment>`${standing(teacher, assignmentIds)} for update of c, a`.execute(tx)).rows;
}

export type EventKind = 'changed' | 'closed' | 'reopened' | 'removed' | 'restored' | 'exception-set' | 'exception-removed';
export type AssignmentEvent = { kind: EventKind; data: object };
/** A locked assignment as it is to stand from now on, with its history. */
export type StoredChange = { assignment: StandingAssignment; terms: AssignmentTerms; closedAt: Date | null; removedAt: Date | null; events: AssignmentEvent[] };

/** Stores locked assignments in one statement. Each revision rises by one. */
export async function storeChanges(tx: Tx, given: { districtId: number; changes: readonly StoredChange[]; actorId: number; now: Date }): Promise<void> {
  const { districtId, changes, actorId, now } = given;
  const rows = changes.map(({ assignment: { assignmentId, schoolYear }, terms, closedAt, removedAt }) => {
    const { start, due, allowCheckAnswers, keyVisibility } = terms;
    return { assignmentId, schoolYear, start, due, allowCheckAnswers, keyVisibility, closedAt, removedAt };
  });
  const events = changes.flatMap(({ assignment: { assignmentId, schoolYear }, events: own }) => own.map((event) => ({ assignmentId, schoolYear, ...event })));
  await sql`
    with stored as (
      update assignment a set start_wall = g.start::timestamp, due_wall = g.due::timestamp, allow_check_answers = g."allowCheckAnswers",
        key_visibility = g."keyVisibility", closed_at = g."closedAt", removed_at = g."removedAt", revision = a.revision + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("assignmentId" bigint, "schoolYear" integer, start text, due text,
        "allowCheckAnswers" boolean, "keyVisibility" text, "closedAt" timestamptz, "removedAt" timestamptz)
      where a.district_id = ${districtId} and a.school_year = g."schoolYear" and a.assignment_id = g."assignmentId"
    )
    insert into assignment_event (district_id, school_year, assignment_id, kind, at, actor_id, data)
    select ${districtId}, v."schoolYear", v."assignmentId", v.kind, ${now}, ${actorId}, v.data
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as v("assignmentId" bigint, "schoolYear" integer, kind text, data jsonb)`.execute(tx);
}

export type OwnDatesRow = { assignmentId: number; schoolYear: number; studentId: number; start: string | null; due: string | null };

/** Own dates of students as they are to stand; null and null leaves a student with the dates of the class. */
export async function storeOwnDates(tx: Tx, { districtId, rows }: { districtId: number; rows: readonly OwnDatesRow[] }): Promise<void> {
  if (rows.length === 0) return;
  const text = JSON.stringify(rows);
  const given = sql`jsonb_to_recordset(${text}::jsonb) as g("assignmentId" bigint, "schoolYear" integer, "studentId" bigint, start text, due text)`;
  await sql`
    with gone as (
      delete from assignment_exception x using ${given}
      where x.district_id = ${districtId} and x.school_year = g."schoolYear" and x.assignment_id = g."assignmentId" and x.person_id = g."studentId"
        and g.start is null and g.due is null
    )
    insert into assignment_exception (district_id, school_year, assignment_id, person_id, start_wall, due_wall)
    select ${districtId}, g."schoolYear", g."assignmentId", g."studentId", g.start::timestamp, g.due::timestamp from ${given}
    where g.start is not null or g.due is not null
    on conflict (district_id, school_year, assignment_id, person_id) do update set start_wall = excluded.start_wall, due_wall = excluded.due_wall`.execute(tx);
}

/** Who a locked assignment is for from now on; null is everybody in the class. */
export async function storeTargets(
  tx: Tx,
  { districtId, assignment, studentIds }: { districtId: number; assignment: StandingAssignment; studentIds: readonly number[] | null },
): Promise<void> {
  const { schoolYear, assignmentId } = assignment;
  await sql`
    with named as (
      update assignment set targets = ${studentIds ? 'students' : 'class'}
      where district_id = ${districtId} and school_year = ${schoolYear} and assignment_id = ${assignmentId}
    ), gone as (
      delete from assignment_target t
      where t.district_id = ${districtId} and t.school_year = ${schoolYear} and t.assignment_id = ${assignmentId} and not (t.person_id = any(${[...(studentIds ?? [])]}::bigint[]))
    )
    insert into assignment_target (district_id, school_year, assignment_id, person_id)
    select ${districtId}, ${schoolYear}, ${assignmentId}, s.id from unnest(${[...(studentIds ?? [])]}::bigint[]) as s(id)
    on conflict do nothing`.execute(tx);
}

/** Data of the newest entry of each history, by assignment. */
export async function selectNewestEvents(
  tx: Tx,
  given: { districtId: number; assignmentIds: readonly number[] },
): Promise<Map<number, { kind: string; data: unknown }>> {
  const result = await sql<{ assignmentId: number; kind: string; data: unknown }>`
    select distinct on (v.assignment_id) v.assignment_id as "assignmentId", v.kind, v.data from assignment_event v
    where v.district_id = ${given.districtId} and v.assignment_id = any(${[...given.assignmentIds]}::bigint[])
    order by v.assignment_id, v.event_id desc`.execute(tx);
  return new Map(result.rows.map((row) => [row.assignmentId, row]));
}
