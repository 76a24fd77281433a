import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Command, WrongCommand } from '@alba/content/cli/command';
import { packUp } from '@alba/content/zip/pack-up';
import { isEditionId } from '@alba/domain/editions';
import { type PackFile, packFiles } from '../setup/export-packs.ts';
import { type StoredPack, selectPacks } from '../setup/pack-repository.ts';
import type { OpenInstallation } from './installation.ts';

export const exportCommand = (open: OpenInstallation): Command => ({
  usage: '<lesson id | --all> <folder or .zip>',
  summary: 'write lessons back as they were imported, byte for byte',
  help: `  lesson id   us-sci-cornfield-volcano, or us/us-sci-cornfield-volcano where two editions have one of that name
  --all       every lesson that is offered, as <edition>/lessons/<lesson id>/…
  folder      must not exist yet; a name that ends in .zip makes an archive

What was imported and written back is equal byte for byte, and content import takes it again.`,
  options: { all: { type: 'boolean' } },
  run: ({ words, flags }, print) =>
    open(async ({ db, storage }) => {
      const all = flags.all === true;
      const [name, target] = all ? [undefined, words[0]] : words;
      if (target === undefined || words.length > (all ? 1 : 2)) throw new WrongCommand('Name a lesson (or --all) and where it goes.');
      if (existsSync(target)) throw new WrongCommand(`${target} is there already: name one that is not.`);
      const packs = await selectPacks(db, name === undefined ? {} : lessonName(name));
      const [first] = packs;
      if (!first)
        throw new WrongCommand(
          name === undefined ? 'There is no lesson to export.' : `The library offers no lesson "${name}" that was imported with its files.`,
        );
      if (name !== undefined && packs.length > 1)
        throw new WrongCommand(`"${name}" is a lesson of ${packs.map(({ edition }) => edition).join(' and ')}: write ${first.edition}/${name}.`);
      const prefixOf = ({ edition, packId }: StoredPack) => (all ? `${edition}/lessons/${packId}/` : target.toLowerCase().endsWith('.zip') ? `${packId}/` : '');
      const files = packFiles(
        { db, storage },
        packs.map((pack) => ({ files: pack.files, prefix: prefixOf(pack) })),
      );
      const written = await write(target, files);
      print(`${packs.length} ${packs.length === 1 ? 'lesson' : 'lessons'}, ${written} files in ${target}`);
      return 0;
    }),
});

export function lessonName(name: string): { packId: string; edition?: string } {
  const [first = '', second] = name.split('/');
  return second !== undefined && isEditionId(first) ? { edition: first, packId: second } : { packId: name };
}

/** A folder or archive appears whole under its name or not at all. */
async function write(target: string, files: AsyncIterable<PackFile>): Promise<number> {
  const folder = dirname(resolve(target));
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(folder, '.export-'));
  let count = 0;
  async function* counted() {
    for await (const file of files) {
      count += 1;
      yield file;
    }
  }
  try {
    const inside = join(draft, basename(target));
    if (target.toLowerCase().endsWith('.zip')) await packUp(inside, counted());
    else {
      for await (const { path, bytes } of counted()) {
        mkdirSync(dirname(join(inside, path)), { recursive: true });
        writeFileSync(join(inside, path), bytes);
      }
    }
    renameSync(inside, target);
    return count;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
