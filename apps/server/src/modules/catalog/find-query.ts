import { type LessonGuideKind, lessonGuideKinds } from '@alba/contract/guides';
import { type EditionId, type GradeBandKey, type SubjectKey, subjectsOf } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from './card-query.ts';

/** Whose library is looked at: only their edition, only what their district subscribes to, nothing their school is denied. */
export type LibraryViewer = { edition: EditionId; districtId: number; schoolId: number; today: string };

export type Search = {
  subject?: SubjectKey;
  category?: string;
  gradeBands: readonly GradeBandKey[];
  /** Patterns of `searchPatterns`; all must match. */
  patterns: string[];
  limit: number;
};

/** Condition on `l`: the edition offers the lesson and the district subscribes to its product today. */
function isOffered({ edition, districtId, today }: LibraryViewer) {
  const subjects = subjectsOf(edition);
  return sql<boolean>`(
    l.edition = ${edition} and l.withdrawn_at is null and l.current_version_id is not null
    and exists (
      select from subscription s
      join unnest(${subjects.map((subject) => subject.id)}::int[], ${subjects.map((subject) => subject.productCode)}::text[]) as p(subject_id, product_code) using (product_code)
      where s.district_id = ${districtId} and p.subject_id = l.subject_id and s.starts_on <= ${today}::date and s.ends_on >= ${today}::date
    )
  )`;
}

/** Condition on `l`: offered, and denied neither to the viewer's school nor to the whole district. */
export function isVisible(viewer: LibraryViewer) {
  const { districtId, schoolId } = viewer;
  return sql<boolean>`(${isOffered(viewer)} and not exists (
    select from unit_denial d
    where d.district_id = ${districtId} and d.lesson_id = l.lesson_id and d.lifted_at is null and d.school_id in (${schoolId}, ${districtId})
  ))`;
}

export type Count = { value: string; count: number };
export type Found = { total: number; subjects: { value: number; count: number }[]; categories: Count[]; gradeBands: Count[] };

/**
 * How many lessons match, and how many would for every choice of each filter while the other filters stay as they are.
 * A choice that has lessons at all is told even when none of them matches now. One pass over the viewer's library.
 */
export async function countLessons(db: Db, viewer: LibraryViewer, { subject, category, gradeBands, patterns }: Search): Promise<Found> {
  const subjectId = idOfSubject(viewer.edition, subject);
  const bySubject = sql<boolean>`(${subjectId}::int is null or f.subject_id = ${subjectId}::int)`;
  const byCategory = sql<boolean>`(${category ?? null}::text is null or ${category ?? null}::text = any(f.categories))`;
  const byBand = sql<boolean>`f.grade_band = any(${[...gradeBands]}::text[])`;
  const listed = (inner: ReturnType<typeof sql>) => sql`(select coalesce(jsonb_agg(x), '[]'::jsonb) from (${inner}) x)`;
  const result = await sql<Found>`
    with f as materialized (
      select l.subject_id, l.categories, l.grade_band, l.search_text like all(${patterns}::text[]) as hit from lesson l where ${isVisible(viewer)}
    )
    select (select count(*) from f where hit and ${bySubject} and ${byCategory} and ${byBand}) as total,
      ${listed(sql`select f.subject_id as value, count(*) filter (where hit and ${byCategory} and ${byBand}) as count from f group by 1`)} as subjects,
      ${listed(sql`select c as value, count(*) filter (where hit and ${bySubject} and ${byBand}) as count from f, unnest(f.categories) c group by 1`)} as categories,
      ${listed(sql`select f.grade_band as value, count(*) filter (where hit and ${bySubject} and ${byCategory}) as count from f group by 1`)} as "gradeBands"`.execute(
    db,
  );
  return result.rows[0] as Found;
}

/** The first lessons that match: those whose title has the words come before those that only mention them. */
export async function selectLessons(db: Db, viewer: LibraryViewer, { subject, category, gradeBands, patterns, limit }: Search): Promise<CardRow[]> {
  const subjectId = idOfSubject(viewer.edition, subject);
  const result = await sql<CardRow>`
    select ${cardColumns} from lesson l
    where ${isVisible(viewer)} and l.search_text like all(${patterns}::text[]) and l.grade_band = any(${[...gradeBands]}::text[])
      and (${subjectId}::int is null or l.subject_id = ${subjectId}::int) and (${category ?? null}::text is null or ${category ?? null}::text = any(l.categories))
    order by (' ' || replace(l.slug, '-', ' ') || ' ') like all(${patterns}::text[]) desc, l.grades[1], l.title collate "und-x-icu", l.lesson_id
    limit ${limit}`.execute(db);
  return result.rows;
}

/** Null stands for no subject chosen; a subject the edition does not have matches nothing. */
function idOfSubject(edition: EditionId, subject: SubjectKey | undefined): number | null {
  if (subject === undefined) return null;
  return subjectsOf(edition).find(({ key }) => key === subject)?.id ?? 0;
}

type LessonRow = CardRow & { versionId: number };

/** The lesson as a card if the viewer may see it, with the version assigned from now on. */
export async function selectOptionalLesson(db: Db | Tx, viewer: LibraryViewer, lessonId: number): Promise<LessonRow | undefined> {
  const result = await sql<LessonRow>`
    select ${cardColumns}, l.current_version_id as "versionId" from lesson l where l.lesson_id = ${lessonId} and ${isVisible(viewer)}`.execute(db);
  return result.rows[0];
}

/** Which guides a lesson has on paper. */
export async function selectGuideKinds(db: Db, lessonId: number): Promise<LessonGuideKind[]> {
  const result = await sql<{ kind: string }>`
    select k.kind from lesson_guides g, jsonb_object_keys(g.guides) as k(kind) where g.lesson_id = ${lessonId}`.execute(db);
  const kinds = new Set(result.rows.map((row) => row.kind));
  return lessonGuideKinds.filter((kind) => kinds.has(kind));
}

/** The same whether or not a school is denied it: denials are those of the class it is assigned to. */
export async function selectOptionalOffered(db: Db | Tx, viewer: LibraryViewer, lessonId: number): Promise<LessonRow | undefined> {
  const result = await sql<LessonRow>`
    select ${cardColumns}, l.current_version_id as "versionId" from lesson l where l.lesson_id = ${lessonId} and ${isOffered(viewer)}`.execute(db);
  return result.rows[0];
}

export async function selectCard(db: Db | Tx, lessonId: number): Promise<CardRow> {
  const result = await sql<CardRow>`select ${cardColumns} from lesson l where l.lesson_id = ${lessonId}`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error(`lesson ${lessonId} does not exist`);
  return row;
}
