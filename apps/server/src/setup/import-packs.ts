import { basename, dirname, relative } from 'node:path';
import { checkCollection } from '@alba/content/check/check-collection';
import { checkLesson } from '@alba/content/check/check-lesson';
import { loadGuidesOf } from '@alba/content/load/load-edition-guides';
import { type PackPlaces, packPlaces } from '@alba/content/load/pack-places';
import type { Problem } from '@alba/content/load/problem';
import { compareVersions, type VersionChanges } from '@alba/content/version/compare-versions';
import { isEditionId } from '@alba/domain/editions';
import { upsertEditionGuide } from '../modules/guides/index.ts';
import { realignLessons } from '../modules/standards/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import { type Db, type Tx, transact } from '../platform/db/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { selectCollectionState } from './collection-repository.ts';
import { putCollection } from './import-collections.ts';
import { type BroughtBy, type KnownPack, selectOptionalPack, selectState } from './pack-repository.ts';
import { packSources, samePack } from './pack-sources.ts';
import { prepareLesson, type ReadyLesson, storeReadyLesson } from './store-lesson.ts';

/** Folders of packs to bring in. `base`: what problems are named from. */
export type GivenPack = { folder: string; base: string; broughtBy: BroughtBy };
export type ImportedPack = {
  kind: 'lesson' | 'collection' | 'guide';
  edition: string;
  id: string;
  state: 'new' | 'changed' | 'unchanged';
  changes?: VersionChanges;
};

/** Nothing came in: these are to be mended first. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`${problems.length} to mend`);
    this.problems = problems;
  }
}

type Tools = { storage: Storage; clock: Clock };
type Import = Tools & { tx: Tx; imported: ImportedPack[]; problems: Problem[]; seen: Set<string> };

/**
 * Brings lessons, collections and guides into the library: all of them, or none when one has a mistake. What is in the library
 * already, file by file, is left as it is. Lessons are read one at a time, so that thousands fit in memory.
 */
export async function importPacks(db: Db, packs: readonly GivenPack[], tools: Tools): Promise<ImportedPack[]> {
  const places = packs.map((pack) => ({ pack, places: packPlaces(pack.folder) }));
  return transact(db, async (tx) => {
    const work: Import = { ...tools, tx, imported: [], problems: [], seen: new Set() };
    for (const { pack, places: found } of places) for (const folder of found.lessons) await importLesson(work, { ...pack, folder });
    for (const { pack, places: found } of places) for (const folder of found.collections) await importCollection(work, { ...pack, folder });
    for (const { pack, places: found } of places) for (const one of found.guides) await importGuides(work, { pack, ...one });
    if (work.problems.length > 0) throw new ImportRefused(work.problems);
    await realignLessons(tx);
    return work.imported;
  });
}

async function importLesson(work: Import, { folder, base, broughtBy }: GivenPack): Promise<void> {
  const { tx, problems, imported } = work;
  const shelf = basename(dirname(dirname(folder)));
  const same = isEditionId(shelf) ? await unchanged(work, { folder, broughtBy, edition: shelf }) : false;
  if (same) return void imported.push({ kind: 'lesson', edition: shelf, id: basename(folder), state: 'unchanged' });
  const { lesson, problems: found } = checkLesson(folder, base);
  problems.push(...found.filter(({ severity }) => severity === 'error'));
  if (!lesson) return;
  const { edition, id } = lesson.head;
  const place = { file: relative(base, folder) || basename(folder), line: 1, severity: 'error' } as const;
  if (isEditionId(shelf) && shelf !== edition) problems.push({ ...place, field: 'edition', message: `is ${edition}, but the folder is of ${shelf}: move it` });
  if (work.seen.has(`${edition}/${id}`)) problems.push({ ...place, field: 'id', message: `"${id}" was given twice: give it once` });
  work.seen.add(`${edition}/${id}`);
  if (problems.length > 0) return;
  const known = await selectOptionalPack(tx, { edition, packId: id });
  const ready = await prepareLesson(tx, { lesson, folder, storage: work.storage });
  const isSame = known?.files && samePack(known.files, ready.files) && known.broughtBy === broughtBy && !known.isWithdrawn;
  const changes = known && (await changesOf(tx, { known, ready }));
  await storeReadyLesson(tx, ready, { now: work.clock.now(), broughtBy });
  imported.push({ kind: 'lesson', edition, id, state: isSame ? 'unchanged' : known ? 'changed' : 'new', changes });
}

/** Whether the library holds exactly these files, pictures included; then the lesson is not even read. */
async function unchanged(work: Import, { folder, broughtBy, edition }: { folder: string; broughtBy: BroughtBy; edition: string }): Promise<boolean> {
  const packId = basename(folder);
  const known = await selectOptionalPack(work.tx, { edition, packId });
  if (!known?.files || known.isWithdrawn || known.broughtBy !== broughtBy || work.seen.has(`${edition}/${packId}`)) return false;
  const kept = await Promise.all(known.files.flatMap(({ media }) => (media === undefined ? [] : [work.storage.exists(media)])));
  if (!kept.every(Boolean) || !samePack(known.files, packSources(folder))) return false;
  work.seen.add(`${edition}/${packId}`);
  return true;
}

async function changesOf(tx: Tx, { known, ready }: { known: KnownPack; ready: ReadyLesson }): Promise<VersionChanges> {
  const before = await selectState(tx, known.versionId);
  const { view, key, articles } = ready.version;
  return compareVersions({ ...before, articles: before.articles as typeof articles }, { view, key, articles, guides: ready.lesson.guides });
}

async function importCollection(work: Import, { folder, base, broughtBy }: GivenPack): Promise<void> {
  const { collection, files, problems } = checkCollection(folder, base);
  work.problems.push(...problems.filter(({ severity }) => severity === 'error'));
  if (!collection || work.problems.length > 0) return;
  const name = { edition: collection.edition, packId: collection.id };
  const before = await selectCollectionState(work.tx, name);
  const reason = await putCollection(work.tx, { collection, files, storage: work.storage, broughtBy });
  if (reason) work.problems.push({ file: relative(base, folder), line: 1, field: '', message: reason, severity: 'error' });
  const isSame = before === (await selectCollectionState(work.tx, name));
  work.imported.push({ kind: 'collection', edition: name.edition, id: name.packId, state: before === undefined ? 'new' : isSame ? 'unchanged' : 'changed' });
}

async function importGuides(work: Import, { pack, edition, folder }: { pack: GivenPack } & PackPlaces['guides'][number]): Promise<void> {
  const library = dirname(dirname(folder));
  const { guides, problems } = loadGuidesOf(library, edition);
  const shown = relative(pack.base, library);
  work.problems.push(...problems.map((problem) => ({ ...problem, file: shown === '' ? problem.file : `${shown}/${problem.file}` })));
  if (work.problems.length > 0) return;
  for (const guide of guides) work.imported.push({ kind: 'guide', edition, id: guide.id, state: await upsertEditionGuide(work.tx, guide) });
}
