import { expect, it } from 'vitest';
import type { RosterProblem } from '../model/index.ts';
import { allAs, bytesOf, type Files, manifest, readFiles } from './small-package.ts';

type Outcome = 'stops' | 'goes on';
/** What the report says of it, and whether a strict and a lenient reader may go on. */
export type Bad = [what: string, files: Files, says: Partial<RosterProblem>, strict: Outcome, lenient: Outcome];

/** One test for each malformed package: what is told, and whether it may be applied. */
export function provesEach(table: readonly Bad[]): void {
  it.each(table)('%s', async (_what, files, says, strict, lenient) => {
    for (const [mode, outcome] of [
      ['strict', strict],
      ['lenient', lenient],
    ] as const) {
      const { problems, isUsable, feed, counts } = await readFiles(files, { mode });
      expect({ mode, isUsable, hasFeed: feed !== undefined }).toEqual({ mode, isUsable: outcome === 'goes on', hasFeed: outcome === 'goes on' });
      // lenient takes a quotation mark inside a cell for a letter, and has nothing to tell
      const isForgiven = mode === 'lenient' && says.code === 'bad-csv' && lenient === 'goes on';
      if (!isForgiven) expect(problems).toContainEqual(expect.objectContaining(says));
      expect(counts.errors + counts.warnings).toBe(problems.length);
    }
  });
}

export const without = (files: Files, ...names: string[]): Files => Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));
export const renamed = (files: Files, file: string, to: string): Files => ({ ...without(files, file), [to]: files[file] as string[][] });
export const textOf = (files: Files, file: string): string => bytesOf(files[file] as string[][]).toString();
export const withText = (files: Files, file: string, change: (text: string) => string): Files => ({ ...files, [file]: change(textOf(files, file)) });
export const withHeader = (files: Files, file: string, change: (header: string[]) => string[]): Files => {
  const [header, ...rows] = files[file] as string[][];
  return { ...files, [file]: [change(header as string[]), ...rows] };
};
export const moved = (files: Files, file: string): Files => ({
  ...files,
  [file]: (files[file] as string[][]).map(([id, status, date, one, two, ...rest]) => [id, status, date, two, one, ...rest] as string[]),
});
export const modes = (files: Files, version: '1.1' | '1.2', more: Record<string, string>): Files => ({
  ...files,
  'manifest.csv': manifest(version, { ...allAs('bulk', version), ...more }),
});
export const property = (files: Files, name: string, value: string): Files => ({
  ...files,
  'manifest.csv': (files['manifest.csv'] as string[][]).map(([key, old]) => [key as string, key === name ? value : (old as string)]),
});
