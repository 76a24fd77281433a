import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLesson } from '../check/check-lesson.ts';
import type { Problem } from '../load/problem.ts';

/** A small lesson with nothing to mend. */
export const soundLesson = fileURLToPath(new URL('../../fixtures/us-sci-ice-floats', import.meta.url));

/** One planted change: in `file` the first `find` becomes `put`. */
export type Change = { file: string; find: string | RegExp; put: string };

/** Runs `look` on a copy of the sound lesson with changes planted in it. Fails when a change changes nothing. */
export function withChanges<T>(changes: readonly Change[], look: (folder: string) => T): T {
  const parent = mkdtempSync(join(tmpdir(), 'alba-content-'));
  const folder = join(parent, 'us/lessons/us-sci-ice-floats');
  try {
    plant(folder, changes);
    return look(folder);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** Writes a copy of the sound lesson with changes in it. */
export function plant(folder: string, changes: readonly Change[]): void {
  cpSync(soundLesson, folder, { recursive: true });
  for (const { file, find, put } of changes) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(find, put);
    if (after === before) throw new Error(`${file} does not hold ${find}`);
    writeFileSync(join(folder, file), after);
  }
}

/** Problems of the sound lesson with changes planted in it; files are named from the lesson folder on. */
export function problemsWith(...changes: Change[]): Problem[] {
  return withChanges(changes, (folder) => checkLesson(folder, folder).problems);
}
