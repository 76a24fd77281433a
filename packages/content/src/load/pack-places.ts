import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EditionId, editionIds } from '@alba/domain/editions';
import { foldersIn } from './lesson-folders.ts';

/** What stands in a folder that was named: lessons, collections, frameworks and libraries (folders with guides of an edition). */
export type PackPlaces = { lessons: string[]; collections: string[]; frameworks: string[]; guides: { edition: EditionId; folder: string }[] };

const none: PackPlaces = { lessons: [], collections: [], frameworks: [], guides: [] };

/** Finds the packs of a lesson folder, a collection folder, an edition (`content/us`), a library (`content`), or a folder that holds some of them. */
export function packPlaces(folder: string): PackPlaces {
  if (existsSync(join(folder, 'lesson.yaml'))) return { ...none, lessons: [folder] };
  if (existsSync(join(folder, 'collection.yaml'))) return { ...none, collections: [folder] };
  const below = foldersIn(folder);
  const own: PackPlaces = {
    lessons: below.includes('lessons') ? foldersIn(join(folder, 'lessons')).map((name) => join(folder, 'lessons', name)) : [],
    collections: below.includes('collections') ? foldersIn(join(folder, 'collections')).map((name) => join(folder, 'collections', name)) : [],
    frameworks: below.includes('standards') ? filesOf(join(folder, 'standards')) : [],
    guides: guidesOf(folder, below),
  };
  const inside = below.filter((name) => !parts.has(name)).map((name) => packPlaces(join(folder, name)));
  return [own, ...inside].reduce(join2, none);
}

const parts = new Set(['lessons', 'collections', 'guides', 'parts', 'articles', 'images', 'media', 'video', 'standards']);

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

/** Guides of an edition stand in `<edition>/guides`. */
function guidesOf(folder: string, below: readonly string[]): PackPlaces['guides'] {
  const edition = editionIds.find((id) => folder.endsWith(`/${id}`) || folder.endsWith(`\\${id}`) || folder === id);
  return edition && below.includes('guides') ? [{ edition, folder: join(folder, 'guides') }] : [];
}

function join2(one: PackPlaces, other: PackPlaces): PackPlaces {
  return {
    lessons: [...one.lessons, ...other.lessons],
    collections: [...one.collections, ...other.collections],
    frameworks: [...one.frameworks, ...other.frameworks],
    guides: [...one.guides, ...other.guides],
  };
}
