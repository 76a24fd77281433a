import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkLesson } from '@alba/content/check/check-lesson';
import { collectionFolders } from '@alba/content/load/load-collection';
import { loadEditionGuides } from '@alba/content/load/load-edition-guides';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { replaceEditionGuides } from '../modules/guides/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import { type Db, transact } from '../platform/db/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { selectMediaNames, withdrawOthers } from './content-repository.ts';
import { importCollections } from './import-collections.ts';
import { hashOf, hashOfTree, type LessonFolder, lessonFolders } from './lesson-folders.ts';
import { builder, selectOptionalPack } from './pack-repository.ts';
import { selectOptionalSetting, storeSetting } from './settings-repository.ts';
import { prepareLesson, storeReadyLesson } from './store-lesson.ts';

const settingName = 'content';
/** What the last import read: the hash of each folder by `edition/pack`. Folders with mistakes are absent, so they are read again. */
const importedFolders = z.object({ builder: z.number(), folders: z.record(z.string(), z.string()) });

type Options = { contentDir: string; storage: Storage; clock: Clock; progress: (line: string) => void };

/**
 * Brings every lesson pack into the library. A pack enters whole or not at all; one with mistakes is told and its last good
 * version stays. What has not changed is not even read, so a second start costs only the hashes.
 */
export async function importContent(db: Db, { contentDir, storage, clock, progress }: Options): Promise<void> {
  const folders = lessonFolders(contentDir);
  const known = await knownFolders(db, storage);
  const imported: Record<string, string> = {};
  for (const folder of folders) {
    const name = `${folder.edition}/${folder.packId}`;
    if (known[name] === folder.hash || (await importLesson(db, folder, { storage, clock, progress }))) imported[name] = folder.hash;
  }
  const withdrawn = await withdrawOthers(db, folders, clock.now());
  for (const packId of withdrawn) progress(`Content: ${packId} has no pack any more and is no longer offered`);
  await importOnce(imported, { name: 'collections', hash: collectionsHash(contentDir, folders), known }, () =>
    importCollections(db, { contentDir, storage, clock, progress }),
  );
  await importOnce(imported, { name: 'guides', hash: guidesHash(contentDir), known }, () => importGuides(db, { contentDir, progress }));
  await storeSetting(db, settingName, { builder, folders: imported });
}

type Once = { name: string; hash: string; known: Record<string, string> };

/** Does the work unless it was done for the very same files, and remembers it when nothing was wrong with them. */
async function importOnce(imported: Record<string, string>, { name, hash, known }: Once, work: () => Promise<boolean>): Promise<void> {
  if (known[name] === hash || (await work())) imported[name] = hash;
}

/** Collections are checked against their lessons, so they are read again when a lesson changed. */
function collectionsHash(contentDir: string, lessons: readonly LessonFolder[]): string {
  return hashOf([...collectionFolders(contentDir).map(hashOfTree), ...lessons.map(({ hash }) => hash)]);
}

function guidesHash(contentDir: string): string {
  return hashOf(editionIds.map((edition) => join(contentDir, edition, 'guides')).map((folder) => (existsSync(folder) ? hashOfTree(folder) : '')));
}

/** A guide with mistakes is told and left out. Says whether all were right. */
async function importGuides(db: Db, { contentDir, progress }: Pick<Options, 'contentDir' | 'progress'>): Promise<boolean> {
  const { guides, problems } = loadEditionGuides(contentDir);
  for (const { file, line, message } of problems) progress(`Content: ${file}:${line} ${message}`);
  await transact(db, (tx) => replaceEditionGuides(tx, guides));
  return problems.length === 0;
}

/** Nothing counts as known when pictures are missing: then the folder of files is new or was lost. */
async function knownFolders(db: Db, storage: Storage): Promise<Record<string, string>> {
  const stored = importedFolders.safeParse(await selectOptionalSetting(db, settingName));
  if (!stored.success || stored.data.builder !== builder) return {};
  const kept = await Promise.all((await selectMediaNames(db)).map((name) => storage.exists(name)));
  return kept.every(Boolean) ? stored.data.folders : {};
}

/** Says whether the lesson is in the library now as its folder has it. */
async function importLesson(db: Db, { packId, folder, edition }: LessonFolder, { storage, clock, progress }: Omit<Options, 'contentDir'>): Promise<boolean> {
  const known = await selectOptionalPack(db, { edition, packId });
  if (known?.broughtBy === 'command') {
    progress(`Content: ${packId} stays as it was imported by command; content import ${folder} brings back this one`);
    return true;
  }
  const { lesson, problems } = checkLesson(folder, folder);
  const errors = problems.filter((problem) => problem.severity === 'error');
  // That its id is the name of its folder is checked with the rest.
  const misplaced = lesson && lesson.head.edition !== edition;
  if (!lesson || misplaced) {
    const [first] = errors;
    const why = misplaced
      ? `it says it is of the edition ${lesson.head.edition}`
      : first
        ? `${first.file}:${first.line} ${first.message}`
        : 'a file is missing';
    progress(`Content: ${packId} is left out (${errors.length > 1 ? `${errors.length} mistakes, the first: ` : ''}${why})`);
    return false;
  }
  const ready = await prepareLesson(db, { lesson, folder, storage });
  const { isNew } = await transact(db, (tx) => storeReadyLesson(tx, ready, { now: clock.now(), broughtBy: 'library' }));
  if (isNew) progress(`Content: ${ready.version.view.title} (${packId})`);
  return true;
}
