import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Teacher } from './teaching-query.ts';

type ClassPlace = { districtId: number; classId: number };

/** Writes the wish of a teacher who does not teach the class yet; a no from earlier is asked anew. False where there is no such class in their network. */
export async function insertCoTeachRequest(tx: Tx, { districtId, teacherId, now }: Teacher, { classId, networkId }: { classId: number; networkId: number }) {
  const { rows } = await sql<{ schoolId: number }>`
    with asked as (
      select c.district_id, c.class_id, c.school_id from class c
      join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
      where c.district_id = ${districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is null and i.network_id = ${networkId}
        and not exists (
          select from class_teacher ct where ct.district_id = c.district_id and ct.class_id = c.class_id and ct.person_id = ${teacherId}
            and (ct.until is null or ct.until > ${now})
        )
    ), written as (
      insert into co_teach_request as r (district_id, class_id, person_id, asked_at)
      select district_id, class_id, ${teacherId}, ${now} from asked
      on conflict (district_id, class_id, person_id) do update set state = 'waiting', asked_at = excluded.asked_at, answered_by = null, answered_at = null
      where r.state <> 'waiting'
    )
    select school_id as "schoolId" from asked`.execute(tx);
  return rows[0];
}

export type RequestRow = { personId: number; firstName: string; lastName: string; askedAt: Date };

/** Who waits for an answer, oldest first. */
export async function selectCoTeachRequests(db: Db | Tx, { districtId, classId }: ClassPlace): Promise<RequestRow[]> {
  return db
    .selectFrom('co_teach_request as r')
    .innerJoin('person as p', (join) => join.onRef('p.district_id', '=', 'r.district_id').onRef('p.person_id', '=', 'r.person_id'))
    .select(['r.person_id as personId', 'p.first_name as firstName', 'p.last_name as lastName', 'r.asked_at as askedAt'])
    .where('r.district_id', '=', districtId)
    .where('r.class_id', '=', classId)
    .where('r.state', '=', 'waiting')
    .orderBy('r.asked_at')
    .limit(50)
    .execute();
}

/** Answers a waiting request; false when there is none. */
export async function answerCoTeachRequest(
  tx: Tx,
  { districtId, classId, personId, accepted, answeredBy, now }: ClassPlace & { personId: number; accepted: boolean; answeredBy: number; now: Date },
): Promise<boolean> {
  const answered = await tx
    .updateTable('co_teach_request')
    .set({ state: accepted ? 'accepted' : 'declined', answered_by: answeredBy, answered_at: now })
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .returning('person_id')
    .executeTakeFirst();
  return answered !== undefined;
}
