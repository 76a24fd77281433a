import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { ZipRefused } from './entry-rules.ts';
import { unpack } from './unpack.ts';

/** A folder of packs. `base` is what problems are named from; `origin` is the ZIP it came in. */
export type OpenedPack = { folder: string; base: string; origin?: string };

/** Opens folders and ZIPs for `work`; what was unpacked for it is removed afterwards. */
export async function withPacks<T>(paths: readonly string[], work: (packs: OpenedPack[]) => Promise<T> | T): Promise<T> {
  const temporary: string[] = [];
  try {
    const packs: OpenedPack[] = [];
    for (const path of paths) packs.push(await open(path, temporary));
    return await work(packs);
  } finally {
    for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
  }
}

async function open(path: string, temporary: string[]): Promise<OpenedPack> {
  if (!existsSync(path)) throw new ZipRefused(`There is no folder "${path}".`);
  if (statSync(path).isDirectory()) return { folder: resolve(path), base: process.cwd() };
  if (!path.toLowerCase().endsWith('.zip')) throw new ZipRefused(`"${path}" is neither a folder nor a .zip.`);
  const base = mkdtempSync(join(tmpdir(), 'alba-pack-'));
  temporary.push(base);
  // A ZIP of the lesson's files alone is taken for a folder of the ZIP's name.
  const folder = join(
    base,
    basename(path)
      .slice(0, -'.zip'.length)
      .replace(/[^A-Za-z0-9-]/g, '-') || 'pack',
  );
  mkdirSync(folder, { recursive: true });
  try {
    await unpack(path, folder);
  } catch (error) {
    throw error instanceof ZipRefused ? new ZipRefused(`${path} is refused: ${error.message}`, { cause: error }) : error;
  }
  return { folder, base: folder, origin: path };
}
