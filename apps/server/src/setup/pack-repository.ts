import type { LessonKey, LessonView } from '@alba/content/lesson-view';
import type { AuthoredGuides } from '@alba/content/load/load-lesson';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { PackEntry, PackSource } from './pack-sources.ts';

/** Raised when packs are built into versions in another way, so that every pack is read again. */
export const builder = 4;

export type BroughtBy = 'library' | 'command';
type LessonName = { edition: string; packId: string };

/** Remembers what a version was read from; a later spelling of the same version takes the place of the earlier. */
export async function storePack(tx: Tx, { versionId, files, now }: { versionId: number; files: readonly PackSource[]; now: Date }): Promise<void> {
  const texts = files.filter(({ media }) => media === undefined);
  if (texts.length > 0)
    await tx
      .insertInto('pack_file')
      .values(texts.map(({ hash, bytes }) => ({ hash, content: bytes })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  const entries: PackEntry[] = files.map(({ path, hash, media }) => ({ path, hash, ...(media === undefined ? {} : { media }) }));
  const fields = { builder, files: JSON.stringify(entries), imported_at: now };
  await tx
    .insertInto('lesson_pack')
    .values({ version_id: versionId, ...fields })
    .onConflict((conflict) => conflict.column('version_id').doUpdateSet(fields))
    .execute();
}

export type KnownPack = { lessonId: number; versionId: number; broughtBy: BroughtBy; isWithdrawn: boolean; files: PackEntry[] | undefined };

/** The pack of a lesson's current version. `files` is absent where it must be read again. */
export async function selectOptionalPack(db: Db | Tx, { edition, packId }: LessonName): Promise<KnownPack | undefined> {
  const row = await db
    .selectFrom('lesson as l')
    .leftJoin('lesson_pack as p', (join) => join.onRef('p.version_id', '=', 'l.current_version_id').on('p.builder', '=', builder))
    .select(['l.lesson_id as lessonId', 'l.current_version_id as versionId', 'l.brought_by as broughtBy', 'l.withdrawn_at as withdrawnAt', 'p.files'])
    .where('l.edition', '=', edition)
    .where('l.pack_id', '=', packId)
    .executeTakeFirst();
  if (!row || row.versionId === null) return undefined;
  const { lessonId, versionId, broughtBy, withdrawnAt, files } = row;
  return { lessonId, versionId, broughtBy: broughtBy as BroughtBy, isWithdrawn: withdrawnAt !== null, files: (files as PackEntry[] | null) ?? undefined };
}

/** What stands in the library before an import changes it. */
export async function selectState(
  tx: Tx,
  versionId: number,
): Promise<{ view: LessonView; key: LessonKey; articles: unknown[]; guides: AuthoredGuides | undefined }> {
  const result = await sql<{ view: LessonView; key: LessonKey; articles: unknown[]; guides: AuthoredGuides | null }>`
    select v.view, v.key, g.guides, coalesce((select jsonb_agg(a.view order by a.article_id) from article a where a.version_id = v.version_id), '[]'::jsonb) as articles
    from lesson_version v left join lesson_guides g on g.lesson_id = v.lesson_id where v.version_id = ${versionId}`.execute(tx);
  const row = result.rows[0];
  if (!row) throw new Error(`lesson version ${versionId} does not exist`);
  return { ...row, guides: row.guides ?? undefined };
}

export async function markBroughtBy(tx: Tx, { lessonId, broughtBy }: { lessonId: number; broughtBy: BroughtBy }): Promise<void> {
  await tx.updateTable('lesson').set({ brought_by: broughtBy, withdrawn_at: null }).where('lesson_id', '=', lessonId).execute();
}

export type StoredPack = { edition: string; packId: string; files: PackEntry[] };

/** The packs of lessons that are offered; of one lesson when named. An id may stand in several editions. */
export async function selectPacks(db: Db, given: { packId?: string; edition?: string }): Promise<StoredPack[]> {
  const rows = await db
    .selectFrom('lesson as l')
    .innerJoin('lesson_pack as p', 'p.version_id', 'l.current_version_id')
    .select(['l.edition', 'l.pack_id as packId', 'p.files'])
    .where('l.withdrawn_at', 'is', null)
    .$if(given.packId !== undefined, (query) => query.where('l.pack_id', '=', given.packId as string))
    .$if(given.edition !== undefined, (query) => query.where('l.edition', '=', given.edition as string))
    .orderBy('l.edition')
    .orderBy('l.pack_id')
    .execute();
  return rows.map(({ edition, packId, files }) => ({ edition, packId, files: files as PackEntry[] }));
}

/** The contents of some files, by their hash. */
export async function selectPackFiles(db: Db, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('pack_file').select(['hash', 'content']).where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}
