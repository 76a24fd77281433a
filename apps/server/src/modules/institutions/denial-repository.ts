import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** What can be denied: a lesson, or a collection with all its lessons (a unit). */
export type Unit = { kind: 'lesson' | 'collection'; packId: string; title: string; lessonIds: number[] };

/** By the id of its pack, or a lesson by its number; undefined where the edition has no such unit. */
export async function selectOptionalUnit(db: Db | Tx, { edition, name }: { edition: EditionId; name: string }): Promise<Unit | undefined> {
  const { rows } = await sql<Unit>`
    select 'lesson' as kind, pack_id as "packId", title, array[lesson_id] as "lessonIds" from lesson
      where edition = ${edition} and (pack_id = ${name} or lesson_id::text = ${name})
    union all
    select 'collection', c.pack_id, c.title, array(select i.lesson_id from collection_item i where i.collection_id = c.collection_id order by i.place)
      from collection c where c.edition = ${edition} and c.pack_id = ${name}
    limit 1`.execute(db);
  return rows[0];
}

export type Denial = {
  denialId: number;
  districtId: number;
  /** The school; the district itself where all its schools are denied it. */
  schoolId: number;
  lessonId: number;
  lessonTitle: string;
  packId: string;
  collectionCode: string | null;
  reason: string;
  deniedAt: Date;
  liftedAt: Date | null;
};

const most = 1_000;

/** The denials of a district, those of one school with those of the whole district where a school is named. */
export async function selectDenials(
  db: Db | Tx,
  { districtId, schoolId, withLifted = false }: { districtId?: number; schoolId?: number; withLifted?: boolean },
): Promise<Denial[]> {
  const { rows } = await sql<Denial>`
    select d.denial_id as "denialId", d.district_id as "districtId", d.school_id as "schoolId", d.lesson_id as "lessonId", l.title as "lessonTitle", l.pack_id as "packId",
      d.collection_code as "collectionCode", d.reason, d.denied_at as "deniedAt", d.lifted_at as "liftedAt"
    from unit_denial d join lesson l on l.lesson_id = d.lesson_id
    where (${districtId ?? null}::bigint is null or d.district_id = ${districtId ?? null}::bigint)
      and (${schoolId ?? null}::bigint is null or d.school_id in (${schoolId ?? null}::bigint, d.district_id)) and (d.lifted_at is null or ${withLifted})
    order by d.district_id, d.school_id, d.denied_at, d.denial_id limit ${most}`.execute(db);
  return rows;
}

type Place = { districtId: number; schoolId: number };

/** Denies those of the lessons that are not denied there yet; returns them. */
export async function insertDenials(
  tx: Tx,
  given: Place & { lessonIds: readonly number[]; collectionCode: string | null; reason: string; deniedBy: number; now: Date },
): Promise<number[]> {
  const { districtId, schoolId, lessonIds, collectionCode, reason, deniedBy, now } = given;
  const { rows } = await sql<{ lessonId: number }>`
    insert into unit_denial (district_id, school_id, lesson_id, collection_code, reason, denied_by, denied_at)
    select ${districtId}, ${schoolId}, id, ${collectionCode}, ${reason}, ${deniedBy}, ${now} from unnest(${[...lessonIds]}::bigint[]) as id
    where not exists (select from unit_denial d where d.district_id = ${districtId} and d.school_id = ${schoolId} and d.lesson_id = id and d.lifted_at is null)
    returning lesson_id as "lessonId"`.execute(tx);
  return rows.map(({ lessonId }) => lessonId);
}

/** Lifts what is denied there now; returns the lessons. */
export async function updateDenialsAsLifted(
  tx: Tx,
  { districtId, schoolId, lessonIds, now }: Place & { lessonIds: readonly number[]; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ lessonId: number }>`
    update unit_denial set lifted_at = ${now}
    where district_id = ${districtId} and school_id = ${schoolId} and lesson_id = any(${[...lessonIds]}::bigint[]) and lifted_at is null
    returning lesson_id as "lessonId"`.execute(tx);
  return rows.map(({ lessonId }) => lessonId);
}
