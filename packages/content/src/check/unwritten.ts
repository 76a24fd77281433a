import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../load/problem.ts';

/** What `content new` leaves for the author to write: the mark and what should stand there. */
const mark = /TODO:\s*(.*?)["'\s,}\]]*$/;

/** Every line of a lesson that is still to write. */
export function unwrittenLines(folder: string, base: string = process.cwd()): Problem[] {
  return textFiles(folder).flatMap((file) => {
    const shown = relative(base, join(folder, file)) || file;
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index): Problem[] => {
        const what = mark.exec(line)?.[1];
        return what === undefined ? [] : [{ file: shown, line: index + 1, field: '', message: `still to write: ${what}`, severity: 'error' }];
      });
  });
}

/** While a line is still to write, that is all there is to say about it. */
export function withUnwritten(problems: readonly Problem[], unwritten: readonly Problem[]): Problem[] {
  const places = new Set(unwritten.map(placeOf));
  return [...problems.filter((problem) => !places.has(placeOf(problem))), ...unwritten];
}

const placeOf = ({ file, line }: Problem): string => `${file}:${line}`;

function textFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(yaml|md)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
