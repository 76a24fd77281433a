import { createWriteStream, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { pathOf, refuseArchiveBytes, refuseEntry, ZipRefused } from './entry-rules.ts';
import { ratioCountsFrom, type ZipLimits, zipLimits } from './limits.ts';

type Planned = { entry: Entry; path: string[] };

/**
 * Unpacks a ZIP into an empty folder. Every entry is looked at before the first byte is written; then sizes are counted as
 * they come. Throws ZipRefused; what was written until then is for the caller to remove.
 */
export async function unpack(file: string, folder: string, limits: ZipLimits = zipLimits): Promise<void> {
  const zip = await opened(file);
  try {
    const planned = await plan(zip, limits);
    const budget = { left: Math.min(limits.bytes, Math.max(ratioCountsFrom, statSync(file).size * limits.ratio)) };
    for (const { entry, path } of planned) {
      const target = join(folder, ...path);
      mkdirSync(dirname(target), { recursive: true });
      const counted = counter({ name: path.join('/'), entry, budget, limits });
      await readable(zip.openReadStreamPromise(entry).then((stream) => pipeline(stream, counted, createWriteStream(target, { flags: 'wx' }))));
    }
  } finally {
    zip.close();
  }
}

const opened = (file: string): Promise<ZipFile> => readable(openPromise(file, { autoClose: false, lazyEntries: true, strictFileNames: true }));

/** What the archive says it holds. A name that comes twice, also in other letters, would overwrite. */
async function plan(zip: ZipFile, limits: ZipLimits): Promise<Planned[]> {
  if (zip.entryCount > limits.files) throw new ZipRefused(`it holds ${zip.entryCount} files: at most ${limits.files}`);
  const planned: Planned[] = [];
  const names = new Map<string, string>();
  await readable(
    (async () => {
      for await (const entry of zip.eachEntry()) {
        refuseEntry(entry, entry.fileName);
        const isFolder = entry.fileName.endsWith('/');
        const path = pathOf(isFolder ? entry.fileName.slice(0, -1) : entry.fileName, limits);
        if (isFolder || isLitter(path)) continue;
        const name = path.join('/');
        const known = names.get(name.toLowerCase());
        if (known !== undefined)
          throw new ZipRefused(known === name ? `"${name}" stands in it twice` : `"${known}" and "${name}" differ in capital letters only: rename one`);
        names.set(name.toLowerCase(), name);
        planned.push({ entry, path });
        if (planned.length > limits.files) throw new ZipRefused(`it holds more than ${limits.files} files`);
      }
    })(),
  );
  refuseFileAsFolder(planned, names);
  return planned;
}

/** What one system adds to every archive it makes. */
const isLitter = (path: readonly string[]): boolean => path[0] === '__MACOSX';

function refuseFileAsFolder(planned: readonly Planned[], names: ReadonlyMap<string, string>): void {
  for (const { path } of planned) {
    for (let length = 1; length < path.length; length += 1) {
      const above = path.slice(0, length).join('/').toLowerCase();
      if (names.has(above)) throw new ZipRefused(`"${names.get(above)}" is a file and a folder at once`);
    }
  }
}

type Counting = { name: string; entry: Entry; budget: { left: number }; limits: ZipLimits };

/** Stops the stream at the byte that is too many. */
function counter({ name, entry, budget, limits }: Counting): Transform {
  let bytes = 0;
  const most = Math.max(ratioCountsFrom, entry.compressedSize * limits.ratio);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        if (bytes === 0) refuseArchiveBytes(name, chunk);
        bytes += chunk.length;
        budget.left -= chunk.length;
        if (bytes > most) throw new ZipRefused(`"${name}" unpacks to more than ${limits.ratio} times its size`);
        if (budget.left < 0)
          throw new ZipRefused(`it unpacks to more than ${limits.ratio} times its size, or to more than ${Math.round(limits.bytes / 1024 ** 2)} MB`);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** The reader's own complaints are about the archive too. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ZipRefused || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new ZipRefused(`it cannot be read (${(error as Error).message})`, { cause: error });
  }
}
