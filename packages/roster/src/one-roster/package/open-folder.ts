import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isLitter, type Named, settle } from './file-names.ts';
import { packageLimits } from './limits.ts';
import type { OpenedPackage, PackageFile } from './package-file.ts';
import { PackageRefused, type ProblemList } from './problem-list.ts';
import { megabytes, shareBudget } from './share-budget.ts';

type Found = { path: string; size: number };

/** The folder that somebody unpacked a package into. Links are not followed. */
export async function openFolder(folder: string, problems: ProblemList): Promise<OpenedPackage> {
  const found = await list(folder, []);
  const total = found.reduce((sum, { source }) => sum + source.size, 0);
  if (total > packageLimits.unpacked) throw new PackageRefused({ code: 'unpacked-too-large', expected: megabytes(packageLimits.unpacked) });
  const budget = shareBudget(packageLimits.unpacked);
  const files = new Map<string, PackageFile>();
  for (const [name, { path, size }] of settle(found, problems)) {
    files.set(name, { size, read: () => budget.count(createReadStream(path), { name }) });
  }
  return { files, close: () => {} };
}

async function list(folder: string, above: string[]): Promise<Named<Found>[]> {
  const found: Named<Found>[] = [];
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const parts = [...above, entry.name];
    const name = parts.join('/');
    if (isLitter(parts)) continue;
    if (entry.isDirectory() && parts.length < 3) found.push(...(await list(join(folder, entry.name), parts)));
    else if (entry.isFile()) found.push({ name, parts, source: { path: join(folder, entry.name), size: (await lstat(join(folder, entry.name))).size } });
    else throw new PackageRefused({ code: entry.isDirectory() ? 'nested-folder' : 'unsafe-name', file: name, value: name });
    if (found.length > packageLimits.files) throw new PackageRefused({ code: 'too-many-files', expected: String(packageLimits.files) });
  }
  return found;
}
