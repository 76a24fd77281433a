import { type checkAssignments, createAssignments } from '@alba/contract/assigning';
import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { schoolYearOf } from '@alba/domain/assignments';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, schoolYearNow } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { addAssignedCount, insertAssignments, lockTaughtClasses, selectTaughtClasses } from './assigning-repository.ts';
import { audit, type Looking, todayOf } from './call.ts';
import { type DecidedCell, decideCells } from './cells.ts';

/** What assigning these would refuse and what it would meet. Writes nothing. */
export async function check(db: Db, call: Looking, body: BodyOf<typeof checkAssignments>): Promise<ReplyOf<typeof checkAssignments>> {
  const decided = await decideCells(db, call, body, (classIds) => selectTaughtClasses(db, teacherOf(call), classIds));
  return { cells: decided.map(({ checked }) => checked) };
}

/** Lessons to classes. All of them are assigned or none is. */
export async function assign(tx: Tx, call: Acting, body: BodyOf<typeof createAssignments>): Promise<ReplyOf<typeof createAssignments>> {
  const { viewer, now } = call;
  const decided = await decideCells(tx, call, body, (classIds) => lockTaughtClasses(tx, teacherOf(call), classIds));
  const refused = decided.flatMap(({ checked }) => (checked.refusal ? [checked] : []));
  if (refused.length > 0) throw refuse(createAssignments, 'cells_refused', { cells: refused });

  const { collectionId = null } = body;
  const assignments = decided.map(({ cell, versionId = 0 }) => ({
    ...cell,
    versionId,
    schoolYear: schoolYearOf(cell.start.slice(0, 10), viewer.edition),
    studentIds: cell.studentIds ? [...new Set(cell.studentIds)] : null,
  }));
  const made = await insertAssignments(tx, { districtId: viewer.districtId, collectionId, actorId: viewer.personId, now, assignments });
  const ids = new Map(made.map((one) => [pairOf(one), one.assignmentId]));
  const assignmentIds = decided.flatMap(({ cell }) => ids.get(pairOf(cell)) ?? []);
  await record(tx, call, { decided, assignmentIds, collectionId });
  return { assignmentIds };
}

const pairOf = ({ lessonId, classId }: { lessonId: number; classId: number }): string => `${lessonId}/${classId}`;

type Done = { decided: readonly DecidedCell[]; assignmentIds: readonly number[]; collectionId: number | null };

async function record(tx: Tx, call: Acting, { decided, assignmentIds, collectionId }: Done): Promise<void> {
  const { districtId, personId, schoolId } = call.viewer;
  const day = todayOf(call);
  await addAssignedCount(tx, { districtId, schoolYear: schoolYearNow(call), day, personId, schoolId, count: assignmentIds.length });
  await audit(
    tx,
    call,
    assignmentIds.map((objectId, at) => {
      const { cell, classroom } = decided[at] as DecidedCell;
      const { lessonId, classId } = cell;
      const data = { lessonId, classId, ...(collectionId === null ? {} : { collectionId }) };
      return { action: 'assignment.created', objectKind: 'assignment', objectId, schoolId: classroom?.schoolId ?? schoolId, data };
    }),
  );
}
