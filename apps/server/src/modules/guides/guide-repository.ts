import type { AuthoredGuides } from '@alba/content/load/load-lesson';
import type { EditionGuide } from '@alba/content/pack/edition-guide.schema';
import { canonicalJson } from '@alba/content/version/canonical-json';
import type { EditionId } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Guides were parsed by their schemas when they were imported. */
export async function selectOptionalLessonGuides(db: Db, lessonId: number): Promise<AuthoredGuides | undefined> {
  const row = await db.selectFrom('lesson_guides').select('guides').where('lesson_id', '=', lessonId).executeTakeFirst();
  return row?.guides as AuthoredGuides | undefined;
}

export async function upsertLessonGuides(tx: Tx, { lessonId, guides }: { lessonId: number; guides: AuthoredGuides }): Promise<void> {
  const text = JSON.stringify(guides);
  await tx
    .insertInto('lesson_guides')
    .values({ lesson_id: lessonId, guides: text })
    .onConflict((conflict) => conflict.column('lesson_id').doUpdateSet({ guides: text }))
    .execute();
}

export async function selectEditionGuides(db: Db, edition: EditionId): Promise<EditionGuide[]> {
  const rows = await db.selectFrom('edition_guide').select('guide').where('edition', '=', edition).orderBy('guide_id').limit(100).execute();
  return rows.map((row) => row.guide as EditionGuide);
}

/** Puts these guides in the place of all that were there. */
export async function replaceEditionGuides(tx: Tx, guides: readonly EditionGuide[]): Promise<void> {
  await tx.deleteFrom('edition_guide').execute();
  if (guides.length === 0) return;
  await tx
    .insertInto('edition_guide')
    .values(guides.map((guide) => ({ edition: guide.edition, guide_id: guide.id, place: guide.place, guide: JSON.stringify(guide) })))
    .execute();
}

/** Writes one guide; says whether it was there before, and the same. */
export async function upsertEditionGuide(tx: Tx, guide: EditionGuide): Promise<'new' | 'changed' | 'unchanged'> {
  const stored = await tx.selectFrom('edition_guide').select('guide').where('edition', '=', guide.edition).where('guide_id', '=', guide.id).executeTakeFirst();
  if (stored && canonicalJson(stored.guide) === canonicalJson(guide)) return 'unchanged';
  const fields = { place: guide.place, guide: JSON.stringify(guide) };
  await tx
    .insertInto('edition_guide')
    .values({ edition: guide.edition, guide_id: guide.id, ...fields })
    .onConflict((conflict) => conflict.columns(['edition', 'guide_id']).doUpdateSet(fields))
    .execute();
  return stored ? 'changed' : 'new';
}

export type MadeDocument = { key: string; storedName: string; bytes: number; pages: number };

export async function selectOptionalDocument(db: Db, key: string): Promise<MadeDocument | undefined> {
  return db.selectFrom('document').select(['key', 'stored_name as storedName', 'bytes', 'pages']).where('key', '=', key).executeTakeFirst();
}

/** Two who asked at once made the same document; the second record replaces the first, which says the same. */
export async function upsertDocument(db: Db, { key, storedName, bytes, pages }: MadeDocument, madeAt: Date): Promise<void> {
  const fields = { stored_name: storedName, bytes, pages, made_at: madeAt };
  await db
    .insertInto('document')
    .values({ key, ...fields })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fields))
    .execute();
}
