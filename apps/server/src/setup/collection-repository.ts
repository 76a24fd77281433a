import type { PictureView } from '@alba/content/lesson-view';
import type { AuthoredCollection } from '@alba/content/load/load-collection';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { BroughtBy } from './pack-repository.ts';

export type LibraryCollection = { collection: AuthoredCollection; subjectId: number; cover: PictureView; lessonIds: readonly number[]; broughtBy: BroughtBy };

/** Lessons of an edition that are offered, by pack id. */
export async function selectLessonIds(db: Db | Tx, { edition, packIds }: { edition: string; packIds: string[] }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lesson')
    .select(['pack_id as packId', 'lesson_id as lessonId'])
    .where('edition', '=', edition)
    .where('pack_id', 'in', packIds)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(rows.map(({ packId, lessonId }) => [packId, lessonId]));
}

/** Writes a collection with its lessons in their order; what stood there before goes. */
export async function storeCollection(tx: Tx, { collection, subjectId, cover, lessonIds, broughtBy }: LibraryCollection): Promise<void> {
  const { edition, id, title, summary, question, gradeBand, skills, guide, lessons } = collection;
  const fields = {
    subject_id: subjectId,
    grade_band: gradeBand,
    title,
    summary,
    question,
    cover: JSON.stringify(cover),
    skills,
    guide: JSON.stringify(guide),
    withdrawn_at: null,
    brought_by: broughtBy,
  };
  const { collectionId } = await tx
    .insertInto('collection')
    .values({ edition, pack_id: id, ...fields })
    .onConflict((conflict) => conflict.columns(['edition', 'pack_id']).doUpdateSet(fields))
    .returning('collection_id as collectionId')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('collection_item').where('collection_id', '=', collectionId).execute();
  await tx
    .insertInto('collection_item')
    .values(
      lessons.map(({ adds, ifSkipped }, index) => ({
        collection_id: collectionId,
        place: index + 1,
        lesson_id: lessonIds[index] ?? 0,
        adds,
        if_skipped: ifSkipped,
      })),
    )
    .execute();
}

/** Takes collections whose packs are gone out of the lists. Returns their pack ids. */
export async function withdrawOtherCollections(db: Db, packs: readonly string[], now: Date): Promise<string[]> {
  const result = await sql<{ packId: string }>`
    update collection set withdrawn_at = ${now}
    where withdrawn_at is null and brought_by = 'library' and (edition || '/' || pack_id) <> all(${[...packs]}::text[])
    returning pack_id as "packId"`.execute(db);
  return result.rows.map((row) => row.packId);
}

/** A collection as it stands, to tell whether storing it changed anything; undefined where there is none. */
export async function selectCollectionState(tx: Tx, { edition, packId }: { edition: string; packId: string }): Promise<string | undefined> {
  const result = await sql<{ state: string }>`
    select jsonb_build_object('collection', to_jsonb(c), 'lessons', (
      select jsonb_agg(to_jsonb(i) order by i.place) from collection_item i where i.collection_id = c.collection_id
    ))::text as state
    from collection c where c.edition = ${edition} and c.pack_id = ${packId}`.execute(tx);
  return result.rows[0]?.state;
}
