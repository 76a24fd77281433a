import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WrongCommand } from '@alba/content/cli/command';
import type { PackageSource } from '@alba/roster/one-roster/index';

export type FoundPackage = { shown: string; source: PackageSource };

/** A ZIP, a folder that is a package, or a folder that holds packages. */
export function findPackages(path: string): FoundPackage[] {
  if (!existsSync(path)) throw new WrongCommand(`There is no folder and no file "${path}".`);
  if (!statSync(path).isDirectory()) return [{ shown: basename(path), source: { kind: 'zip', path } }];
  const entries = readdirSync(path, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  if (entries.some((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.csv')))
    return [{ shown: basename(path), source: { kind: 'folder', path } }];
  const inside = entries.flatMap((entry): FoundPackage[] => {
    const below = join(path, entry.name);
    if (entry.isFile() && entry.name.toLowerCase().endsWith('.zip')) return [{ shown: entry.name, source: { kind: 'zip', path: below } }];
    return entry.isDirectory() && !entry.name.startsWith('.') ? [{ shown: entry.name, source: { kind: 'folder', path: below } }] : [];
  });
  if (inside.length === 0) throw new WrongCommand(`"${path}" holds no package: a package is a ZIP, or a folder with manifest.csv.`);
  return inside;
}
