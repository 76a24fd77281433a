import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

type Acted = { districtId: number; schoolYear: number; actorId: number; now: Date };

/** Gives the students a place in the class; those who had one get it back. Their new places, by person. */
export async function givePlaces(
  tx: Tx,
  { districtId, now, classId, subgroupId, personIds }: Acted & { classId: number; subgroupId: number; personIds: readonly number[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ personId: number; enrollmentId: number }>`
    insert into enrollment as e (district_id, class_id, person_id, subgroup_id, joined_at)
    select ${districtId}, ${classId}, p, ${subgroupId}, ${now} from unnest(${[...personIds]}::bigint[]) as p
    on conflict (district_id, class_id, person_id) do update set removed_at = null, remove_submissions = false where e.removed_at is not null
    returning person_id as "personId", enrollment_id as "enrollmentId"`.execute(tx);
  return new Map(rows.map(({ personId, enrollmentId }) => [personId, enrollmentId]));
}

/** Ends places; work and settings stay with them. */
export async function endPlaces(tx: Tx, { districtId, now, enrollmentIds }: Acted & { enrollmentIds: readonly number[] }): Promise<void> {
  await tx
    .updateTable('enrollment')
    .set({ removed_at: now, remove_submissions: false })
    .where('district_id', '=', districtId)
    .where('enrollment_id', 'in', [0, ...enrollmentIds])
    .where('removed_at', 'is', null)
    .execute();
}

/** Gives ended places back. */
export async function reopenPlaces(tx: Tx, { districtId, enrollmentIds }: Acted & { enrollmentIds: readonly number[] }): Promise<void> {
  await tx
    .updateTable('enrollment')
    .set({ removed_at: null, remove_submissions: false })
    .where('district_id', '=', districtId)
    .where('enrollment_id', 'in', [0, ...enrollmentIds])
    .execute();
}

/** Levels come along where the other place has none of its own. */
export async function copyLevels(tx: Tx, districtId: number, pairs: readonly { from: number; to: number }[]): Promise<void> {
  await sql`
    insert into reading_setting (district_id, enrollment_id, product_code, grade_group, level, locked, set_at)
    select r.district_id, p.t, r.product_code, r.grade_group, r.level, r.locked, r.set_at
    from jsonb_to_recordset(${JSON.stringify(pairs.map(({ from, to }) => ({ f: from, t: to })))}::jsonb) as p (f bigint, t bigint)
    join reading_setting r on r.district_id = ${districtId} and r.enrollment_id = p.f
    on conflict (district_id, enrollment_id, product_code, grade_group) do nothing`.execute(tx);
}

export type PlaceEvent = { enrollmentId: number; kind: 'moved' | 'removed' | 'restored'; data: object };

export async function writePlaceEvents(tx: Tx, { districtId, schoolYear, actorId, now, events }: Acted & { events: readonly PlaceEvent[] }): Promise<void> {
  await sql`
    insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id, data)
    select ${districtId}, ${schoolYear}, e, k, ${now}, ${actorId}, d
    from jsonb_to_recordset(${JSON.stringify(events.map(({ enrollmentId, kind, data }) => ({ e: enrollmentId, k: kind, d: data })))}::jsonb)
      as v (e bigint, k text, d jsonb)`.execute(tx);
}

export type MovedRow = { at: Date; data: unknown; isUndone: boolean };

/** What one move did, from the history of the places it came from. */
export async function selectMove(tx: Tx, { districtId, classId, moveId }: { districtId: number; classId: number; moveId: string }): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    select v.at, v.data, exists (
        select from enrollment_event u where u.district_id = v.district_id
          and u.enrollment_id in ((v.data ->> 'fromId')::bigint, (v.data ->> 'toId')::bigint)
          and u.kind in ('restored', 'removed') and u.data ->> 'moveId' = ${moveId} and u.data -> 'isUndo' = 'true') as "isUndone"
    from enrollment e join enrollment_event v on v.district_id = e.district_id and v.enrollment_id = e.enrollment_id
    where e.district_id = ${districtId} and e.class_id = ${classId} and v.kind = 'moved' and v.data ->> 'moveId' = ${moveId}`.execute(tx);
  return rows;
}
