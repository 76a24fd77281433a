import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export type NewAttempt = { districtId: number; schoolYear: number; assignmentId: number; personId: number; versionId: number; level: number; now: Date };

/**
 * Begins the next attempt unless one is current or the assignment was taken away or closed; two tabs at once begin one. A teacher who
 * takes it away or closes it at this moment comes wholly before or after. Returns whether this call began it.
 */
export async function insertAttempt(db: Db, given: NewAttempt): Promise<boolean> {
  const result = await sql<{ attempt_id: number }>`
    with made as (
      insert into attempt (district_id, school_year, assignment_id, person_id, number, version_id, state, level, started_at, last_active_at)
      select ${given.districtId}::bigint, ${given.schoolYear}::integer, ${given.assignmentId}::bigint, ${given.personId}::bigint,
        1 + coalesce((select max(number) from attempt where district_id = ${given.districtId} and school_year = ${given.schoolYear}
          and assignment_id = ${given.assignmentId} and person_id = ${given.personId}), 0),
        ${given.versionId}::bigint, 'IN_PROGRESS', ${given.level}::integer, ${given.now}::timestamptz, ${given.now}::timestamptz
      from (
        select from assignment where district_id = ${given.districtId} and school_year = ${given.schoolYear} and assignment_id = ${given.assignmentId}
          and removed_at is null and closed_at is null for share
      ) as standing
      on conflict do nothing
      returning attempt_id
    ), logged as (
      insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id, data)
      select ${given.districtId}::bigint, ${given.schoolYear}::integer, attempt_id, 'begun', ${given.now}::timestamptz, ${given.personId}::bigint, ${JSON.stringify({ level: given.level })}::jsonb from made
    )
    select attempt_id from made`.execute(db);
  return result.rows.length > 0;
}

type Own = { districtId: number; attemptId: number; personId: number };

/** Adds active time only if no other tab reported since `last` was read, so that tabs never count twice (D22). */
export async function addActiveSeconds(
  db: Db,
  { districtId, attemptId, personId, last, now, seconds }: Own & { last: Date | null; now: Date; seconds: number },
): Promise<void> {
  await sql`
    update attempt set active_seconds = active_seconds + ${seconds}, last_active_at = ${now}
    where district_id = ${districtId} and attempt_id = ${attemptId} and person_id = ${personId} and state = 'IN_PROGRESS' and archived_at is null
      and last_active_at is not distinct from ${last}`.execute(db);
}

/** Stores the level in use (D37) with its history. */
export async function storeLevel(db: Db, { districtId, attemptId, personId, level, now }: Own & { level: number; now: Date }): Promise<void> {
  await sql`
    with chosen as (
      update attempt set level = ${level}
      where district_id = ${districtId} and attempt_id = ${attemptId} and person_id = ${personId} and state = 'IN_PROGRESS' and archived_at is null and level <> ${level}
      returning school_year
    )
    insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id, data)
    select ${districtId}::bigint, school_year, ${attemptId}::bigint, 'level-chosen', ${now}::timestamptz, ${personId}::bigint, ${JSON.stringify({ level })}::jsonb from chosen`.execute(
    db,
  );
}
