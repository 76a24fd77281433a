import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of a pack as its author wrote it. `media`: under this name the application keeps the same bytes. */
export type PackSource = { path: string; hash: string; media?: string; bytes: Buffer };
/** What is remembered of it. */
export type PackEntry = Omit<PackSource, 'bytes'>;

/** Every file of a pack in the order of their paths; what begins with a point belongs to the system. */
export function packSources(folder: string, media: ReadonlySet<string> = new Set()): PackSource[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      const hash = createHash('sha256').update(bytes).digest('hex');
      const name = `${hash}${extname(path).toLowerCase()}`;
      return { path, hash, bytes, ...(media.has(name) ? { media: name } : {}) };
    });
}

/** Whether a pack is the same, file by file. */
export function samePack(one: readonly PackEntry[], other: readonly PackEntry[]): boolean {
  return one.length === other.length && one.every(({ path, hash }, index) => other[index]?.path === path && other[index]?.hash === hash);
}
