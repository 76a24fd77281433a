import { randomUUID } from 'node:crypto';
import { moveStudents as moveEndpoint, type previewMove, undoMove as undoEndpoint } from '@alba/contract/class-moves';
import type { BodyOf, ParamsOf, ReplyOf } from '@alba/contract/endpoint';
import { isUndoOver, limits } from '@alba/domain/limits';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit, schoolYearNow } from '../audit/index.ts';
import type { Reading } from './class-service.ts';
import { copyLevels, endPlaces, givePlaces, reopenPlaces, selectMove, writePlaceEvents } from './move-place-repository.ts';
import {
  lockMoveClasses,
  type MoveClass,
  type Mover,
  pointWorks,
  selectMoveClasses,
  selectMovers,
  selectReturnable,
  selectWorks,
  type Work,
} from './move-repository.ts';
import { teacherOf } from './teaching-query.ts';

type Wanted = ParamsOf<typeof moveEndpoint> & BodyOf<typeof moveEndpoint>;

/** What a move or copy would do, counted. */
export async function previewOf(db: Db, reading: Reading, wanted: Wanted): Promise<ReplyOf<typeof previewMove>> {
  const classes = await selectMoveClasses(db, teacherOf(reading), [wanted.classId, wanted.toClassId]);
  const { movers, works } = await planOf(db, reading, wanted, classes);
  return {
    students: movers.length,
    alreadyThere: movers.filter(({ isThere }) => isThere).length,
    worksMoved: works.filter(goes).length,
    worksKept: works.filter((work) => !goes(work)).length,
    levelsCopied: movers.filter(({ hasLevels, isThere }) => hasLevels && !isThere).length,
    rostered: wanted.kind === 'move' ? movers.filter(({ isRostered }) => isRostered).length : 0,
  };
}

const goes = (work: Work): work is Work & { toAssignmentId: number } => work.toAssignmentId !== null;

type Plan = { from: MoveClass; to: MoveClass; movers: Mover[]; works: Work[] };

/** A copy leaves all work where it is: one piece of work counts in one class (D26). */
async function planOf(db: Db | Tx, { viewer }: Reading, { kind, classId, toClassId, enrollmentIds }: Wanted, classes: MoveClass[]): Promise<Plan> {
  if (classId === toClassId) throw refuse(moveEndpoint, 'same_class');
  const from = classes.find((one) => one.classId === classId);
  const to = classes.find((one) => one.classId === toClassId);
  if (!from || !to) throw refuse(moveEndpoint, 'class_not_found');
  const { districtId } = viewer;
  const movers = await selectMovers(db, { districtId, fromId: classId, toId: toClassId, enrollmentIds });
  if (movers.length === 0) throw refuse(moveEndpoint, 'not_enrolled');
  const coming = movers.filter(({ isThere }) => !isThere).length;
  if (to.studentCount + coming > limits.studentsPerClass) throw refuse(moveEndpoint, 'class_full');
  const personIds = movers.map(({ personId }) => personId);
  const works = kind === 'copy' ? [] : await selectWorks(db, { districtId, fromId: classId, toId: toClassId, personIds });
  return { from, to, movers, works };
}

