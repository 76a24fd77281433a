import { undoEnds } from '@alba/domain/limits';
import type { Db } from '../../platform/db/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { deleteOldFindings, selectOldPackages, selectUsedPackages, updateWithoutPackage } from './purge-repository.ts';

const batch = 2_000;
const mostBatches = 200;
/** A package that is on its way belongs to no run yet. */
const orphanAfterMs = 86_400_000;

/** Forgets what runs found more than 30 days ago, with their packages; that there was a run, and how much it changed, stays. */
export async function purgeRosters(db: Db, documents: Storage, now: Date): Promise<void> {
  const before = undoEnds(now);
  for (let batches = 0; batches < mostBatches; batches += 1) if ((await deleteOldFindings(db, { before, limit: batch })) < batch) break;
  for (const { districtId, runId, name, isShared } of await selectOldPackages(db, { before, limit: 100 })) {
    if (!isShared) await documents.remove(name);
    await updateWithoutPackage(db, { districtId, runId });
  }
  const yesterday = new Date(now.getTime() - orphanAfterMs);
  await forgetOrphans(db, documents, yesterday);
  // reports of problems quote what stood in the files; they are made anew whenever somebody looks
  for await (const name of documents.storedBefore(yesterday, 'csv')) await documents.remove(name);
}

/** Packages that no run has: the server stopped before theirs was written down. */
async function forgetOrphans(db: Db, documents: Storage, before: Date): Promise<void> {
  let names: string[] = [];
  for await (const name of documents.storedBefore(before, 'zip')) {
    names.push(name);
    if (names.length < batch) continue;
    await forgetUnused(db, documents, names);
    names = [];
  }
  await forgetUnused(db, documents, names);
}

/** Forgets those of these packages that no run has, such as one whose run was refused. */
export async function forgetUnused(db: Db, documents: Storage, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const used = await selectUsedPackages(db, names);
  for (const name of names) if (!used.has(name)) await documents.remove(name);
}
