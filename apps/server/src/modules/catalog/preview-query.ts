import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { LibraryViewer } from './find-query.ts';

/** The collections a lesson belongs to whose unit guide the viewer may open: offered, and not denied to their school. */
export async function selectUnitGuides(
  db: Db,
  { edition, districtId, schoolId }: LibraryViewer,
  lessonId: number,
): Promise<{ collectionId: number; title: string }[]> {
  const result = await sql<{ collectionId: number; title: string }>`
    select c.collection_id as "collectionId", c.title
    from collection_item i join collection c using (collection_id)
    where i.lesson_id = ${lessonId} and c.edition = ${edition} and c.withdrawn_at is null and not exists (
      select from unit_denial d
      where d.district_id = ${districtId} and d.collection_code = c.pack_id and d.lifted_at is null and d.school_id in (${schoolId}, ${districtId})
    )
    order by c.title, c.collection_id`.execute(db);
  return result.rows;
}
