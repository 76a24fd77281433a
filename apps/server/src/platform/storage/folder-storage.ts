import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isStoredName, nameOf, type Storage, storedName, TooLarge } from './storage.ts';

/** Keeps files in a folder, spread over 256 subfolders. A file appears whole under its name or not at all. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const sizeOf = async (name: string): Promise<number | undefined> => {
    if (!isStoredName(name)) return undefined;
    const found = await stat(pathOf(name)).catch(ignoreAbsence);
    return found?.isFile() ? found.size : undefined;
  };
  return {
    async put(content, ending) {
      const name = storedName(content, ending);
      if ((await sizeOf(name)) === content.length) return name;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeWhole(pathOf(name), content);
      return name;
    },
    async putStream(content, { ending, mostBytes }) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `draft-${randomBytes(9).toString('hex')}`);
      const hash = createHash('sha256');
      try {
        await pipeline(content, counted(hash, mostBytes), createWriteStream(draft, { flags: 'wx', mode: 0o644, flush: true }));
        const name = nameOf(hash.digest('hex'), ending);
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
        await rename(draft, pathOf(name));
        return name;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async remove(name) {
      if (isStoredName(name)) await rm(pathOf(name), { force: true });
    },
    async get(name) {
      const bytes = await sizeOf(name);
      return bytes === undefined ? undefined : { bytes, stream: (range) => createReadStream(pathOf(name), range) };
    },
    exists: async (name) => (await sizeOf(name)) !== undefined,
    async *storedBefore(moment, ending) {
      for (const part of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, part))) {
          if (!isStoredName(name) || !name.endsWith(`.${ending}`)) continue;
          const found = await stat(pathOf(name)).catch(ignoreAbsence);
          if (found && found.mtime < moment) yield name;
        }
      }
    },
  };
}

/** What lies in a folder; nothing in one that is none, such as the draft of a file that is on its way. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch((error: NodeJS.ErrnoException) => ignoreAbsence(error) ?? []);

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** Passes the content on while its hash is made, and stops one that is too large. */
function counted(hash: Hash, mostBytes: number) {
  return async function* (content: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new TooLarge();
      hash.update(piece);
      yield piece;
    }
  };
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
