import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEditionId } from '@alba/domain/editions';
import type { CasePackage } from '../standards/case.schema.ts';
import { frameworkOf } from '../standards/framework.ts';
import type { Notice } from '../standards/notice.ts';
import { caseText, readCase } from '../standards/read-case.ts';
import { type Command, type Print, WrongCommand } from './command.ts';

const library = join(dirname(fileURLToPath(import.meta.url)), '../../../../content');
type Flags = { as?: string; to?: string; content: string; isLenient: boolean };

/** Curriculum frameworks as CASE packages: looking at one, bringing it into the library's files and giving it back. */
export const standards: Command = {
  usage: 'check <file> | import <file> [--as us/my-state] | export us/ngss [--to file]',
  summary: 'check, import and export curriculum frameworks (CASE 1.0 and 1.1)',
  help: `  check       say what is wrong in a CASE package, place by place
  import      say what would come in; with --as write it to the library (content/us/standards/my-state.json), from where the
              next start of the server takes it; lessons call it "my-state"
  export      give a framework of the library back as the package it is

  --lenient   check, import: mend what can be mended and leave out the rest, with a warning for each
  --as        import: edition and name, such as us/my-state
  --to        export: the file to write; without it the package is printed
  --content   another library than content/`,
  options: { lenient: { type: 'boolean' }, as: { type: 'string' }, to: { type: 'string' }, content: { type: 'string' } },
  run: ({ words: [action, what, ...more], flags }, print) => {
    if (what === undefined || more.length > 0) throw new WrongCommand('Say what to do and with which one: check, import or export.');
    const given: Flags = { as: textOf(flags.as), to: textOf(flags.to), content: textOf(flags.content) ?? library, isLenient: flags.lenient === true };
    if (action === 'check') return read(what, given, print) ? 0 : 1;
    if (action === 'import') return bringIn(what, given, print);
    if (action === 'export') return giveBack(what, given, print);
    throw new WrongCommand(`There is no "standards ${action}".`);
  },
};

const textOf = (flag: string | boolean | undefined): string | undefined => (typeof flag === 'string' ? flag : undefined);

/** Tells what there is to say about a file and what is in it; undefined when it cannot come in. */
function read(file: string, { isLenient }: Flags, print: Print): CasePackage | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new WrongCommand(`There is no file "${file}".`);
  const { package: casePackage, notices } = readCase(readFileSync(file, 'utf8'), { isLenient });
  print(file);
  for (const notice of notices) print(`  ${noticeLine(notice)}`);
  if (casePackage) for (const line of linesOf(casePackage)) print(`  ${line}`);
  else print(`  is not taken${isLenient ? '' : ': mend it, or try --lenient'}`);
  return casePackage;
}

export const noticeLine = ({ severity, place, message }: Notice): string => `${severity}${place === '' ? '' : ` ${place}`}: ${message}`;

function linesOf(casePackage: CasePackage): string[] {
  const { title, grades, subjects, standards: items } = frameworkOf(casePackage);
  return [
    `${title} (CASE ${casePackage.CFDocument.caseVersion ?? '1.0'})`,
    `standards  ${items.length}, ${items.filter(({ isLeaf }) => isLeaf).length} of them with nothing under them`,
    `ends       ${casePackage.CFAssociations?.length ?? 0} associations`,
    `grades     ${grades.map((grade) => (grade === 0 ? 'K' : grade)).join(' ') || 'none told'}`,
    `subjects   ${subjects.join(', ') || 'none that an edition has'}`,
  ];
}

function bringIn(file: string, given: Flags, print: Print): number {
  const target = given.as === undefined ? undefined : placeOf(given.as, given);
  const casePackage = read(file, given, print);
  if (!casePackage) return 1;
  if (target === undefined) {
    print('  Nothing was written: name it with --as us/my-state to bring it in.');
    return 0;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, caseText(casePackage));
  print(`  written to ${target}`);
  return 0;
}

function giveBack(name: string, given: Flags, print: Print): number {
  const source = placeOf(name, given);
  if (!existsSync(source)) throw new WrongCommand(`There is no framework "${name}".`);
  const { package: casePackage, notices } = readCase(readFileSync(source, 'utf8'));
  if (!casePackage) {
    for (const notice of notices) print(noticeLine(notice));
    return 1;
  }
  if (given.to === undefined) print(caseText(casePackage).trimEnd());
  else {
    writeFileSync(given.to, caseText(casePackage));
    print(`${casePackage.CFDocument.title}: written to ${given.to}`);
  }
  return 0;
}

/** `us/ngss` as its file in the library. */
function placeOf(name: string, { content }: Flags): string {
  const [edition = '', slug = '', ...more] = name.split('/');
  if (!isEditionId(edition) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || more.length > 0)
    throw new WrongCommand(`"${name}" is not edition/name, such as us/ngss.`);
  return join(content, edition, 'standards', `${slug}.json`);
}
