import { type findLessons, type LessonCard, previewArticle, previewLesson } from '@alba/contract/catalog';
import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { localDateOf } from '@alba/domain/assignments';
import { editions, gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { describeCorrect } from '@alba/items/server';
import type { Db, Tx } from '../../platform/db/index.ts';
import { preparedJson, refuse, type Viewer } from '../../platform/http/index.ts';
import { cardOf } from './card.ts';
import {
  countLessons,
  type Found,
  type LibraryViewer,
  selectCard,
  selectGuideKinds,
  selectLessons,
  selectOptionalLesson,
  selectOptionalOffered,
} from './find-query.ts';
import { searchPatterns } from './search-words.ts';
import { standardsOf } from './standard-words-query.ts';
import { articleOf, type KnownVersion, lessonVersionOf } from './versions.ts';

/** What of the library a person may see, today where they are. */
export function libraryViewer({ edition, districtId, schoolId, timeZone }: Viewer, now: Date): LibraryViewer {
  return { edition, districtId, schoolId, today: localDateOf(now, timeZone) };
}

/** The first batches of the lessons that match every filter, with exact counts for each choice. */
export async function find(db: Db, viewer: LibraryViewer, query: QueryOf<typeof findLessons>): Promise<ReplyOf<typeof findLessons>> {
  const { subject, category, gradeBands, batches } = query;
  const search = { subject, category, gradeBands, patterns: searchPatterns(query.search), limit: batches * limits.browseBatch };
  const [found, rows] = await Promise.all([countLessons(db, viewer, search), selectLessons(db, viewer, search)]);
  return { lessons: rows.map(cardOf), total: found.total, counts: inOrder(found, viewer) };
}

/** Choices in the order of the edition's tables, not of the alphabet of their keys. */
function inOrder(found: Found, { edition }: LibraryViewer): ReplyOf<typeof findLessons>['counts'] {
  const subjects = subjectsOf(edition);
  const counts = <V>(list: { value: V; count: number }[]) => new Map(list.map(({ value, count }) => [value, count]));
  const bySubject = counts(found.subjects);
  const byCategory = counts(found.categories);
  const byBand = counts(found.gradeBands);
  const known = [...new Set(subjects.flatMap((subject) => [...subject.categories]))];
  const others = [...byCategory.keys()].filter((category) => !known.includes(category)).sort();
  return {
    subjects: subjects.flatMap(({ id, key }) => (bySubject.has(id) ? [{ subject: key, count: bySubject.get(id) ?? 0 }] : [])),
    categories: [...known, ...others].flatMap((category) => (byCategory.has(category) ? [{ category, count: byCategory.get(category) ?? 0 }] : [])),
    gradeBands: gradeBandsOf(edition).flatMap(({ key }) => (byBand.has(key) ? [{ gradeBand: key, count: byBand.get(key) ?? 0 }] : [])),
  };
}

/** The lesson as its students will see it, with the key. For teachers. */
export async function preview(db: Db, viewer: LibraryViewer, lessonId: number): Promise<ReplyOf<typeof previewLesson>> {
  const row = await selectOptionalLesson(db, viewer, lessonId);
  if (!row) throw refuse(previewLesson, 'lesson_not_found');
  const [version, guides] = await Promise.all([lessonVersionOf(db, row.versionId), selectGuideKinds(db, lessonId)]);
  const { skills, contentNote } = version.key;
  const standards = await standardsOf(db, viewer.edition, version.key.standards);
  return { lessonId, card: cardOf(row), lesson: preparedJson(version.json), answers: correctAnswersOf(version), skills, standards, contentNote, guides };
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

/** The newest version of a lesson that may be assigned, denials of schools left aside; undefined when it is not offered here. */
export async function assignableLesson(db: Db | Tx, viewer: LibraryViewer, lessonId: number): Promise<{ versionId: number } | undefined> {
  return selectOptionalOffered(db, viewer, lessonId);
}

/** The version of a lesson that teachers look at; undefined when the lesson is not offered to them. */
export async function visibleVersion(db: Db, viewer: LibraryViewer, lessonId: number): Promise<{ versionId: number } | undefined> {
  return selectOptionalLesson(db, viewer, lessonId);
}

/** A lesson's card for a viewer who reached the lesson some other way, such as a report; also when it was withdrawn since. */
export async function lessonCardOf(db: Db | Tx, lessonId: number): Promise<LessonCard> {
  return cardOf(await selectCard(db, lessonId));
}
