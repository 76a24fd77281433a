import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type EditionId, editionIds } from '@alba/domain/editions';
import type { CasePackage } from './case.schema.ts';
import type { Notice } from './notice.ts';
import { readCase } from './read-case.ts';

/** A framework file of the library: `content/<edition>/standards/<slug>.json`. Lessons call it by the slug. */
export type FrameworkFile = { edition: EditionId; slug: string; path: string; hash: string };

/** Every framework file below `content`, in a fixed order. */
export function frameworkFiles(content: string): FrameworkFile[] {
  return editionIds.flatMap((edition) => {
    const folder = join(content, edition, 'standards');
    return jsonFiles(folder).map((name) => {
      const path = join(folder, name);
      return { edition, slug: name.slice(0, -'.json'.length), path, hash: createHash('sha256').update(readFileSync(path)).digest('hex') };
    });
  });
}

/** Reads a file of the library strictly: what we publish ourselves has nothing to be lenient about. */
export function readFrameworkFile({ path }: Pick<FrameworkFile, 'path'>): { package?: CasePackage; notices: Notice[] } {
  return readCase(readFileSync(path, 'utf8'));
}

/** A lesson after another asks for the same codes; a file is read again when it changed. */
const known = new Map<string, readonly string[]>();

function codesOf(path: string): readonly string[] {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const codes = known.get(key) ?? (readFrameworkFile({ path }).package?.CFItems ?? []).flatMap(({ humanCodingScheme }) => humanCodingScheme ?? []);
  known.set(key, codes);
  return codes;
}

/** The codes of every framework in a folder, by slug; undefined where there is no such folder. Files with mistakes have none. */
export function codesIn(folder: string): Map<string, readonly string[]> | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return new Map(jsonFiles(folder).map((name) => [name.slice(0, -'.json'.length), codesOf(join(folder, name))]));
}

function jsonFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}
