import type { Db, Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { type Pupil, selectOptionalTaughtClass, selectPupils, type TaughtClass } from './pupil-repository.ts';

export type Reading = Pick<Acting, 'viewer' | 'now'>;

/** The class, for whoever teaches it now; anybody else is told that there is none. */
export async function requireTaughtClass(db: Db | Tx, reading: Reading, classId: number): Promise<TaughtClass> {
  const taught = await selectOptionalTaughtClass(db, teacherOf(reading), classId);
  if (!taught) throw new Refusal('class_not_found');
  return taught;
}

/** These students of the class, for its teacher; refused when one of them is not in it now, or is a member of staff. */
export async function requirePupils(
  db: Db | Tx,
  reading: Reading,
  { classId, studentIds }: { classId: number; studentIds: readonly number[] },
): Promise<{ taught: TaughtClass; pupils: Pupil[] }> {
  const taught = await requireTaughtClass(db, reading, classId);
  const personIds = [...new Set(studentIds)];
  const pupils = await selectPupils(db, { districtId: reading.viewer.districtId, classId, personIds });
  if (pupils.length !== personIds.length) throw new Refusal('student_not_found');
  return { taught, pupils };
}

/** One student of the class. */
export async function requirePupil(
  db: Db | Tx,
  reading: Reading,
  { classId, studentId }: { classId: number; studentId: number },
): Promise<{ taught: TaughtClass; pupil: Pupil }> {
  const { taught, pupils } = await requirePupils(db, reading, { classId, studentIds: [studentId] });
  const [pupil] = pupils;
  if (!pupil) throw new Refusal('student_not_found');
  return { taught, pupil };
}
