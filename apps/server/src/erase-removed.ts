import { undoEnds } from '@alba/domain/limits';
import { eraseAssignments } from './modules/assignments/index.ts';
import { attemptReasons, type Erasing, eraseAttempts } from './modules/attempts/index.ts';
import { eraseClasses, eraseEnrollments } from './modules/classes/index.ts';
import type { Db } from './platform/db/index.ts';

/** Rows of a kind that one statement takes: a few milliseconds, so that nobody who works meanwhile waits. */
const batch = 200;
/** Statements of a kind in one run; what is left then is taken an hour later. */
const mostBatches = 100;

export type Erased = { attempts: number; assignments: number; enrollments: number; classes: number };

/**
 * Erases for good what was taken away more than 30 days ago (D24, D25): reset work, removed assignments and classes, and the
 * places of students whose work was to go with them. From the leaves to the root, so that it may stop anywhere and go on
 * later, on any server: whatever still has something below it stays until the next run.
 */
export async function eraseRemoved(db: Db, now: Date, { limit = batch }: { limit?: number } = {}): Promise<Erased> {
  const given: Erasing = { before: undoEnds(now), now, limit };
  return {
    attempts: await inBatches(limit, attemptReasons, (reason) => eraseAttempts(db, { ...given, reason })),
    assignments: await inBatches(limit, ['assignment', 'class'], (what) => eraseAssignments(db, { ...given, with: what })),
    enrollments: await inBatches(limit, ['enrollment', 'class'], (what) => eraseEnrollments(db, { ...given, with: what })),
    classes: await inBatches(limit, ['class'], () => eraseClasses(db, given)),
  };
}

/** Takes batch after batch for each reason until one is not full. */
async function inBatches<Reason extends string>(limit: number, reasons: readonly Reason[], erase: (reason: Reason) => Promise<number>): Promise<number> {
  let total = 0;
  for (const reason of reasons) {
    for (let batches = 0; batches < mostBatches; batches += 1) {
      const erased = await erase(reason);
      total += erased;
      if (erased < limit) break;
    }
  }
  return total;
}
