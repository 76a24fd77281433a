import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isStoredName, type Storage, storedName } from './storage.ts';

/** Keeps files in a folder, spread over 256 subfolders. A file appears whole under its name or not at all. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const sizeOf = async (name: string): Promise<number | undefined> => {
    if (!isStoredName(name)) return undefined;
    const found = await stat(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
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
    async get(name) {
      const bytes = await sizeOf(name);
      return bytes === undefined ? undefined : { bytes, stream: (range) => createReadStream(pathOf(name), range) };
    },
    exists: async (name) => (await sizeOf(name)) !== undefined,
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
