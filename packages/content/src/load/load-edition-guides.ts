import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EditionId, editionIds } from '@alba/domain/editions';
import { type EditionGuide, editionGuideFile } from '../pack/edition-guide.schema.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** Every guide of `content/<edition>/guides`, in the order of their names; what cannot be read stands in the problems. */
export function loadEditionGuides(content: string): { guides: EditionGuide[]; problems: Problem[] } {
  const read = editionIds.map((edition) => loadGuidesOf(content, edition));
  return { guides: read.flatMap(({ guides }) => guides), problems: read.flatMap(({ problems }) => problems) };
}

/** The same of one edition. */
export function loadGuidesOf(content: string, edition: EditionId): { guides: EditionGuide[]; problems: Problem[] } {
  const read = filesOf(content, edition).map((file) => readGuide(content, { edition, file }));
  return { guides: read.flatMap(({ guide }) => guide ?? []), problems: read.flatMap(({ problems }) => problems) };
}

function filesOf(content: string, edition: EditionId): string[] {
  const folder = join(content, edition, 'guides');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
    : [];
}

function readGuide(content: string, { edition, file }: { edition: EditionId; file: string }): { guide?: EditionGuide; problems: Problem[] } {
  const path = join(edition, 'guides', file);
  const { loaded, problems } = readYaml({ file: path, text: readFileSync(join(content, path), 'utf8'), schema: editionGuideFile });
  if (!loaded) return { problems };
  const { id, edition: own } = loaded.value;
  const misnamed = `${id}.yaml` === file ? [] : [loaded.problemAt(['id'], `is "${id}", but the file is called "${file}": give both the same name`)];
  const misplaced = own === edition ? [] : [loaded.problemAt(['edition'], `is "${own}", but the file stands in "${edition}"`)];
  const wrong = [...misnamed, ...misplaced];
  return wrong.length > 0 ? { problems: wrong } : { guide: loaded.value, problems };
}
