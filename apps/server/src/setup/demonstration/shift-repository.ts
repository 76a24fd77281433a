import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { DB } from '../../platform/db/schema.ts';

/** The first day of every school year. */
export type YearStarts = { year: number; firstDay: string }[];
type Shift = { districtId: number; days: number; now: Date /** At the school. */; today: string; years: YearStarts };

/** Instants of what people did. What was done after the day the demonstration stood at must not come to lie ahead of now. */
const done: { [Table in keyof DB]?: (keyof DB[Table] & string)[] } = {
  institution: ['created_at'],
  unit_denial: ['denied_at', 'lifted_at'],
  person: ['created_at', 'last_sign_in_at'],
  role_grant: ['granted_at'],
  class: ['created_at', 'archived_at', 'removed_at', 'last_imported_at'],
  class_code: ['created_at', 'retired_at'],
  enrollment: ['joined_at', 'last_visited_at', 'removed_at'],
  enrollment_event: ['at'],
  reading_setting: ['set_at'],
  assignment: ['created_at', 'closed_at', 'removed_at'],
  assignment_event: ['at'],
  attempt: ['started_at', 'last_active_at', 'submitted_at', 'archived_at'],
  attempt_event: ['at'],
  answer: ['saved_at'],
  attempt_result: ['submitted_at'],
};

/** What is planned moves whole, also into the future. */
const planned: { [Table in keyof DB]?: (keyof DB[Table] & string)[] } = {
  subscription: ['starts_on', 'ends_on'],
  class_teacher: ['until'],
  assignment: ['start_wall', 'due_wall'],
  assignment_exception: ['start_wall', 'due_wall'],
};

/** Children of an assignment carry its school year, children of an attempt that of the attempt. */
const ofAssignment = ['assignment_target', 'assignment_exception', 'assignment_event', 'attempt'] as const;
const ofAttempt = ['attempt_event', 'answer', 'attempt_result', 'attempt_skill'] as const;

/** Moves everything of a district by whole days, later or earlier, and puts it into the school years it then belongs to. */
export async function shiftDistrict(tx: Tx, shift: Shift): Promise<void> {
  const { districtId, days, now } = shift;
  const by = sql`make_interval(days => ${days}::int)`;
  for (const table of new Set([...Object.keys(done), ...Object.keys(planned)]) as Set<keyof DB>) {
    // Written so that what is absent stays absent: least() of nothing and now would be now.
    const instants = (done[table] ?? []).map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} + least(${by}, ${now}::timestamptz - ${sql.ref(column)})`);
    const walls = (planned[table] ?? []).map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${by}`);
    await sql`update ${sql.table(table)} set ${sql.join([...instants, ...walls])} where district_id = ${districtId}`.execute(tx);
  }
  await moveUsageDays(tx, shift);
  await setYears(tx, shift);
}

const yearOf = (day: ReturnType<typeof sql>, years: YearStarts) =>
  sql`(select max(y.year) from unnest(${years.map((one) => one.year)}::int[], ${years.map((one) => one.firstDay)}::date[]) as y(year, first_day) where y.first_day <= ${day})`;

/** Days are part of a key, so the lines are taken out and put in again. */
async function moveUsageDays(tx: Tx, { districtId, days, years }: Shift): Promise<void> {
  await sql`
    create temporary table moved_day on commit drop as
    select district_id, ${yearOf(sql`day + ${days}::int`, years)} as school_year, day + ${days}::int as day, person_id, school_id, role, sign_ins, assigned, completed, active_seconds
    from usage_day where district_id = ${districtId}`.execute(tx);
  await sql`delete from usage_day where district_id = ${districtId}`.execute(tx);
  await sql`
    insert into usage_day (district_id, school_year, day, person_id, school_id, role, sign_ins, assigned, completed, active_seconds)
    select district_id, school_year, day, person_id, school_id, role, sign_ins, assigned, completed, active_seconds from moved_day`.execute(tx);
  await sql`drop table moved_day`.execute(tx);
}

async function setYears(tx: Tx, { districtId, today, years }: Shift): Promise<void> {
  await sql`update class set school_year = ${yearOf(sql`${today}::date`, years)} where district_id = ${districtId} and removed_at is null`.execute(tx);
  await sql`update enrollment_event set school_year = ${yearOf(sql`at::date`, years)} where district_id = ${districtId}`.execute(tx);
  await sql`
    update assignment set school_year = ${yearOf(sql`start_wall::date`, years)}
    where district_id = ${districtId} and school_year <> ${yearOf(sql`start_wall::date`, years)}`.execute(tx);
  for (const table of ofAssignment) {
    await sql`
      update ${sql.table(table)} as child set school_year = a.school_year from assignment a
      where child.district_id = ${districtId} and a.district_id = ${districtId} and a.assignment_id = child.assignment_id and child.school_year <> a.school_year`.execute(
      tx,
    );
  }
  for (const table of ofAttempt) {
    await sql`
      update ${sql.table(table)} as child set school_year = a.school_year from attempt a
      where child.district_id = ${districtId} and a.district_id = ${districtId} and a.attempt_id = child.attempt_id and child.school_year <> a.school_year`.execute(
      tx,
    );
  }
}
