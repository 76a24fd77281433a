import { buffer } from 'node:stream/consumers';
import type { Db } from '../platform/db/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { selectPackFiles } from './pack-repository.ts';
import type { PackEntry } from './pack-sources.ts';

export type PackFile = { path: string; bytes: Buffer };
type Wanted = { files: readonly PackEntry[] /** Before every path, with its slash. */; prefix: string };

/** The files of packs as their authors wrote them, a pack at a time in memory. Throws when one was lost. */
export async function* packFiles({ db, storage }: { db: Db; storage: Storage }, packs: readonly Wanted[]): AsyncGenerator<PackFile> {
  for (const { files, prefix } of packs) {
    const texts = await selectPackFiles(
      db,
      files.filter(({ media }) => media === undefined).map(({ hash }) => hash),
    );
    for (const { path, hash, media } of files) {
      const bytes = media === undefined ? texts.get(hash) : await mediaBytes(storage, media);
      if (!bytes) throw new Error(`${prefix}${path} is not in the store any more`);
      yield { path: `${prefix}${path}`, bytes };
    }
  }
}

async function mediaBytes(storage: Storage, name: string): Promise<Buffer | undefined> {
  const stored = await storage.get(name);
  return stored && buffer(stored.stream());
}
