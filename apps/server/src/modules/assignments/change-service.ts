import { type AssignmentRow, deleteAssignment, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import type { BodyOf } from '@alba/contract/endpoint';
import { isOpenOrFuture } from '@alba/domain/assigning';
import { dueBeforeStart, windowOf } from '@alba/domain/assignments';
import { isUndoOver } from '@alba/domain/limits';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { audit } from './call.ts';
import {
  type AssignmentEvent,
  type AssignmentTerms,
  lockStanding,
  type StandingAssignment,
  type StoredChange,
  type StudentDates,
  storeChanges,
  storeOwnDates,
} from './change-repository.ts';
import { listedAssignment } from './list-service.ts';
import { selectNames } from './students-query.ts';
import { assignedTwice } from './twice.ts';

export type Change = Acting & { assignmentId: number };

/** Changes what is given and leaves the rest. Refused when someone else changed the assignment since it was looked at. */
export async function update(tx: Tx, call: Change, body: BodyOf<typeof updateAssignment>): Promise<AssignmentRow> {
  const assignment = await lockOne(tx, call);
  if (!assignment || assignment.removedAt) throw refuse(updateAssignment, 'assignment_not_found');
  if (assignment.revision !== body.revision) throw refuse(updateAssignment, 'assignment_changed', changedSince(assignment));
  const terms: AssignmentTerms = {
    start: body.start ?? assignment.start,
    due: body.due === undefined ? assignment.due : body.due,
    allowCheckAnswers: body.allowCheckAnswers ?? assignment.allowCheckAnswers,
    keyVisibility: body.keyVisibility ?? assignment.keyVisibility,
  };
  const crossed = await crossedDates(tx, call, { assignment, terms });
  const isClosed = body.isClosed ?? assignment.closedAt !== null;
  const closedAt = isClosed ? (assignment.closedAt ?? call.now) : null;
  const events = eventsOf(assignment, terms, isClosed);
  if (events.length === 0) return listedAssignment(tx, call, call.assignmentId);
  const stood = isStanding(call, assignment, { dates: assignment, isClosed: assignment.closedAt !== null });
  if (!stood && isStanding(call, assignment, { dates: terms, isClosed }) && (await assignedTwice(tx, call, [assignment])).size > 0) {
    throw refuse(updateAssignment, 'lesson_already_assigned', named(assignment));
  }
  const { assignmentId, schoolYear } = assignment;
  await storeOwnDates(tx, {
    districtId: call.viewer.districtId,
    rows: crossed.map(({ studentId }) => ({ assignmentId, schoolYear, studentId, start: null, due: null })),
  });
  await store(tx, call, [{ assignment, terms, closedAt, removedAt: null, events: [...events, ...crossed.map(ownDatesGone)] }]);
  return listedAssignment(tx, call, call.assignmentId);
}

/** Students lose access and reports lose the data at once; everything is kept for `restore`. */
export async function remove(tx: Tx, call: Change): Promise<void> {
  const assignment = await lockOne(tx, call);
  if (!assignment || assignment.removedAt) throw refuse(deleteAssignment, 'assignment_not_found');
  await store(tx, call, [{ ...kept(assignment), removedAt: call.now, events: [{ kind: 'removed', data: {} }] }]);
}

/** Gives a deleted assignment back with all its work. A second press changes nothing. */
export async function restore(tx: Tx, call: Change): Promise<AssignmentRow> {
  const assignment = await lockOne(tx, call);
  if (!assignment) throw refuse(restoreAssignment, 'assignment_not_found');
  if (!assignment.removedAt) return listedAssignment(tx, call, call.assignmentId);
  if (isUndoOver(assignment.removedAt, call.now)) throw refuse(restoreAssignment, 'undo_expired');
  const stands = isStanding(call, assignment, { dates: assignment, isClosed: assignment.closedAt !== null });
  if (stands && (await assignedTwice(tx, call, [assignment])).size > 0) throw refuse(restoreAssignment, 'lesson_already_assigned', named(assignment));
  await store(tx, call, [{ ...kept(assignment), removedAt: null, events: [{ kind: 'restored', data: {} }] }]);
  return listedAssignment(tx, call, call.assignmentId);
}

/** The assignment, removed or not, with its class, locked until the transaction ends. */
export async function lockOne(tx: Tx, call: Change): Promise<StandingAssignment | undefined> {
  return (await lockStanding(tx, teacherOf(call), [call.assignmentId]))[0];
}

/** What a caller with an older revision is told: the revision to go on from and what stands now. */
export function changedSince({ revision, closedAt, start, due, allowCheckAnswers, keyVisibility }: StandingAssignment) {
  return { revision, current: { start, due, allowCheckAnswers, keyVisibility, isClosed: closedAt !== null } };
}

export const named = ({ classId, className }: StandingAssignment) => ({ classIds: [classId], classNames: [className] });

/** An assignment whose terms stay. */
export const kept = (assignment: StandingAssignment): Pick<StoredChange, 'assignment' | 'terms' | 'closedAt' | 'removedAt'> => {
  const { start, due, allowCheckAnswers, keyVisibility, closedAt, removedAt } = assignment;
  return { assignment, terms: { start, due, allowCheckAnswers, keyVisibility }, closedAt, removedAt };
};

/** Writes changes with their history and their audit records. */
export async function store(tx: Tx, call: Acting, changes: readonly StoredChange[]): Promise<void> {
  const { viewer, now } = call;
  await storeChanges(tx, { districtId: viewer.districtId, changes, actorId: viewer.personId, now });
  await audit(
    tx,
    call,
    changes.flatMap(({ assignment: { assignmentId: objectId, schoolId }, events }) =>
      events.map(({ kind, data }) => ({ action: `assignment.${kind}`, objectKind: 'assignment' as const, objectId, schoolId, data })),
    ),
  );
}

type Dated = { assignment: StandingAssignment; terms: AssignmentTerms };

/**
 * Neither the class nor a student with own dates may have to turn in before they may begin. Returns the own dates that no longer fit of
 * students whom it is not for now, or who left: they end, so that who comes back has the dates of the class.
 */
async function crossedDates(tx: Tx, { viewer }: Change, { assignment, terms }: Dated): Promise<StudentDates[]> {
  if (dueBeforeStart({ start: terms.start, due: terms.due ?? undefined })) throw refuse(updateAssignment, 'due_before_start');
  const crossed = assignment.ownDates.filter(({ start, due }) => dueBeforeStart({ start: start ?? terms.start, due: due ?? terms.due ?? undefined }));
  const here = crossed.filter(({ isHere }) => isHere);
  if (here.length === 0) return crossed;
  const studentNames = await selectNames(tx, { districtId: viewer.districtId, studentIds: here.map(({ studentId }) => studentId) });
  throw refuse(updateAssignment, 'due_before_start', { studentNames });
}

const ownDatesGone = ({ studentId, start, due }: StudentDates): AssignmentEvent => ({ kind: 'exception-removed', data: { studentId, before: { start, due } } });

/** Whether the assignment, with these dates, is open or yet to open for its class. */
function isStanding({ viewer, now }: Change, assignment: StandingAssignment, { dates, isClosed }: { dates: AssignmentTerms; isClosed: boolean }): boolean {
  return !isClosed && isOpenOrFuture(windowOf(dates, zoneOf({ timeZone: assignment.zone, edition: viewer.edition })), now);
}

function eventsOf(before: StandingAssignment, after: AssignmentTerms, isClosed: boolean): AssignmentEvent[] {
  const keys = ['start', 'due', 'allowCheckAnswers', 'keyVisibility'] as const;
  const changed = keys.filter((key) => before[key] !== after[key]);
  const pick = (from: AssignmentTerms) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  const events: AssignmentEvent[] = changed.length > 0 ? [{ kind: 'changed', data: { before: pick(before), after: pick(after) } }] : [];
  if (isClosed !== (before.closedAt !== null)) events.push({ kind: isClosed ? 'closed' : 'reopened', data: {} });
  return events;
}
