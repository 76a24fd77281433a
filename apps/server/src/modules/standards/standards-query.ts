import type { EditionId, SubjectKey } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns, isVisibleLesson, type LibraryViewer } from '../catalog/index.ts';

export type FrameworkRow = { frameworkId: number; framework: string; title: string; publisher: string | null; subjects: SubjectKey[]; grades: number[] };
export type Filter = { subject?: SubjectKey; grade?: number };

const frameworkColumns = sql`f.framework_id as "frameworkId", f.slug as framework, f.title, f.publisher, f.subjects, f.grades`;

/** Condition on `s`: a standard for this subject and grade. */
const fits = ({ subject, grade }: Filter) => sql<boolean>`(
  s.retired_at is null and (${subject ?? null}::text is null or ${subject ?? null}::text = any(s.subjects))
  and (${grade ?? null}::int is null or ${grade ?? null}::int = any(s.grades)))`;

/** Lessons can align to whatever nothing stands under; to a heading only when one does. */
const canAlign = sql<boolean>`(s.is_leaf or exists (select from alignment a where a.standard_id = s.standard_id))`;

/**
 * Condition on `s`: what is wanted of the framework, or of every one where none is named, and of the further sets. It holds only what
 * is asked for, so that one framework is read by its index.
 */
function isWanted({ frameworkId, without = [], sets = [], subject, grade }: Wanted) {
  const own = frameworkId === undefined ? sql`true` : sql`s.framework_id = ${frameworkId} and not s.headings && ${[...without]}::text[]`;
  if (sets.length === 0) return sql<boolean>`(${own} and ${fits({ subject, grade })})`;
  const inSet = sql`exists (
    select from standard p where p.standard_id = any(${[...sets]}::bigint[]) and p.framework_id = s.framework_id and p.identifier = any(s.headings))`;
  return sql<boolean>`(${own} and ${fits({ subject, grade })} or ${inSet} and ${fits({ grade })})`;
}

/** Frameworks of an edition with at least one standard that fits. */
export async function selectFrameworks(db: Db, edition: EditionId, filter: Filter): Promise<FrameworkRow[]> {
  const result = await sql<FrameworkRow>`
    select ${frameworkColumns} from framework f
    where f.edition = ${edition} and f.withdrawn_at is null
      and exists (select from standard s where s.framework_id = f.framework_id and ${fits(filter)})
    order by f.title collate "und-x-icu", f.framework_id limit 500`.execute(db);
  return result.rows;
}

export async function selectOptionalFramework(db: Db, edition: EditionId, frameworkId: number): Promise<FrameworkRow | undefined> {
  const result = await sql<FrameworkRow>`
    select ${frameworkColumns} from framework f where f.edition = ${edition} and f.framework_id = ${frameworkId} and f.withdrawn_at is null`.execute(db);
  return result.rows[0];
}

export type StandardRow = {
  standardId: number;
  frameworkId: number;
  code: string | null;
  statement: string;
  grades: number[];
  headings: string[];
  lessonCount: number;
};
export type Wanted = Filter & {
  frameworkId?: number;
  /** Parts that are left out of the framework. */
  without?: readonly string[];
  /** Headings, of whatever framework, whose standards for the grade come after it. */
  sets?: readonly number[];
  /** What was searched for: patterns that must all match, and the search as one code, which says how near a hit is. */
  search?: { patterns: readonly string[]; code: string };
  limit: number;
};

const standardColumns = sql`s.standard_id as "standardId", s.framework_id as "frameworkId", s.code, s.statement, s.grades, s.headings`;

/** The first standards that are wanted with the lessons that the viewer can see, and how many there are in all. */
export async function selectStandards(db: Db, viewer: LibraryViewer, wanted: Wanted): Promise<{ total: number; rows: StandardRow[] }> {
  const { frameworkId, search, limit } = wanted;
  const code = search?.code ?? '';
  const nearness = sql`case when ${code} = '' then 0 when s.search_text like ${`% ${code} %`} then 0 when s.search_text like ${`% ${code}%`} then 1 else 2 end`;
  const result = await sql<StandardRow & { total: number }>`
    with found as (
      select ${standardColumns}, ${nearness} as nearness, s.framework_id is distinct from ${frameworkId ?? null}::bigint as is_other, f.title, s.place, count(*) over () as total
      from standard s join framework f on f.framework_id = s.framework_id
      where f.edition = ${viewer.edition} and f.withdrawn_at is null and s.search_text like all(${[...(search?.patterns ?? [])]}::text[]) and ${canAlign}
        and ${isWanted(wanted)}
      order by nearness, is_other, f.title collate "und-x-icu", f.framework_id, s.place limit ${limit}
    )
    select x."standardId", x."frameworkId", x.code, x.statement, x.grades, x.headings, x.total, (
      select count(*) from alignment a join lesson l on l.lesson_id = a.lesson_id where a.standard_id = x."standardId" and ${isVisibleLesson(viewer)}
    ) as "lessonCount"
    from found x order by x.nearness, x.is_other, x.title collate "und-x-icu", x."frameworkId", x.place`.execute(db);
  return { total: result.rows[0]?.total ?? 0, rows: result.rows };
}

export type HeadingRow = { standardId: number; frameworkId: number; identifier: string; code: string | null; statement: string };

/** What the standards stand under. */
export async function selectHeadings(db: Db, standards: readonly StandardRow[]): Promise<HeadingRow[]> {
  const wanted = standards.flatMap(({ frameworkId, headings }) => headings.map((identifier) => ({ frameworkId, identifier })));
  const result = await sql<HeadingRow>`
    select s.standard_id as "standardId", s.framework_id as "frameworkId", s.identifier, s.code, s.statement from standard s
    where (s.framework_id, s.identifier) in (
      select * from unnest(${wanted.map(({ frameworkId }) => frameworkId)}::bigint[], ${wanted.map(({ identifier }) => identifier)}::text[])
    )
    order by s.framework_id, s.place`.execute(db);
  return result.rows;
}

/** A standard of the edition, also a retired one that a lesson still names. */
export async function selectOptionalStandard(
  db: Db,
  edition: EditionId,
  standardId: number,
): Promise<Omit<StandardRow, 'headings' | 'lessonCount'> | undefined> {
  const result = await sql<StandardRow>`
    select s.standard_id as "standardId", s.framework_id as "frameworkId", s.code, s.statement, s.grades
    from standard s join framework f on f.framework_id = s.framework_id
    where s.standard_id = ${standardId} and f.edition = ${edition} and f.withdrawn_at is null`.execute(db);
  return result.rows[0];
}

export type AlignedRow = CardRow & { match: 'full' | 'partial'; total: number };

export async function selectAlignedLessons(db: Db, viewer: LibraryViewer, { standardId, limit }: { standardId: number; limit: number }): Promise<AlignedRow[]> {
  const result = await sql<AlignedRow>`
    select ${cardColumns}, a.match, count(*) over () as total from alignment a join lesson l on l.lesson_id = a.lesson_id
    where a.standard_id = ${standardId} and ${isVisibleLesson(viewer)}
    order by a.match, l.grades[1], l.title collate "und-x-icu", l.lesson_id limit ${limit}`.execute(db);
  return result.rows;
}
