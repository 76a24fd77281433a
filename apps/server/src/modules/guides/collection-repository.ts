import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { GuidedCollection } from './collection-document.ts';

/** A collection of the edition that is offered, with its lessons in their order. */
export async function selectOptionalCollection(
  db: Db,
  { edition, collectionId }: { edition: EditionId; collectionId: number },
): Promise<GuidedCollection | undefined> {
  const result = await sql<GuidedCollection>`
    select c.edition, c.title, c.question, c.cover, c.skills, c.guide,
      (select jsonb_agg(jsonb_build_object('title', l.title, 'grades', l.grades, 'adds', i.adds, 'ifSkipped', i.if_skipped) order by i.place)
        from collection_item i join lesson l using (lesson_id) where i.collection_id = c.collection_id) as lessons
    from collection c where c.collection_id = ${collectionId} and c.edition = ${edition} and c.withdrawn_at is null`.execute(db);
  return result.rows[0];
}
