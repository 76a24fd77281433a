import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLesson } from '../check/check-lesson.ts';
import { lessonFolders } from '../load/lesson-folders.ts';
import type { Problem } from '../load/problem.ts';
import { statsOf } from './stats.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export const help = `Checks the lessons of the library and makes their videos.

  npm run content -- check [folder…] [options]
  npm run content -- video <folder>

  folder      a lesson folder (content/us/lessons/us-sci-…); several may be named; all lessons of content/ without one

  --stats     also print the shelf's numbers: questions by kind and skill, words and readability of every level
  --strict    count warnings as errors
  --help      this text

video makes media/spark.webm, captions, described track and poster from video/spark.yaml, and prints the transcript. It needs
ffmpeg, Chromium and a speech engine (espeak-ng, flite for English); checking and showing lessons needs none of them.

Each line says file:line, field and what to do. The exit code is 1 when there is an error, 0 when there are only warnings,
2 when the command itself is wrong. How to write a lesson: docs/guides/author-content.md`;

type Options = { folders: string[]; stats: boolean; strict: boolean };

/** Runs one command line; returns the exit code. `video` takes its time and stands in video.ts. */
export function runContent(given: readonly string[], print: (line: string) => void): number {
  const [command, ...rest] = given;
  if (command === undefined || given.includes('--help') || command === 'help') {
    print(help);
    return command === undefined ? 2 : 0;
  }
  if (command !== 'check') return wrong(print, `There is no command "${command}".`);
  const unknown = rest.find((entry) => entry.startsWith('-') && !['--stats', '--strict'].includes(entry));
  if (unknown) return wrong(print, `There is no option "${unknown}".`);
  const named = rest.filter((entry) => !entry.startsWith('-'));
  const absent = named.find((folder) => !existsSync(folder));
  if (absent) return wrong(print, `There is no folder "${absent}".`);
  return check(
    { folders: named.length > 0 ? named : lessonFolders(join(root, 'content')), stats: rest.includes('--stats'), strict: rest.includes('--strict') },
    print,
  );
}

export function wrong(print: (line: string) => void, message: string): number {
  print(`${message} Try: npm run content -- --help`);
  return 2;
}

function check({ folders, stats, strict }: Options, print: (line: string) => void): number {
  let errors = 0;
  let warnings = 0;
  for (const folder of folders) {
    const { draft, problems } = checkLesson(resolve(folder));
    print(`${relative(process.cwd(), resolve(folder)) || draft.name}`);
    for (const problem of problems) print(`  ${lineOf(problem)}`);
    if (problems.length === 0) print('  nothing to mend');
    if (stats) for (const line of statsOf(draft)) print(`  ${line}`);
    errors += problems.filter((problem) => problem.severity === 'error').length;
    warnings += problems.filter((problem) => problem.severity === 'warning').length;
  }
  print(
    `\n${folders.length} ${folders.length === 1 ? 'lesson' : 'lessons'}, ${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  );
  return errors > 0 || (strict && warnings > 0) ? 1 : 0;
}

function lineOf({ file, line, field, message, severity }: Problem): string {
  return `${file}:${line} ${severity}${field === '' ? '' : ` ${field}`}: ${message}`;
}
