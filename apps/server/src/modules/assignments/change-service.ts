import { type AssignmentRow, deleteAssignment, restoreAssignment, updateAssignment as updateEndpoint } from '@alba/contract/assignments';
import type { BodyOf } from '@alba/contract/endpoint';
import { dueBeforeStart } from '@alba/domain/assignments';
import { isUndoOver } from '@alba/domain/limits';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { zoneOf } from '../institutions/index.ts';
import {
  type AssignmentEvent,
  type AssignmentTerms,
  type LockedAssignment,
  lockAssignment,
  selectUnclosed,
  updateAssignment,
} from './assignment-repository.ts';
import { audit } from './call.ts';
import { classesThatHaveIt, isOpenOrFuture } from './conflicts.ts';
import { listedAssignment } from './service.ts';

type Change = Acting & { assignmentId: number };

/** Changes what is given and leaves the rest. Refused when someone else changed the assignment since it was looked at. */
export async function update(tx: Tx, call: Change, body: BodyOf<typeof updateEndpoint>): Promise<AssignmentRow> {
  const assignment = await lockAssignment(tx, teacherOf(call), call.assignmentId);
  if (!assignment || assignment.removedAt) throw refuse(updateEndpoint, 'assignment_not_found');
  if (assignment.revision !== body.revision) throw refuse(updateEndpoint, 'assignment_changed', { revision: assignment.revision });
  const terms: AssignmentTerms = {
    start: body.start ?? assignment.start,
    due: body.due === undefined ? assignment.due : body.due,
    allowCheckAnswers: body.allowCheckAnswers ?? assignment.allowCheckAnswers,
    keyVisibility: body.keyVisibility ?? assignment.keyVisibility,
  };
  if (dueBeforeStart({ start: terms.start, due: terms.due ?? undefined })) throw refuse(updateEndpoint, 'due_before_start');
  const isClosed = body.isClosed ?? assignment.closedAt !== null;
  const closedAt = isClosed ? (assignment.closedAt ?? call.now) : null;
  const events = eventsOf(assignment, terms, isClosed);
  if (events.length === 0) return listedAssignment(tx, call, call.assignmentId);
  const stood = isStanding(call, assignment, { dates: assignment, isClosed: assignment.closedAt !== null });
  if (!stood && isStanding(call, assignment, { dates: terms, isClosed }) && (await isAssignedTwice(tx, call, assignment))) {
    throw refuse(updateEndpoint, 'lesson_already_assigned', named(assignment));
  }
  await store(tx, call, { assignment, terms, closedAt, removedAt: null, events });
  return listedAssignment(tx, call, call.assignmentId);
}

/** Students lose access and reports lose the data at once; everything is kept for `restore`. */
export async function remove(tx: Tx, call: Change): Promise<void> {
  const assignment = await lockAssignment(tx, teacherOf(call), call.assignmentId);
  if (!assignment || assignment.removedAt) throw refuse(deleteAssignment, 'assignment_not_found');
  await store(tx, call, {
    assignment,
    terms: termsOf(assignment),
    closedAt: assignment.closedAt,
    removedAt: call.now,
    events: [{ kind: 'removed', data: {} }],
  });
}

/** Gives a deleted assignment back with all its work. A second press changes nothing. */
export async function restore(tx: Tx, call: Change): Promise<AssignmentRow> {
  const assignment = await lockAssignment(tx, teacherOf(call), call.assignmentId);
  if (!assignment) throw refuse(restoreAssignment, 'assignment_not_found');
  if (!assignment.removedAt) return listedAssignment(tx, call, call.assignmentId);
  if (isUndoOver(assignment.removedAt, call.now)) throw refuse(restoreAssignment, 'undo_expired');
  if (isStanding(call, assignment, { dates: assignment, isClosed: assignment.closedAt !== null }) && (await isAssignedTwice(tx, call, assignment))) {
    throw refuse(restoreAssignment, 'lesson_already_assigned', named(assignment));
  }
  await store(tx, call, { assignment, terms: termsOf(assignment), closedAt: assignment.closedAt, removedAt: null, events: [{ kind: 'restored', data: {} }] });
  return listedAssignment(tx, call, call.assignmentId);
}

const termsOf = ({ start, due, allowCheckAnswers, keyVisibility }: AssignmentTerms): AssignmentTerms => ({ start, due, allowCheckAnswers, keyVisibility });
const named = ({ classId, className }: LockedAssignment) => ({ classIds: [classId], classNames: [className] });

/** Whether the assignment, with these dates, is open or yet to open for its class. */
function isStanding({ viewer, now }: Change, assignment: LockedAssignment, { dates, isClosed }: { dates: AssignmentTerms; isClosed: boolean }): boolean {
  return !isClosed && isOpenOrFuture(dates, zoneOf({ timeZone: assignment.zone, edition: viewer.edition }), now);
}

/** Whether the class has the same lesson in another assignment that is open or yet to open. */
async function isAssignedTwice(tx: Tx, { viewer, now }: Change, assignment: LockedAssignment): Promise<boolean> {
  const { classId, lessonId, assignmentId } = assignment;
  const found = await selectUnclosed(tx, { districtId: viewer.districtId, lessonId, classIds: [classId] });
  const zone = zoneOf({ timeZone: assignment.zone, edition: viewer.edition });
  return classesThatHaveIt(found, { zoneOf: () => zone, now, except: assignmentId }).length > 0;
}

function eventsOf(before: LockedAssignment, after: AssignmentTerms, isClosed: boolean): AssignmentEvent[] {
  const keys = ['start', 'due', 'allowCheckAnswers', 'keyVisibility'] as const;
  const changed = keys.filter((key) => before[key] !== after[key]);
  const pick = (from: AssignmentTerms) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  const events: AssignmentEvent[] = changed.length > 0 ? [{ kind: 'changed', data: { before: pick(before), after: pick(after) } }] : [];
  if (isClosed !== (before.closedAt !== null)) events.push({ kind: isClosed ? 'closed' : 'reopened', data: {} });
  return events;
}

type Stored = { assignment: LockedAssignment; terms: AssignmentTerms; closedAt: Date | null; removedAt: Date | null; events: AssignmentEvent[] };

async function store(tx: Tx, call: Change, { assignment, terms, closedAt, removedAt, events }: Stored): Promise<void> {
  const { viewer, now } = call;
  await updateAssignment(tx, { districtId: viewer.districtId, assignment, change: { terms, closedAt, removedAt }, events, actorId: viewer.personId, now });
  const { assignmentId: objectId, schoolId } = assignment;
  await audit(
    tx,
    call,
    events.map(({ kind, data }) => ({ action: `assignment.${kind}`, objectKind: 'assignment', objectId, schoolId, data })),
  );
}
