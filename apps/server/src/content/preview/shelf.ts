import { type FSWatcher, watch } from 'node:fs';
import { relative } from 'node:path';
import { checkLesson } from '@alba/content/check/check-lesson';
import { lineOf } from '@alba/content/cli/check';
import type { Print } from '@alba/content/cli/command';
import { completeLesson } from '@alba/content/load/load-lesson';
import { packPlaces } from '@alba/content/load/pack-places';
import type { EditionId } from '@alba/domain/editions';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, transact } from '../../platform/db/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { selectOptionalPack } from '../../setup/pack-repository.ts';
import { packSources, samePack } from '../../setup/pack-sources.ts';
import { prepareLesson, storeReadyLesson } from '../../setup/store-lesson.ts';

export type ShownLesson = { edition: EditionId; lessonId: number; slug: string; packId: string };
type Tools = { storage: Storage; clock: Clock; print: Print };

/**
 * Brings the lessons of a folder into the preview's library. A lesson that has mistakes is shown as far as it can be built: an
 * author looks at it while writing. Says which are there now, and whether anything is new to see.
 */
export async function showLessons(db: Db, folder: string, tools: Tools): Promise<{ lessons: ShownLesson[]; isNew: boolean }> {
  const lessons: ShownLesson[] = [];
  let isNew = false;
  for (const place of packPlaces(folder).lessons) {
    const shown = await showLesson(db, place, tools);
    if (shown) lessons.push(shown.lesson);
    isNew ||= shown?.isNew === true;
  }
  return { lessons, isNew };
}

async function showLesson(db: Db, folder: string, { storage, clock, print }: Tools): Promise<{ lesson: ShownLesson; isNew: boolean } | undefined> {
  const { draft, problems } = checkLesson(folder);
  const lesson = completeLesson(draft);
  const known = lesson && (await selectOptionalPack(db, { edition: lesson.head.edition, packId: lesson.head.id }));
  const isKnown = known?.files !== undefined && samePack(known.files, packSources(folder));
  if (!isKnown) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    for (const problem of problems) print(`  ${lineOf(problem)}`);
    print(`${relative(process.cwd(), folder)}: ${errors} to mend, ${problems.length - errors} to look at`);
  }
  if (!lesson) return undefined;
  try {
    const ready = await prepareLesson(db, { lesson, folder, storage });
    const { edition, id: packId } = lesson.head;
    const { lessonId } = await transact(db, (tx) => storeReadyLesson(tx, ready, { now: clock.now(), broughtBy: 'command' }));
    return { lesson: { edition, lessonId, slug: ready.version.view.slug, packId }, isNew: !isKnown };
  } catch (error) {
    print(`It cannot be shown yet: ${(error as Error).message}`);
    return undefined;
  }
}

/** Calls `onChange` when files below the folder were saved; several at once count as one, and one call ends before the next begins. */
export function watchFolder(folder: string, onChange: () => Promise<void>, settle = 150): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, settle);
  });
}
