import { basename, relative, sep } from 'node:path';
import { checkCollection } from '@alba/content/check/check-collection';
import { type AuthoredCollection, collectionFolders } from '@alba/content/load/load-collection';
import { MediaShelf } from '@alba/content/version/media-shelf';
import { subjectsOf } from '@alba/domain/editions';
import type { Clock } from '../platform/clock/index.ts';
import { type Db, type Tx, transact } from '../platform/db/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { selectLessonIds, storeCollection, withdrawOtherCollections } from './collection-repository.ts';
import { storeMedia } from './content-repository.ts';
import type { BroughtBy } from './pack-repository.ts';

type Options = { contentDir: string; storage: Storage; clock: Clock; progress: (line: string) => void };

/** Brings every collection into the library, after its lessons. One with mistakes is told; what it was before stays. Says whether all were right. */
export async function importCollections(db: Db, options: Options): Promise<boolean> {
  const folders = collectionFolders(options.contentDir);
  const wrong: string[] = [];
  for (const folder of folders) {
    const reason = await importCollection(db, { ...options, folder });
    if (reason) wrong.push(`Content: the collection ${basename(folder)} is left out (${reason})`);
  }
  for (const line of wrong) options.progress(line);
  const names = folders.map((folder) => `${relative(options.contentDir, folder).split(sep)[0]}/${basename(folder)}`);
  for (const packId of await withdrawOtherCollections(db, names, options.clock.now()))
    options.progress(`Content: the collection ${packId} is no longer offered`);
  return wrong.length === 0;
}

/** Why it could not come in, or undefined when it did. */
async function importCollection(db: Db, { folder, storage }: Options & { folder: string }): Promise<string | undefined> {
  const { collection, files, problems } = checkCollection(folder, folder);
  const [first] = problems;
  if (!collection) return first ? `${first.file}:${first.line} ${first.message}` : 'a file is missing';
  return transact(db, (tx) => putCollection(tx, { collection, files, storage, broughtBy: 'library' }));
}

type Checked = { collection: AuthoredCollection; files: ReadonlyMap<string, Buffer>; storage: Storage; broughtBy: BroughtBy };

/** Writes a checked collection with its picture. Says why it could not, or undefined when it did. */
export async function putCollection(tx: Tx, { collection, files, storage, broughtBy }: Checked): Promise<string | undefined> {
  const lessonIds = await lessonIdsOf(tx, collection);
  if (!lessonIds) return 'one of its lessons is not in the library';
  const subject = subjectsOf(collection.edition).find(({ key }) => key === collection.subject);
  if (!subject) return `its edition has no subject ${collection.subject}`;
  const shelf = new MediaShelf(files);
  const cover = shelf.pictureView(collection.cover);
  for (const file of shelf.all()) await storage.put(file.bytes, file.name.slice(file.name.lastIndexOf('.')));
  await storeMedia(tx, shelf.all());
  await storeCollection(tx, { collection, subjectId: subject.id, cover, lessonIds, broughtBy });
  return undefined;
}

async function lessonIdsOf(db: Tx, { edition, lessons }: AuthoredCollection): Promise<number[] | undefined> {
  const packIds = lessons.map(({ lesson }) => lesson);
  const known = await selectLessonIds(db, { edition, packIds });
  const ids = packIds.flatMap((packId) => known.get(packId) ?? []);
  return ids.length === packIds.length ? ids : undefined;
}
