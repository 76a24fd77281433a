import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type EditionId, editionIds } from '@alba/domain/editions';

/** A lesson's folder in the content tree, with the hash of everything in it. */
export type LessonFolder = { edition: EditionId; packId: string; folder: string; hash: string };

/** Every `<edition>/lessons/<lesson>` below `content`, in a fixed order. */
export function lessonFolders(content: string): LessonFolder[] {
  return editionIds.flatMap((edition) =>
    subfolders(join(content, edition, 'lessons')).map((packId) => {
      const folder = join(content, edition, 'lessons', packId);
      return { edition, packId, folder, hash: hashOfTree(folder) };
    }),
  );
}

function subfolders(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Of names and contents, so that a copy or a fresh checkout of the same files has the same hash. */
export function hashOfTree(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash
      .update(relative(folder, file))
      .update('\0')
      .update(createHash('sha256').update(readFileSync(file)).digest());
  return hash.digest('hex');
}

export function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
