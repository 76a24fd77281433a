import type { LessonKey } from '@alba/content/lesson-view';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type Named = LessonKey['standards'][number];
export type WordedStandard = Named & { statement?: string; standardId?: number };

/** What the standards a lesson names say; a code that no framework of the edition has stays without words. */
export async function standardsOf(db: Db, edition: EditionId, named: readonly Named[]): Promise<WordedStandard[]> {
  const result = await sql<{ framework: string; code: string; statement: string; standardId: number }>`
    select distinct on (f.slug, s.code) f.slug as framework, s.code, s.statement, s.standard_id as "standardId"
    from standard s join framework f on f.framework_id = s.framework_id
    where f.edition = ${edition} and f.withdrawn_at is null and (f.slug, s.code) in (
      select * from unnest(${named.map(({ framework }) => framework)}::text[], ${named.map(({ code }) => code)}::text[])
    )
    order by f.slug, s.code, s.retired_at nulls first, s.place`.execute(db);
  const words = new Map(result.rows.map(({ framework, code, ...worded }) => [`${framework} ${code}`, worded]));
  return named.map((standard) => ({ ...standard, ...words.get(`${standard.framework} ${standard.code}`) }));
}
