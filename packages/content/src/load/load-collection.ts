import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import { collectionFile } from '../pack/collection.schema.ts';
import { foldersIn } from './lesson-folders.ts';
import type { Problem } from './problem.ts';
import { type LoadedFile, readYaml } from './read-yaml.ts';

export type AuthoredCollection = z.infer<typeof collectionFile>;
export type CollectionDraft = { name: string; folder: string; head?: LoadedFile<AuthoredCollection>; files: Map<string, Buffer> };

/** Every collection folder under a library (`content/`), by edition and name. */
export function collectionFolders(library: string): string[] {
  return foldersIn(library).flatMap((edition) => {
    const collections = join(library, edition, 'collections');
    return foldersIn(collections).map((name) => join(collections, name));
  });
}

/** Reads a collection folder. Problems name files from `base` on. */
export function loadCollection(folder: string, base: string = process.cwd()): { draft: CollectionDraft; problems: Problem[] } {
  const path = join(folder, 'collection.yaml');
  const file = relative(base, path) || path;
  const files = new Map(picturesOf(folder));
  const draft = { name: basename(folder), folder, files };
  if (!existsSync(path)) return { draft, problems: [{ file, line: 1, field: '', message: 'this file is missing: add it', severity: 'error' }] };
  const { loaded, problems } = readYaml({ file, text: readFileSync(path, 'utf8'), schema: collectionFile });
  return { draft: { ...draft, head: loaded }, problems };
}

function picturesOf(folder: string): [string, Buffer][] {
  const images = join(folder, 'images');
  return existsSync(images) ? readdirSync(images).map((name) => [`images/${name}`, readFileSync(join(images, name))]) : [];
}
