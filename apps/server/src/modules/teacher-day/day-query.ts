import { limits } from '@alba/domain/limits';
import { dayReach, helpDays } from '@alba/domain/teacher-day';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

/** A current student who has not turned in: who, since when in the class, and whether they began. */
export type Unfinished = { personId: number; joinedAt: string; hasBegun: boolean };

/** Students of one assignment who have the same dates: those of the class, or the same dates of their own. */
export type DayGroup = {
  assignmentId: number;
  lessonId: number;
  lessonTitle: string;
  subjectId: number;
  cover: unknown;
  classId: number;
  className: string;
  zone: string | null;
  hidesPastDueFromLate: boolean;
  start: string;
  due: string | null;
  ownStart: string | null;
  ownDue: string | null;
  targetCount: number;
  startedCount: number;
  submittedCount: number;
  /** Told only of what is due soon or was lately; of the rest it is nobody's business today. */
  unfinished: Unfinished[];
};

/** Walls of schools differ from UTC by less than a day: the statement keeps a day more than the rules need, the rules decide. */
const slackDays = 1;
const wallIn = (now: Date, days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 19);

const targets = sql`
  left join assignment_target t on t.district_id = a.district_id and t.school_year = a.school_year and t.assignment_id = a.assignment_id and t.person_id = e.person_id
  left join assignment_exception x on x.district_id = a.district_id and x.school_year = a.school_year and x.assignment_id = a.assignment_id and x.person_id = e.person_id`;

/** Unclosed assignments of the classes a teacher teaches. Found first and kept, so that work is looked for along them and not in the whole district. */
const unclosed = (teacher: Teacher) => sql`
      select a.*, c.name as class_name, c.school_id, c.hides_past_due_from_late from class c
      join assignment a on a.district_id = c.district_id and a.class_id = c.class_id and a.removed_at is null and a.closed_at is null
      where c.district_id = ${teacher.districtId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}`;

/** Assignments that may be open or lately past due, one row for each set of dates their students have; one statement for any number of students. */
export async function selectDayGroups(db: Db, teacher: Teacher): Promise<DayGroup[]> {
  const { now } = teacher;
  const begunBy = wallIn(now, slackDays);
  const endsFrom = wallIn(now, -dayReach.pastDays - slackDays);
  const soon = wallIn(now, dayReach.soonDays + slackDays + 1);
  const result = await sql<DayGroup>`
    with a as materialized (
      ${unclosed(teacher)}
        and ((a.start_wall <= ${begunBy}::timestamp and coalesce(a.due_wall, 'infinity') >= ${endsFrom}::timestamp)
          or exists (select from assignment_exception x where x.district_id = a.district_id and x.school_year = a.school_year and x.assignment_id = a.assignment_id))
    ), grouped as (
      select a.assignment_id, x.start_wall as own_start, x.due_wall as own_due, count(*) as targets, count(w.attempt_id) as started, count(w.submitted_at) as submitted,
        jsonb_agg(jsonb_build_object('personId', e.person_id, 'joinedAt', e.joined_at, 'hasBegun', w.attempt_id is not null))
          filter (where w.submitted_at is null and coalesce(x.due_wall, a.due_wall) between ${endsFrom}::timestamp and ${soon}::timestamp) as unfinished
      from a
      join enrollment e on e.district_id = a.district_id and e.class_id = a.class_id and e.removed_at is null
      ${targets}
      left join attempt w on w.district_id = a.district_id and w.school_year = a.school_year and w.assignment_id = a.assignment_id and w.person_id = e.person_id
        and w.archived_at is null
      where a.targets = 'class' or t.person_id is not null
      group by a.assignment_id, x.start_wall, x.due_wall
    )
    select a.assignment_id as "assignmentId", a.lesson_id as "lessonId", l.title as "lessonTitle", l.subject_id as "subjectId", l.cover,
      a.class_id as "classId", a.class_name as "className", i.time_zone as zone, a.hides_past_due_from_late as "hidesPastDueFromLate",
      a.start_wall as start, a.due_wall as due, g.own_start as "ownStart", g.own_due as "ownDue",
      coalesce(g.targets, 0) as "targetCount", coalesce(g.started, 0) as "startedCount", coalesce(g.submitted, 0) as "submittedCount",
      coalesce(g.unfinished, '[]'::jsonb) as unfinished
    from a
    join lesson l on l.lesson_id = a.lesson_id
    join institution i on i.district_id = a.district_id and i.institution_id = a.school_id
    left join grouped g on g.assignment_id = a.assignment_id`.execute(db);
  return result.rows;
}

