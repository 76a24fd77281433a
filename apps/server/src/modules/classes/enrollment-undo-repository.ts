import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

type Place = { districtId: number; classId: number; enrollmentId: number };
export type LockedEnrollment = { personId: number; removedAt: Date | null };

/** A place in the class, taken away or not, locked until the transaction ends. */
export async function lockEnrollment(tx: Tx, { districtId, classId, enrollmentId }: Place): Promise<LockedEnrollment | undefined> {
  const { rows } = await sql<LockedEnrollment>`
    select person_id as "personId", removed_at as "removedAt" from enrollment
    where district_id = ${districtId} and class_id = ${classId} and enrollment_id = ${enrollmentId}
    for update`.execute(tx);
  return rows[0];
}

/** How many students are in the class now. Count under the lock of the class when a place depends on it. */
export async function countStudents(tx: Tx, { districtId, classId }: Omit<Place, 'enrollmentId'>): Promise<number> {
  const row = await tx
    .selectFrom('enrollment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

type Giving = Place & { schoolYear: number; actorId: number; now: Date };

/** Gives a locked place back and writes the history; the work is not to be erased any more. */
export async function giveEnrollmentBack(tx: Tx, { districtId, enrollmentId, schoolYear, actorId, now }: Giving): Promise<void> {
  await sql`
    with restored as (
      update enrollment set removed_at = null, remove_submissions = false where district_id = ${districtId} and enrollment_id = ${enrollmentId}
    )
    insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id)
    values (${districtId}, ${schoolYear}, ${enrollmentId}, 'restored', ${now}, ${actorId})`.execute(tx);
}