/** Moves or copies students to another class of the teacher, with their work as far as it has a place there. All at once or nothing. */
export async function moveStudents(tx: Tx, acting: Acting, wanted: Wanted): Promise<ReplyOf<typeof moveEndpoint>> {
  const { viewer, now } = acting;
  const { kind, classId, toClassId } = wanted;
  const classes = await lockMoveClasses(tx, teacherOf(acting), [classId, toClassId]);
  const { from, to, movers, works } = await planOf(tx, acting, wanted, classes);
  const acted = { districtId: viewer.districtId, schoolYear: schoolYearNow(acting), actorId: viewer.personId, now };
  const coming = movers.filter(({ isThere }) => !isThere);
  const places = await givePlaces(tx, { ...acted, classId: toClassId, subgroupId: to.subgroupId, personIds: coming.map(({ personId }) => personId) });
  const placeOf = ({ personId, thereId }: Mover) => places.get(personId) ?? thereId ?? 0;
  await copyLevels(
    tx,
    viewer.districtId,
    coming.map((mover) => ({ from: mover.enrollmentId, to: placeOf(mover) })),
  );
  const going = works.filter(goes);
  await pointWorks(
    tx,
    viewer.districtId,
    going.map(({ attemptId, toAssignmentId }) => ({ attemptId, to: toAssignmentId })),
  );
  if (kind === 'move') await endPlaces(tx, { ...acted, enrollmentIds: movers.map(({ enrollmentId }) => enrollmentId) });
  const moveId = randomUUID();
  const worksOf = Map.groupBy(going, ({ personId }) => personId);
  const events = movers.flatMap((mover) => {
    const moved = (worksOf.get(mover.personId) ?? []).map(({ attemptId, fromAssignmentId, toAssignmentId }) => ({
      attemptId,
      from: fromAssignmentId,
      to: toAssignmentId,
    }));
    const data = {
      moveId,
      kind,
      fromClassId: classId,
      toClassId,
      fromId: mover.enrollmentId,
      toId: placeOf(mover),
      isNew: !mover.isThere,
      works: moved,
    } satisfies Moved;
    return [
      { enrollmentId: mover.enrollmentId, kind: 'moved' as const, data },
      ...(mover.isThere ? [] : [{ enrollmentId: placeOf(mover), kind: 'moved' as const, data }]),
    ];
  });
  await writePlaceEvents(tx, { ...acted, events });
  const data = { moveId, kind, toClassId, enrollmentIds: movers.map(({ enrollmentId }) => enrollmentId), works: going.length };
  await recordAudit(tx, { ...auditOf(acting), action: 'class.students-moved', objectKind: 'class', objectId: classId, schoolId: from.schoolId, data });
  return { moveId, students: movers.length, worksMoved: going.length };
}

const movedData = z.object({
  moveId: z.string(),
  kind: z.enum(['move', 'copy']),
  fromClassId: z.number(),
  toClassId: z.number(),
  fromId: z.number(),
  toId: z.number(),
  isNew: z.boolean(),
  works: z.array(z.object({ attemptId: z.number(), from: z.number(), to: z.number() })),
});
type Moved = z.infer<typeof movedData>;

/** Takes a move back: places as before, and the works that came along go back with whatever was done on them since. */
export async function undoMove(tx: Tx, acting: Acting, { classId, move: moveId }: ParamsOf<typeof undoEndpoint>): Promise<void> {
  const { viewer, now } = acting;
  const teacher = teacherOf(acting);
  const rows = await selectMove(tx, { districtId: viewer.districtId, classId, moveId });
  const moved = rows.map(({ data }) => movedData.parse(data)).filter(({ fromClassId }) => fromClassId === classId);
  const [first] = moved;
  if (!first || !rows[0]) throw refuse(undoEndpoint, 'move_not_found');
  // asked twice it is done once: what somebody did with the students since is theirs
  if (rows.some(({ isUndone }) => isUndone)) return;
  const classes = await lockMoveClasses(tx, teacher, [classId, first.toClassId]);
  const from = classes.find((one) => one.classId === classId);
  if (!from) throw refuse(undoEndpoint, 'class_not_found');
  if (isUndoOver(rows[0].at, now)) throw refuse(undoEndpoint, 'undo_expired');
  const acted = { districtId: viewer.districtId, schoolYear: schoolYearNow(acting), actorId: viewer.personId, now };
  const back = first.kind === 'move' ? moved.map(({ fromId }) => fromId) : [];
  if (from.studentCount + back.length > limits.studentsPerClass) throw refuse(undoEndpoint, 'class_full');
  const returning = await selectReturnable(
    tx,
    viewer.districtId,
    moved.flatMap(({ works }) => works),
  );
  await pointWorks(tx, viewer.districtId, returning);
  await reopenPlaces(tx, { ...acted, enrollmentIds: back });
  const gone = moved.filter(({ isNew }) => isNew).map(({ toId }) => toId);
  await endPlaces(tx, { ...acted, enrollmentIds: gone });
  const data = { moveId, isUndo: true };
  await writePlaceEvents(tx, {
    ...acted,
    events: [
      ...back.map((enrollmentId) => ({ enrollmentId, kind: 'restored' as const, data })),
      ...gone.map((enrollmentId) => ({ enrollmentId, kind: 'removed' as const, data })),
    ],
  });
  const audited = { moveId, students: moved.length, works: returning.length };
  await recordAudit(tx, { ...auditOf(acting), action: 'class.move-undone', objectKind: 'class', objectId: classId, schoolId: from.schoolId, data: audited });
}
