import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Ids, reserved, type Sheet } from './rows.ts';

/** Most rows in one statement: a few megabytes of text. */
const batch = 4_000;

/** Takes ids out of the sequences of the tables, as many as told; those left over are never used. */
export async function reserveIds(tx: Tx, counts: Record<keyof Ids, number>): Promise<Ids> {
  const entries = await Promise.all(
    (Object.keys(reserved) as (keyof Ids)[]).map(async (name) => {
      const table = name === 'subgroup' ? 'class' : name;
      const result = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence(${table}, ${reserved[name]})) as id from generate_series(1, ${counts[name]}::int)`.execute(tx);
      return [
        name,
        dispenser(
          name,
          result.rows.map((row) => row.id),
        ),
      ] as const;
    }),
  );
  return Object.fromEntries(entries) as Ids;
}

function dispenser(name: string, ids: number[]): () => number {
  let used = 0;
  return () => {
    const id = ids[used];
    if (id === undefined) throw new Error(`too few ids reserved for ${name}`);
    used += 1;
    return id;
  };
}

/** Writes everything, a statement for each table and few thousand rows. */
export async function writeSheet(tx: Tx, sheet: Sheet): Promise<void> {
  for (const [table, rows] of sheet.tables()) {
    for (let at = 0; at < rows.length; at += batch) {
      const some = rows.slice(at, at + batch);
      const columns = sql.join(Object.keys(some[0] ?? {}).map((column) => sql.ref(column)));
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::jsonb)`.execute(tx);
    }
  }
}

export type OfferedLesson = { lessonId: number; versionId: number; subjectId: number; gradeBand: string; grades: number[] };

/** The lessons an edition offers, oldest first. */
export async function selectOfferedLessons(db: Db | Tx, edition: string): Promise<OfferedLesson[]> {
  const result = await sql<OfferedLesson>`
    select lesson_id as "lessonId", current_version_id as "versionId", subject_id as "subjectId", grade_band as "gradeBand", grades from lesson
    where edition = ${edition} and withdrawn_at is null and current_version_id is not null
    order by lesson_id limit 60`.execute(db);
  return result.rows;
}

/** The collections an edition offers with their lessons, oldest first. */
export async function selectOfferedCollections(tx: Tx, edition: string): Promise<{ collectionId: number; lessonIds: number[] }[]> {
  const result = await sql<{ collectionId: number; lessonIds: number[] }>`
    select c.collection_id as "collectionId", jsonb_agg(i.lesson_id order by i.place) as "lessonIds"
    from collection c join collection_item i using (collection_id)
    where c.edition = ${edition} and c.withdrawn_at is null
    group by c.collection_id order by c.collection_id limit 20`.execute(tx);
  return result.rows;
}
