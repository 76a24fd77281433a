import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every lesson folder under a library (`content/`), by edition and name. */
export function lessonFolders(library: string): string[] {
  return foldersIn(library).flatMap((edition) => {
    const lessons = join(library, edition, 'lessons');
    return foldersIn(lessons).map((name) => join(lessons, name));
  });
}

/** Names of the folders in a folder, in a fixed order; none where there is no such folder. */
export function foldersIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}
