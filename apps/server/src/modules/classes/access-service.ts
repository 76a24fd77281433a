import type { Db, Tx } from '../../platform/db/index.ts';
import { selectTaughtIds } from './class-repository.ts';
import type { Reading } from './class-service.ts';
import { selectJoinedIds } from './student-class-repository.ts';
import { teacherOf } from './teaching-query.ts';

/**
 * The classes the viewer may see in the role they act in: a teacher those they teach, a student those they are in. With
 * `among`, which of those; one statement for any number of classes.
 */
export async function visibleClassIds(db: Db | Tx, reading: Reading, among?: readonly number[]): Promise<ReadonlySet<number>> {
  const { viewer } = reading;
  if (viewer.role === 'teacher') return new Set(await selectTaughtIds(db, teacherOf(reading), among));
  if (viewer.role === 'student') return new Set(await selectJoinedIds(db, viewer, among));
  return new Set();
}

/** Whether the viewer, as a teacher, teaches the class now. */
export async function teachesClass(db: Db | Tx, reading: Reading, classId: number): Promise<boolean> {
  return reading.viewer.role === 'teacher' && (await visibleClassIds(db, reading, [classId])).has(classId);
}
