import type { PictureView } from '@alba/content/lesson-view';
import type { LessonGuideKind } from '@alba/contract/guides';
import type { GradeBandKey } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type CardRow, cardColumns, isOfferedLesson, isVisibleLesson, type LibraryViewer } from '../catalog/index.ts';

export type CollectionRow = {
  collectionId: number;
  title: string;
  summary: string;
  question: string;
  subjectId: number;
  gradeBand: GradeBandKey;
};

/** What a card needs of `collection c`. */
const collectionColumns = sql`
  c.collection_id as "collectionId", c.title, c.summary, c.question, c.subject_id as "subjectId", c.grade_band as "gradeBand"`;

/** Condition on `d` of `unit_denial`: it holds now, at the viewer's school or in the whole district. */
function holds({ districtId, schoolId }: LibraryViewer) {
  return sql<boolean>`(d.district_id = ${districtId} and d.school_id in (${schoolId}, ${districtId}) and d.lifted_at is null)`;
}

type ListedRow = CollectionRow & { lessonCount: number; minutes: number; grades: number[][]; covers: PictureView[] };

/** The collections of the edition that have a lesson for the viewer and are not denied as a whole, with what their cards tell of these lessons. */
export async function selectCollections(db: Db, viewer: LibraryViewer): Promise<ListedRow[]> {
  const result = await sql<ListedRow>`
    select ${collectionColumns}, x.*
    from collection c cross join lateral (
      select count(*) as "lessonCount", sum(l.minutes) as minutes, jsonb_agg(l.grades order by i.place) as grades, jsonb_agg(l.cover order by i.place) as covers
      from collection_item i join lesson l using (lesson_id) where i.collection_id = c.collection_id and ${isVisibleLesson(viewer)}
    ) x
    where c.edition = ${viewer.edition} and c.withdrawn_at is null and x."lessonCount" > 0
      and not exists (select from unit_denial d where ${holds(viewer)} and d.collection_code = c.pack_id)
    order by c.subject_id, (x.grades -> 0 ->> 0)::int, c.title collate "und-x-icu", c.collection_id
    limit ${limits.collectionsPerEdition}`.execute(db);
  return result.rows;
}

/** A collection of the viewer's edition; with the reason where it is denied as a whole. */
export async function selectOptionalCollection(
  db: Db | Tx,
  viewer: LibraryViewer,
  collectionId: number,
): Promise<(CollectionRow & { denialReason: string | null }) | undefined> {
  const result = await sql<CollectionRow & { denialReason: string | null }>`
    select ${collectionColumns}, (
      select d.reason from unit_denial d where ${holds(viewer)} and d.collection_code = c.pack_id order by d.denied_at, d.denial_id limit 1
    ) as "denialReason"
    from collection c where c.collection_id = ${collectionId} and c.edition = ${viewer.edition} and c.withdrawn_at is null`.execute(db);
  return result.rows[0];
}

export type ItemRow = CardRow & { adds: string; ifSkipped: string; isOffered: boolean; denialReason: string | null; guides: LessonGuideKind[] };

/** The lessons of a collection in their order, also those that the viewer cannot have. */
export async function selectItems(db: Db | Tx, viewer: LibraryViewer, collectionId: number): Promise<ItemRow[]> {
  const result = await sql<ItemRow>`
    select ${cardColumns}, i.adds, i.if_skipped as "ifSkipped", ${isOfferedLesson(viewer)} as "isOffered",
      (select d.reason from unit_denial d where ${holds(viewer)} and d.lesson_id = l.lesson_id order by d.denied_at, d.denial_id limit 1) as "denialReason",
      array(select jsonb_object_keys(g.guides) from lesson_guides g where g.lesson_id = l.lesson_id) as guides
    from collection_item i join lesson l using (lesson_id)
    where i.collection_id = ${collectionId}
    order by i.place limit ${limits.lessonsPerAssign}`.execute(db);
  return result.rows;
}