/** Work in progress with wrong answers, and what was checked of it. */
export type StuckWork = {
  personId: number;
  assignmentId: number;
  lessonId: number;
  lessonTitle: string;
  classId: number;
  className: string;
  zone: string | null;
  versionId: number;
  start: string;
  due: string | null;
  ownStart: string | null;
  ownDue: string | null;
  checked: { questionId: string; tries: number; isRight: boolean }[];
};

/** More than any teacher looks at; the newest. */
const mostStuck = 300;

/** Work of the last days in which one question took all tries or two answers are wrong; whether that is a reason is for the rules to say. */
export async function selectStuckWork(db: Db, teacher: Teacher): Promise<StuckWork[]> {
  const workedSince = new Date(teacher.now.getTime() - helpDays * 86_400_000);
  const result = await sql<StuckWork>`
    with a as materialized (${unclosed(teacher)}), w as materialized (
      select w.*, coalesce(w.last_active_at, w.started_at) as worked_at from a
      join attempt w on w.district_id = a.district_id and w.school_year = a.school_year and w.assignment_id = a.assignment_id and w.archived_at is null
      where w.state = 'IN_PROGRESS' and coalesce(w.last_active_at, w.started_at) > ${workedSince}
    )
    select e.person_id as "personId", a.assignment_id as "assignmentId", a.lesson_id as "lessonId", l.title as "lessonTitle", a.class_id as "classId",
      a.class_name as "className", i.time_zone as zone, w.version_id as "versionId", a.start_wall as start, a.due_wall as due,
      x.start_wall as "ownStart", x.due_wall as "ownDue", n.checked
    from w
    cross join lateral (
      select jsonb_agg(jsonb_build_object('questionId', n.question_id, 'tries', n.tries, 'isRight', n.is_right)) as checked,
        count(*) filter (where not n.is_right) as wrong, bool_or(not n.is_right and n.tries >= ${limits.tries}) as exhausted
      from answer n
      where n.district_id = w.district_id and n.school_year = w.school_year and n.attempt_id = w.attempt_id and n.is_right is not null
    ) n
    join a on a.school_year = w.school_year and a.assignment_id = w.assignment_id
    join enrollment e on e.district_id = a.district_id and e.class_id = a.class_id and e.person_id = w.person_id and e.removed_at is null
    join lesson l on l.lesson_id = a.lesson_id
    join institution i on i.district_id = a.district_id and i.institution_id = a.school_id
    ${targets}
    where (a.targets = 'class' or t.person_id is not null) and (n.exhausted or n.wrong >= 2)
    order by w.worked_at desc, w.attempt_id
    limit ${mostStuck}`.execute(db);
  return result.rows;
}

export type NamedStudent = { studentId: number; firstName: string; lastName: string };

/** Names of students the teacher teaches; the caller got the ids from this teacher's classes. */
export async function selectNames(db: Db, districtId: number, personIds: readonly number[]): Promise<NamedStudent[]> {
  if (personIds.length === 0) return [];
  const result = await sql<NamedStudent>`
    select p.person_id as "studentId", p.first_name as "firstName", p.last_name as "lastName" from person p
    where p.district_id = ${districtId} and p.person_id = any(${[...personIds]}::bigint[])`.execute(db);
  return result.rows;
}
