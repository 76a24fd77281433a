import { type LessonCard, previewArticle, previewLesson } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { localDateOf } from '@alba/domain/assignments';
import { editions } from '@alba/domain/editions';
import { describeCorrect } from '@alba/items/server';
import type { Db, Tx } from '../../platform/db/index.ts';
import { preparedJson, refuse, type Viewer } from '../../platform/http/index.ts';
import { cardOf } from './card.ts';
import { type LibraryViewer, selectCard, selectGuideKinds, selectOffered, selectOptionalLesson } from './find-query.ts';
import { selectUnitGuides } from './preview-query.ts';
import { standardsOf } from './standard-words-query.ts';
import { articleOf, type KnownVersion, lessonVersionOf } from './versions.ts';

/** What of the library a person may see, today where they are. */
export function libraryViewer({ edition, districtId, schoolId, timeZone }: Viewer, now: Date): LibraryViewer {
  return { edition, districtId, schoolId, today: localDateOf(now, timeZone) };
}

/** The lesson as its students will see it, with the key. For teachers. */
export async function preview(db: Db, viewer: LibraryViewer, lessonId: number): Promise<ReplyOf<typeof previewLesson>> {
  const row = await selectOptionalLesson(db, viewer, lessonId);
  if (!row) throw refuse(previewLesson, 'lesson_not_found');
  const [version, guides, unitGuides] = await Promise.all([
    lessonVersionOf(db, row.versionId),
    selectGuideKinds(db, lessonId),
    selectUnitGuides(db, viewer, lessonId),
  ]);
  const { skills, contentNote } = version.key;
  const standards = await standardsOf(db, viewer.edition, version.key.standards);
  return {
    lessonId,
    card: cardOf(row),
    lesson: preparedJson(version.json),
    answers: correctAnswersOf(version),
    skills,
    standards,
    contentNote,
    guides,
    unitGuides,
  };
}

export async function previewOneArticle(
  db: Db,
  viewer: LibraryViewer,
  { lessonId, articleId }: { lessonId: number; articleId: string },
): Promise<ReplyOf<typeof previewArticle>> {
  const row = await selectOptionalLesson(db, viewer, lessonId);
  if (!row) throw refuse(previewArticle, 'lesson_not_found');
  const article = await articleOf(db, row.versionId, articleId);
  if (!article) throw refuse(previewArticle, 'article_not_found');
  return preparedJson(article.json);
}

/** Right answers in the shape of responses, in the order of the lesson. */
function correctAnswersOf({ questions, view }: KnownVersion): ReplyOf<typeof previewLesson>['answers'] {
  return [...questions].map(([questionId, { key }]) => ({ questionId, correct: describeCorrect(key, editions[view.edition].locale), key }));
}

/** The newest versions of those lessons that may be assigned, by lesson; denials of schools are left aside. */
export async function assignableVersions(db: Db | Tx, viewer: LibraryViewer, lessonIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const offered = await selectOffered(db, viewer, lessonIds);
  return new Map(offered.map(({ lessonId, versionId }) => [lessonId, versionId]));
}

/** The version of a lesson that teachers look at; undefined when the lesson is not offered to them. */
export async function visibleVersion(db: Db, viewer: LibraryViewer, lessonId: number): Promise<{ versionId: number } | undefined> {
  return selectOptionalLesson(db, viewer, lessonId);
}

/** A lesson's card for a viewer who reached the lesson some other way, such as a report; also when it was withdrawn since. */
export async function lessonCardOf(db: Db | Tx, lessonId: number): Promise<LessonCard> {
  return cardOf(await selectCard(db, lessonId));
}
