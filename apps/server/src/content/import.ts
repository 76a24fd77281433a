import { relative, sep } from 'node:path';
import { lineOf } from '@alba/content/cli/check';
import { type Command, type Print, WrongCommand } from '@alba/content/cli/command';
import type { VersionChanges } from '@alba/content/version/compare-versions';
import { ZipRefused } from '@alba/content/zip/entry-rules';
import { withPacks } from '@alba/content/zip/open-packs';
import { type GivenPack, type ImportedPack, ImportRefused, importPacks } from '../setup/import-packs.ts';
import type { Installation, OpenInstallation } from './installation.ts';
import { makeSpeechNow } from './make-speech.ts';

export const importCommand = (open: OpenInstallation): Command => ({
  usage: '<folder or .zip…>',
  summary: 'bring lessons, collections and guides into a running installation: all or none',
  help: `  folder      a lesson, a collection with its edition, an edition (content/us), a library or a .zip of one; several may be named
  --speech    makes the sounds for reading aloud now and waits for them; without it a running server makes them in the background

Everything is checked first; with one error nothing comes in. New work uses the new version at once; work already begun stays
on the version it began with. Doing it again changes nothing. A lesson that comes from another place than content/ stays when
the platform is started or updated. The installation is the one of DATA_DIR or DATABASE_URL, as for the server.`,
  options: { speech: { type: 'boolean' } },
  run: async ({ words, flags }, print) => {
    if (words.length === 0) throw new WrongCommand('Name a folder or a .zip.');
    try {
      return await withPacks(words, (opened) =>
        open(async (installation) => {
          const packs = opened.map(
            ({ folder, base, origin }): GivenPack => ({ folder, base, broughtBy: !origin && isWithin(folder, installation) ? 'library' : 'command' }),
          );
          const imported = await importPacks(installation.db, packs, installation);
          if (imported.length === 0) throw new WrongCommand(`There is no lesson, collection or guide in ${words.map((word) => `"${word}"`).join(', ')}.`);
          tell(imported, print);
          return flags.speech === true ? makeSpeechNow(installation, print) : 0;
        }),
      );
    } catch (error) {
      if (error instanceof ZipRefused) throw new WrongCommand(error.message);
      if (!(error instanceof ImportRefused)) throw error;
      for (const problem of error.problems) print(lineOf(problem));
      print(`\nNothing was imported: ${error.problems.length} to mend.`);
      return 1;
    }
  },
});

function isWithin(folder: string, { contentDir }: Installation): boolean {
  const path = relative(contentDir, folder);
  return path === '' || (!path.startsWith('..') && path.split(sep)[0] !== '' && !path.includes(':'));
}

function tell(imported: readonly ImportedPack[], print: Print): void {
  for (const one of imported) {
    if (one.state === 'unchanged') continue;
    print(`${one.edition} ${one.kind} ${one.id}: ${one.state}`);
    if (one.changes) for (const line of changeLines(one.changes)) print(`  ${line}`);
    if (one.changes?.keys.length) print(`  work turned in on earlier versions keeps its marks; who would change: npm run content -- remark ${one.id}`);
  }
  const of = (state: ImportedPack['state']) => imported.filter((one) => one.state === state).length;
  print(`\n${of('new')} new, ${of('changed')} changed, ${of('unchanged')} unchanged`);
}

/** What changed, one line a kind; nothing but the spelling of the files says so. */
export function changeLines(changes: VersionChanges): string[] {
  const list = (name: string, { added, removed, changed }: VersionChanges['questions']) => [
    ...(changed.length > 0 ? [`${name} changed: ${changed.join(', ')}`] : []),
    ...(added.length > 0 ? [`${name} new: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${name} gone: ${removed.join(', ')}`] : []),
  ];
  const { head, media } = changes;
  const lines = [
    ...(head.length > 0 ? [`changed: ${head.join(', ')}`] : []),
    ...list('texts', changes.resources),
    ...list('questions', changes.questions),
    ...(changes.keys.length > 0 ? [`right answers changed: ${changes.keys.join(', ')}`] : []),
    ...list('articles', changes.articles),
    ...(media.added + media.removed > 0 ? [`files: ${media.added} new, ${media.removed} gone`] : []),
    ...(changes.guides ? ['guides changed'] : []),
  ];
  return lines.length > 0 ? lines : ['the same content, written in another way'];
}
