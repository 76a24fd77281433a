import { type LessonGuideKind, lessonGuideKinds } from '@alba/contract/guides';
import { type EditionId, subjectsOf } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from './card-query.ts';

/** Whose library is looked at: only their edition, only what their district subscribes to, nothing their school is denied. */
export type LibraryViewer = { edition: EditionId; districtId: number; schoolId: number; today: string };

/** Condition on `l`: the edition offers the lesson and the district subscribes to its product today. */
export function isOffered({ edition, districtId, today }: LibraryViewer) {
  const subjects = subjectsOf(edition);
  return sql<boolean>`(
    l.edition = ${edition} and l.withdrawn_at is null and l.current_version_id is not null
    and l.subject_id = any(array(
      select p.subject_id from subscription s
      join unnest(${subjects.map((subject) => subject.id)}::int[], ${subjects.map((subject) => subject.productCode)}::text[]) as p(subject_id, product_code) using (product_code)
      where s.district_id = ${districtId} and s.starts_on <= ${today}::date and s.ends_on >= ${today}::date
    ))
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

/** Those of the lessons that are offered, whether or not a school is denied them: denials are those of the class a lesson is assigned to. */
export async function selectOffered(db: Db | Tx, viewer: LibraryViewer, lessonIds: readonly number[]): Promise<{ lessonId: number; versionId: number }[]> {
  const result = await sql<{ lessonId: number; versionId: number }>`
    select l.lesson_id as "lessonId", l.current_version_id as "versionId" from lesson l
    where l.lesson_id = any(${[...lessonIds]}::bigint[]) and ${isOffered(viewer)}`.execute(db);
  return result.rows;
}

export async function selectCard(db: Db | Tx, lessonId: number): Promise<CardRow> {
  const result = await sql<CardRow>`select ${cardColumns} from lesson l where l.lesson_id = ${lessonId}`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error(`lesson ${lessonId} does not exist`);
  return row;
}
