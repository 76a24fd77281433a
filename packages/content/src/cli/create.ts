import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editionIds, gradeBandsOf, isEditionId, subjectsOf } from '@alba/domain/editions';
import type { NewLesson } from '../scaffold/new-lesson.ts';
import { scaffoldLesson } from '../scaffold/scaffold-lesson.ts';
import { type Command, type Given, WrongCommand } from './command.ts';

const library = join(dirname(fileURLToPath(import.meta.url)), '../../../../content');

export const create: Command = {
  usage: '<edition> <id> --subject <subject> --band <grade band> [--in <library>]',
  summary: 'begin a lesson: every file it needs, with marks where there is something to write',
  help: `  edition     ${editionIds.join(', ')}
  id          the name of the lesson for ever: lower case letters, digits and hyphens, like us-sci-cornfield-volcano
  --subject   ${editionIds.map((edition) => `${edition}: ${subjectNames(edition).join(', ')}`).join('; ')}
  --band      ${editionIds.map((edition) => `${edition}: ${bandNames(edition).join(', ')}`).join('; ')}
  --in        the library it goes into; content/ without it

The files are in the edition's language. content check reads them at once and lists every line still to write.`,
  options: { subject: { type: 'string' }, band: { type: 'string' }, in: { type: 'string' } },
  run: (given, print) => {
    const lesson = readLesson(given);
    const target = join(typeof given.flags.in === 'string' ? given.flags.in : library, lesson.edition, 'lessons', lesson.id);
    if (existsSync(target)) throw new WrongCommand(`There is a lesson in ${relative(process.cwd(), target)} already.`);
    const files = scaffoldLesson(lesson);
    writeWhole(target, files);
    const shown = relative(process.cwd(), target);
    for (const path of [...files.keys(), 'images/']) print(`${shown}/${path}`);
    print(`\nWrite where it says TODO and draw the pictures it names. What is left to do:\n  npm run content -- check ${shown}`);
    print(`To see it as students do while you write:\n  npm run content -- preview ${shown}`);
    return 0;
  },
};

function subjectNames(edition: NewLesson['edition']): string[] {
  return subjectsOf(edition).map(({ key }) => key);
}

function bandNames(edition: NewLesson['edition']): string[] {
  return gradeBandsOf(edition).map(({ key }) => key);
}

function readLesson({ words: [edition = '', id = '', ...more], flags }: Given): NewLesson {
  if (more.length > 0 || id === '') throw new WrongCommand('Name an edition and an id.');
  if (!isEditionId(edition)) throw new WrongCommand(`There is no edition "${edition}": it is one of ${editionIds.join(', ')}.`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) throw new WrongCommand(`The id "${id}" must be lower case letters, digits and single hyphens.`);
  const subject = subjectsOf(edition).find(({ key }) => key === flags.subject);
  if (!subject) throw new WrongCommand(`--subject must be one of ${subjectNames(edition).join(', ')}.`);
  const band = gradeBandsOf(edition).find(({ key }) => key === flags.band);
  if (!band) throw new WrongCommand(`--band must be one of ${bandNames(edition).join(', ')}.`);
  return { edition, id, subject: subject.key, band: band.key };
}

/** The folder appears with all its files or not at all. */
function writeWhole(target: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(join(dirname(target), '.new-'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), text);
  }
  mkdirSync(join(draft, 'images'));
  renameSync(draft, target);
}
