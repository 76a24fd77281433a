import type { ArticleView, LessonKey, LessonView } from '@alba/content/lesson-view';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

export type LibraryLesson = {
  view: LessonView;
  key: LessonKey;
  articles: readonly ArticleView[];
  hash: string;
  subjectId: number;
  readingRange: string;
  searchText: string;
  titleText: string;
  /** The folded words of what is searched, each with how it is spelled. */
  words: ReadonlyMap<string, string>;
  media: readonly { name: string; contentType: string; bytes: number }[];
};

/**
 * Writes a lesson and makes this version the current one. A version that is known already is not written again; attempts
 * that run stay on the version they began with. Says whether the version is new.
 */
export async function storeLesson(tx: Tx, lesson: LibraryLesson): Promise<{ lessonId: number; versionId: number; isNew: boolean }> {
  const lessonId = await upsertLesson(tx, lesson);
  await insertLibraryWords(tx, lesson);
  const inserted = await tx
    .insertInto('lesson_version')
    .values({ lesson_id: lessonId, hash: lesson.hash, view: JSON.stringify(lesson.view), key: JSON.stringify(lesson.key) })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'hash']).doNothing())
    .returning('version_id as versionId')
    .executeTakeFirst();
  if (inserted) await insertArticles(tx, inserted.versionId, lesson.articles);
  await storeMedia(tx, lesson.media);
  const current = await sql<{ versionId: number }>`
    update lesson set current_version_id = v.version_id from lesson_version v
    where lesson.lesson_id = ${lessonId} and v.lesson_id = ${lessonId} and v.hash = ${lesson.hash}
    returning v.version_id as "versionId"`.execute(tx);
  const versionId = current.rows[0]?.versionId;
  if (versionId === undefined) throw new Error(`lesson ${lessonId} has no version ${lesson.hash}`);
  return { lessonId, versionId, isNew: inserted !== undefined };
}

/** Keeps a record of every file that the library shows, so that a lost folder is noticed. */
export async function storeMedia(tx: Tx, media: readonly { name: string; contentType: string; bytes: number | Buffer }[]): Promise<void> {
  if (media.length === 0) return;
  await tx
    .insertInto('media')
    .values(media.map(({ name, contentType, bytes }) => ({ name, content_type: contentType, bytes: typeof bytes === 'number' ? bytes : bytes.length })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

async function upsertLesson(tx: Tx, { view, subjectId, readingRange, searchText, titleText }: LibraryLesson): Promise<number> {
  const fields = {
    slug: view.slug,
    title: view.title,
    summary: view.summary,
    subject_id: subjectId,
    categories: view.categories,
    grade_band: view.gradeBand,
    grades: view.grades,
    minutes: view.minutes,
    reading_range: readingRange,
    cover: JSON.stringify(view.cover),
    search_text: searchText,
    title_text: titleText,
    withdrawn_at: null,
  };
  const row = await tx
    .insertInto('lesson')
    .values({ edition: view.edition, pack_id: view.packId, ...fields })
    .onConflict((conflict) => conflict.columns(['edition', 'pack_id']).doUpdateSet(fields))
    .returning('lesson_id as lessonId')
    .executeTakeFirstOrThrow();
  return row.lessonId;
}

/** A word that is known without its accents learns them. In the order of the words, so that two imports never wait for each other. */
async function insertLibraryWords(tx: Tx, { view, words }: LibraryLesson): Promise<void> {
  const inOrder = [...words].sort(([one], [other]) => (one < other ? -1 : 1));
  await sql`
    insert into library_word as known (edition, word, spelling)
    select ${view.edition}, * from unnest(${inOrder.map(([word]) => word)}::text[], ${inOrder.map(([, spelling]) => spelling)}::text[])
    on conflict (edition, word) do update set spelling = excluded.spelling where known.spelling = known.word and excluded.spelling <> excluded.word`.execute(
    tx,
  );
}

async function insertArticles(tx: Tx, versionId: number, articles: readonly ArticleView[]): Promise<void> {
  if (articles.length === 0) return;
  await tx
    .insertInto('article')
    .values(articles.map((view) => ({ version_id: versionId, article_id: view.id, view: JSON.stringify(view) })))
    .execute();
}

/** Takes lessons whose packs are gone out of Find. What was assigned goes on. Returns their pack ids. */
export async function withdrawOthers(db: Db, packs: readonly { edition: string; packId: string }[], now: Date): Promise<string[]> {
  const result = await sql<{ packId: string }>`
    update lesson set withdrawn_at = ${now}
    where withdrawn_at is null and brought_by = 'library' and (edition || '/' || pack_id) <> all(${packs.map(({ edition, packId }) => `${edition}/${packId}`)}::text[])
    returning pack_id as "packId"`.execute(db);
  return result.rows.map((row) => row.packId);
}

export async function selectMediaNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('name').execute();
  return rows.map((row) => row.name);
}
