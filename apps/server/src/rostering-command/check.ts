import { writeFileSync } from 'node:fs';
import { type Command, type Given, WrongCommand } from '@alba/content/cli/command';
import type { RosterProblem } from '@alba/roster/model/problems';
import { type ReadingMode, readOneRosterPackage } from '@alba/roster/one-roster/index';
import { type RosterLanguage, rosterLanguages } from '@alba/roster/words/index';
import { toCsv } from '@alba/roster/words/to-csv';
import { findPackages } from './find-packages.ts';
import { reportOf } from './report.ts';

export const check: Command = {
  usage: '<folder or .zip…> [--mode strict|lenient] [--csv <file>] [--language en|pt|es]',
  summary: 'say what is wrong in OneRoster packages, file by file and row by row',
  help: `  folder      a package that was unpacked, or a folder with packages (ZIP files and folders) in it
  .zip        a package

  --mode      strict reports everything that breaks the standard; lenient, which is usual, forgives what real exports do
  --csv       also write every problem into this file, for a spreadsheet
  --language  of the report; English unless said
  --today     the day on which enrollments are looked at, as YYYY-MM-DD; today unless said

Nothing is imported. The exit code is 0 when every package can be imported, 1 when one cannot, 2 when the command itself is wrong.`,
  options: { mode: { type: 'string' }, csv: { type: 'string' }, language: { type: 'string' }, today: { type: 'string' } },
  async run(given, print) {
    const { mode, language, today, csv } = readFlags(given);
    const packages = given.words.flatMap(findPackages);
    if (packages.length === 0) throw new WrongCommand('Name a package: a .zip, or the folder it was unpacked into.');
    const all: RosterProblem[] = [];
    let isEveryUsable = true;
    for (const { shown, source } of packages) {
      const reading = await readOneRosterPackage(source, { mode, today });
      for (const line of reportOf(shown, reading, { mode, language })) print(line);
      print('');
      isEveryUsable &&= reading.isUsable;
      all.push(...reading.problems.map((problem) => (packages.length === 1 ? problem : { ...problem, file: [shown, problem.file].filter(Boolean).join('/') })));
    }
    if (csv !== undefined) writeFileSync(csv, toCsv(all, language));
    return isEveryUsable ? 0 : 1;
  },
};

function readFlags({ flags }: Given): { mode: ReadingMode; language: RosterLanguage; today: string; csv: string | undefined } {
  const { mode = 'lenient', language = 'en', today = new Date().toLocaleDateString('sv'), csv } = flags;
  if (mode !== 'strict' && mode !== 'lenient') throw new WrongCommand(`--mode is strict or lenient, not "${mode}".`);
  const known = rosterLanguages.find((one) => one === language);
  if (!known) throw new WrongCommand(`--language is one of ${rosterLanguages.join(', ')}, not "${language}".`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(today))) throw new WrongCommand(`--today is a day like 2026-08-24, not "${today}".`);
  return { mode, language: known, today: String(today), csv: typeof csv === 'string' ? csv : undefined };
}
