import { resetStudent, undoReset } from '@alba/contract/assignments';
import { isUndoOver } from '@alba/domain/limits';
import { sqlStateOf, type Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { audit } from './call.ts';
import { archiveAttempt, lockNewestAttempt, selectOptionalTarget, unarchiveAttempt } from './reset-repository.ts';

type Reset = Acting & { assignmentId: number; studentId: number };

/** The student starts over; the work leaves every report at once and is kept for `undo` (D24). */
export async function reset(tx: Tx, call: Reset): Promise<{ attemptId: number }> {
  const { viewer, now, assignmentId, studentId } = call;
  const schoolId = await requireStudent(tx, call);
  const attemptId = await archiveAttempt(tx, { districtId: viewer.districtId, assignmentId, studentId, actorId: viewer.personId, now });
  if (attemptId === undefined) throw refuse(resetStudent, 'nothing_to_reset');
  await audit(tx, call, [{ action: 'attempt.reset', objectKind: 'attempt', objectId: attemptId, schoolId, data: { assignmentId, studentId } }]);
  return { attemptId };
}

/** Gives the work back, unless the student has begun again. */
export async function undo(tx: Tx, call: Reset): Promise<void> {
  const { viewer, now, assignmentId, studentId } = call;
  const schoolId = await requireStudent(tx, call);
  const attempt = await lockNewestAttempt(tx, { districtId: viewer.districtId, assignmentId, studentId });
  if (!attempt?.archivedAt) throw refuse(undoReset, 'nothing_to_reset');
  if (isUndoOver(attempt.archivedAt, now)) throw refuse(undoReset, 'undo_expired');
  try {
    await unarchiveAttempt(tx, { districtId: viewer.districtId, attempt, actorId: viewer.personId, now });
  } catch (error) {
    // The student began again between the two statements: the unique key of current attempts settles it.
    if (sqlStateOf(error) === '23505') throw refuse(undoReset, 'nothing_to_reset');
    throw error;
  }
  await audit(tx, call, [{ action: 'attempt.reset-undone', objectKind: 'attempt', objectId: attempt.attemptId, schoolId, data: { assignmentId, studentId } }]);
}

/** The school of the assignment's class. Someone else's assignment looks like one that does not exist. */
async function requireStudent(tx: Tx, call: Reset): Promise<number> {
  const target = await selectOptionalTarget(tx, teacherOf(call), call);
  if (!target) throw refuse(resetStudent, 'assignment_not_found');
  if (!target.isStudent) throw refuse(resetStudent, 'student_not_found');
  return target.schoolId;
}
