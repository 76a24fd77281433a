import { moveAssignments, previewMoveAssignments, undoMoveAssignments } from '@alba/contract/assignment-moves';
import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import type { Looking } from './call.ts';
import { lockStanding, type OwnDatesRow, type StandingAssignment, selectNewestEvents, selectStanding, storeOwnDates } from './change-repository.ts';
import { kept, store } from './change-service.ts';
import { type Moved, movedBy, movedTwice, previewOf } from './move-plan.ts';

type Asked = { assignmentId: number; revision: number };
type Refusing = typeof moveAssignments | typeof undoMoveAssignments;

/** Where the assignments would go. Writes nothing. */
export async function preview(
  db: Db,
  call: Looking,
  { assignmentIds, schoolDays }: BodyOf<typeof previewMoveAssignments>,
): Promise<ReplyOf<typeof previewMoveAssignments>> {
  const ids = [...new Set(assignmentIds)];
  const found = new Map((await selectStanding(db, teacherOf(call), ids)).map((one) => [one.assignmentId, one]));
  const wanted = ids.flatMap((id) => found.get(id) ?? []).filter(({ removedAt }) => removedAt === null);
  if (wanted.length < ids.length) throw refuse(previewMoveAssignments, 'assignment_not_found');
  const moved = wanted.map((assignment) => movedBy(assignment, call, schoolDays));
  return { assignments: await previewOf(db, call, moved) };
}

/** Moves them all or none, with the own dates of their students. */
export async function move(tx: Tx, call: Acting, { assignments, schoolDays }: BodyOf<typeof moveAssignments>): Promise<ReplyOf<typeof moveAssignments>> {
  const locked = await lockAsked(tx, call, { asked: assignments, endpoint: moveAssignments });
  const moved = locked.map((assignment) => movedBy(assignment, call, schoolDays));
  await refuseTwice(tx, call, { moved, endpoint: moveAssignments });
  return write(tx, call, { moved, dataOf: (one) => ({ ...changeOf(one), moved: schoolDays }) });
}

/** Gives them exactly the dates they had before the move that was their last change. */
export async function undo(tx: Tx, call: Acting, { assignments }: BodyOf<typeof undoMoveAssignments>): Promise<ReplyOf<typeof undoMoveAssignments>> {
  const locked = await lockAsked(tx, call, { asked: assignments, endpoint: undoMoveAssignments });
  const assignmentIds = locked.map(({ assignmentId }) => assignmentId);
  const newest = await selectNewestEvents(tx, { districtId: call.viewer.districtId, assignmentIds });
  const moves = locked.map((assignment) => ({ assignment, data: newest.get(assignment.assignmentId)?.data }));
  const others = moves.filter(({ data }) => !isMove(data)).map(({ assignment }) => assignment);
  if (others.length > 0) throw refuse(undoMoveAssignments, 'assignment_changed', namedOf(others));
  const back = moves.flatMap(({ assignment, data }) => (isMove(data) ? [movedBack(assignment, data, call)] : []));
  await refuseTwice(tx, call, { moved: back, endpoint: undoMoveAssignments });
  return write(tx, call, { moved: back, dataOf: changeOf });
}

/** The assignments with the revisions that were seen, locked. */
async function lockAsked(tx: Tx, call: Acting, { asked, endpoint }: { asked: readonly Asked[]; endpoint: Refusing }): Promise<StandingAssignment[]> {
  const revisions = new Map(asked.map(({ assignmentId, revision }) => [assignmentId, revision]));
  const locked = (await lockStanding(tx, teacherOf(call), [...revisions.keys()])).filter(({ removedAt }) => removedAt === null);
  if (locked.length < revisions.size) throw refuse(endpoint, 'assignment_not_found');
  const changed = locked.filter(({ assignmentId, revision }) => revisions.get(assignmentId) !== revision);
  if (changed.length > 0) throw refuse(endpoint, 'assignment_changed', namedOf(changed));
  return locked;
}

async function refuseTwice(tx: Tx, call: Acting, { moved, endpoint }: { moved: readonly Moved[]; endpoint: Refusing }): Promise<void> {
  const twice = await movedTwice(tx, call, moved);
  const refused = moved.map(({ assignment }) => assignment).filter(({ assignmentId }) => twice.has(assignmentId));
  if (refused.length > 0) throw refuse(endpoint, 'lesson_already_assigned', namedOf(refused));
}

const namedOf = (assignments: readonly StandingAssignment[]) => ({
  assignments: assignments.map(({ assignmentId, lessonTitle, className }) => ({ assignmentId, lessonTitle, className })),
});

type Written = { moved: readonly Moved[]; dataOf: (one: Moved) => object };

async function write(tx: Tx, call: Acting, { moved, dataOf }: Written): Promise<{ assignments: Asked[] }> {
  const rows: OwnDatesRow[] = moved.flatMap(({ assignment: { assignmentId, schoolYear }, ownDates }) =>
    ownDates.map(({ studentId, start, due }) => ({ assignmentId, schoolYear, studentId, start, due })),
  );
  await storeOwnDates(tx, { districtId: call.viewer.districtId, rows });
  await store(
    tx,
    call,
    moved.map((one) => {
      const unchanged = kept(one.assignment);
      return { ...unchanged, terms: { ...unchanged.terms, ...one.dates }, events: [{ kind: 'changed', data: dataOf(one) }] };
    }),
  );
  return { assignments: moved.map(({ assignment: { assignmentId, revision } }) => ({ assignmentId, revision: revision + 1 })) };
}

type OwnChange = { studentId: number; before: { start: string | null; due: string | null }; after: { start: string | null; due: string | null } };
type DatesChange = { before: { start: string; due: string | null }; after: { start: string; due: string | null }; own: OwnChange[] };
type MoveData = DatesChange & { moved: number };

/** What the history keeps: enough to give back exactly what stood. */
function changeOf({ assignment, dates, ownDates }: Moved): DatesChange {
  const { start, due } = assignment;
  const stood = new Map(assignment.ownDates.map((own) => [own.studentId, own]));
  const own = ownDates.map((after) => {
    const before = stood.get(after.studentId);
    return { studentId: after.studentId, before: { start: before?.start ?? null, due: before?.due ?? null }, after: { start: after.start, due: after.due } };
  });
  return { before: { start, due }, after: dates, own };
}

const isMove = (data: unknown): data is MoveData => typeof data === 'object' && data !== null && 'moved' in data;

function movedBack(assignment: StandingAssignment, { before, own }: MoveData, call: Looking): Moved {
  const had = new Map(own.map((one) => [one.studentId, one.before]));
  const ownDates = assignment.ownDates.map((one) => ({ ...one, ...had.get(one.studentId) }));
  return { ...movedBy(assignment, call, 0), dates: before, ownDates };
}
