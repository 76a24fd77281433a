import type { AuthoredLesson } from '@alba/content/load/load-lesson';
import type { SmallerPictures } from '@alba/content/media/smaller-pictures';
import { buildVersion, type LessonVersion } from '@alba/content/version/build-version';
import { subjectsOf } from '@alba/domain/editions';
import { ladders } from '@alba/domain/reading-levels';
import { libraryWordsOf, searchTextOf } from '../modules/catalog/index.ts';
import { upsertLessonGuides } from '../modules/guides/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { type LibraryLesson, storeLesson } from './content-repository.ts';
import { type BroughtBy, markBroughtBy, storePack } from './pack-repository.ts';
import { type PackSource, packSources } from './pack-sources.ts';
import { smallerPicturesOf } from './smaller-pictures.ts';

/** A lesson that was read and checked, ready for the library. Its pictures are stored already. */
export type ReadyLesson = { lesson: AuthoredLesson; version: LessonVersion; library: LibraryLesson; files: PackSource[] };

export async function prepareLesson(
  db: Db | Tx,
  { lesson, folder, storage }: { lesson: AuthoredLesson; folder: string; storage: Storage },
): Promise<ReadyLesson> {
  const smaller = await smallerPicturesOf(db, { files: lesson.files, storage });
  const version = buildVersion(lesson, smaller);
  for (const file of version.media) await storage.put(file.bytes, file.name.slice(file.name.lastIndexOf('.')));
  return { lesson, version, library: libraryLesson(version, smaller), files: packSources(folder, new Set(version.media.map(({ name }) => name))) };
}

/** Lesson, version, guides and pack, all in the caller's transaction. */
export async function storeReadyLesson(
  tx: Tx,
  { lesson, library, files }: ReadyLesson,
  { now, broughtBy }: { now: Date; broughtBy: BroughtBy },
): Promise<{ lessonId: number; versionId: number; isNew: boolean }> {
  const stored = await storeLesson(tx, library);
  await upsertLessonGuides(tx, { lessonId: stored.lessonId, guides: lesson.guides });
  await storePack(tx, { versionId: stored.versionId, files, now });
  await markBroughtBy(tx, { lessonId: stored.lessonId, broughtBy });
  return stored;
}

function libraryLesson({ view, key, articles, media, hash, searchText }: LessonVersion, smaller: SmallerPictures): LibraryLesson {
  const subject = subjectsOf(view.edition).find((one) => one.key === view.subject);
  if (!subject) throw new Error(`the edition ${view.edition} has no subject ${view.subject}`);
  return {
    view,
    key,
    articles,
    hash,
    subjectId: subject.id,
    readingRange: readingRangeOf(view.ladder),
    searchText: searchTextOf(searchText),
    titleText: searchTextOf(view.title),
    words: libraryWordsOf(searchText),
    media: [
      ...media.map(({ name, contentType, bytes }) => ({ name, contentType, bytes: bytes.length })),
      ...[...smaller.values()].flat().map((one) => ({ name: one.media, contentType: one.type, bytes: one.bytes })),
    ],
  };
}

/** From the lowest to the highest level of a ladder, as teachers read it: `400L-1000L`, `1-3`. */
export function readingRangeOf(ladder: keyof typeof ladders): string {
  const labels = ladders[ladder].map((level) => level.label.split('-'));
  return `${labels.at(0)?.at(0)}-${labels.at(-1)?.at(-1)}`;
}
