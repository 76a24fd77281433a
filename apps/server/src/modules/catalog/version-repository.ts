import type { ArticleView, LessonKey, LessonView, PartKey } from '@alba/content/lesson-view';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Views and keys were parsed by their schemas when they were imported, and a version is never updated. */
export async function selectOptionalVersion(db: Db | Tx, versionId: number): Promise<{ hash: string; view: LessonView; key: LessonKey } | undefined> {
  const row = await db.selectFrom('lesson_version').select(['hash', 'view', 'key']).where('version_id', '=', versionId).executeTakeFirst();
  return row && { hash: row.hash, view: row.view as LessonView, key: row.key as LessonKey };
}

export async function selectOptionalArticle(db: Db | Tx, versionId: number, articleId: string): Promise<ArticleView | undefined> {
  const row = await db.selectFrom('article').select('view').where('version_id', '=', versionId).where('article_id', '=', articleId).executeTakeFirst();
  return row?.view as ArticleView | undefined;
}

/** The same object for a database and every transaction of it: where memory of its content may hang. */
export const identityOf = (db: Db | Tx): object => db.getExecutor().adapter;

/** The parts of a lesson with the ids of their questions. */
export type LessonOutline = { part: PartKey; questionIds: string[] }[];

export async function selectOutlines(db: Db | Tx, versionIds: number[]): Promise<{ versionId: number; parts: LessonOutline }[]> {
  const result = await sql<{ versionId: number; parts: LessonOutline }>`
    select v.version_id as "versionId", (
      select jsonb_agg(jsonb_build_object('part', p.part ->> 'part', 'questionIds', (
        select coalesce(jsonb_agg(q.question -> 'id' order by q.place), '[]'::jsonb) from jsonb_array_elements(p.part -> 'questions') with ordinality as q(question, place)
      )) order by p.place)
      from jsonb_array_elements(v.view -> 'parts') with ordinality as p(part, place)
    ) as parts
    from lesson_version v where v.version_id = any(${versionIds}::bigint[])`.execute(db);
  return result.rows;
}
