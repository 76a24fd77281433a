import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckedPack, checkPacks } from '../check/check-packs.ts';
import type { Problem } from '../load/problem.ts';
import { ZipRefused } from '../zip/entry-rules.ts';
import { withPacks } from '../zip/open-packs.ts';
import { type Command, type Print, WrongCommand } from './command.ts';
import { shelfOf } from './shelf-stats.ts';
import { statsOf } from './stats.ts';

const library = join(dirname(fileURLToPath(import.meta.url)), '../../../../content');

export const check: Command = {
  usage: '[folder or .zip…] [--stats] [--strict]',
  summary: 'say what to mend in lessons, collections and guides, line by line',
  help: `  folder      a lesson (content/us/lessons/us-sci-…), a collection, an edition (content/us), a library or a .zip of one;
              several may be named; all of content/ without one

  --stats     also print the numbers: questions by kind and skill, words and readability of every level, and of the whole shelf
  --strict    count warnings as errors

Each line says file:line, field and what to do. The exit code is 1 when there is an error, 0 when there are only warnings,
2 when the command itself is wrong.`,
  options: { stats: { type: 'boolean' }, strict: { type: 'boolean' } },
  run: async ({ words, flags }, print) => {
    try {
      return await withPacks(words.length > 0 ? words : [library], (packs) => {
        const checked = packs.flatMap(({ folder, base }) => checkPacks(folder, base));
        if (checked.length === 0) throw new WrongCommand(`There is no lesson, collection or guide in ${words.map((word) => `"${word}"`).join(', ')}.`);
        return tell(checked, { stats: flags.stats === true, strict: flags.strict === true }, print);
      });
    } catch (error) {
      if (error instanceof ZipRefused) throw new WrongCommand(error.message);
      throw error;
    }
  },
};

function tell(checked: readonly CheckedPack[], { stats, strict }: { stats: boolean; strict: boolean }, print: Print): number {
  for (const { shown, problems, draft } of checked) {
    print(shown);
    for (const problem of problems) print(`  ${lineOf(problem)}`);
    if (problems.length === 0) print('  nothing to mend');
    if (stats && draft) for (const line of statsOf(draft)) print(`  ${line}`);
  }
  const drafts = checked.flatMap(({ draft }) => draft ?? []);
  if (stats && drafts.length > 1) for (const line of shelfOf(checked)) print(line);
  const problems = checked.flatMap((pack) => pack.problems);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const of = (kind: CheckedPack['kind']) => checked.filter((pack) => pack.kind === kind).length;
  const counts = [
    many(of('lesson'), 'lesson'),
    some(of('collection'), 'collection'),
    some(of('framework'), 'framework'),
    some(of('guides'), 'edition with guides', 'editions with guides'),
  ];
  print(`\n${[...counts, many(errors, 'error'), many(warnings, 'warning')].filter(Boolean).join(', ')}`);
  return errors > 0 || (strict && warnings > 0) ? 1 : 0;
}

function many(count: number, name: string, plural = `${name}s`): string {
  return `${count} ${count === 1 ? name : plural}`;
}

const some = (count: number, name: string, plural?: string): string => (count === 0 ? '' : many(count, name, plural));

export function lineOf({ file, line, field, message, severity }: Problem): string {
  return `${file}:${line} ${severity}${field === '' ? '' : ` ${field}`}: ${message}`;
}
