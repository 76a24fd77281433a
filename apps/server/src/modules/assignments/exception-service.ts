import { changeOwnDates, type OwnDatesOfStudent } from '@alba/contract/assignment-students';
import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { isOpenOrFuture } from '@alba/domain/assigning';
import { dueBeforeStart, windowOf } from '@alba/domain/assignments';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type AssignmentEvent, type StandingAssignment, storeOwnDates } from './change-repository.ts';
import { type Change, changedSince, kept, lockOne, store } from './change-service.ts';
import { listedAssignment } from './list-service.ts';
import { selectNames, selectStudentsOfAssignment } from './students-query.ts';
import { assignedTwice } from './twice.ts';

/** Gives students dates of their own, or takes these away again; all or nothing. What stood before is the way back. */
export async function changeDates(tx: Tx, call: Change, body: BodyOf<typeof changeOwnDates>): Promise<ReplyOf<typeof changeOwnDates>> {
  const { districtId } = call.viewer;
  const assignment = await lockOne(tx, call);
  if (!assignment || assignment.removedAt) throw refuse(changeOwnDates, 'assignment_not_found');
  if (assignment.revision !== body.revision) throw refuse(changeOwnDates, 'assignment_changed', changedSince(assignment));
  const wished = [...new Map(body.students.map((one) => [one.studentId, one])).values()];
  const targets = await selectStudentsOfAssignment(tx, { districtId, assignmentId: call.assignmentId });
  const here = new Set(targets.flatMap(({ studentId, isTarget }) => (isTarget ? [studentId] : [])));
  const unknown = wished.filter(({ studentId }) => !here.has(studentId)).map(({ studentId }) => studentId);
  if (unknown.length > 0) throw refuse(changeOwnDates, 'student_not_found', { studentIds: unknown });
  const stood = new Map(assignment.ownDates.map(({ studentId, start, due }) => [studentId, { studentId, start, due }]));
  const before = wished.map(({ studentId }) => stood.get(studentId) ?? { studentId, start: null, due: null });
  const changed = wished.filter(({ start, due }, at) => start !== before[at]?.start || due !== before[at]?.due);
  await refuseCrossed(tx, call, { assignment, changed });
  await refuseTwice(tx, call, { assignment, changed, stood });
  if (changed.length > 0) {
    const { assignmentId, schoolYear } = assignment;
    await storeOwnDates(tx, { districtId, rows: changed.map((one) => ({ assignmentId, schoolYear, ...one })) });
    await store(tx, call, [{ ...kept(assignment), events: changed.map((one) => eventOf(one, stood.get(one.studentId))) }]);
  }
  return { assignment: await listedAssignment(tx, call, call.assignmentId), before };
}

const datesOf = ({ start, due }: Pick<OwnDatesOfStudent, 'start' | 'due'>) => ({ start, due });

function eventOf(one: OwnDatesOfStudent, before: OwnDatesOfStudent | undefined): AssignmentEvent {
  const isRemoved = one.start === null && one.due === null;
  const data = { studentId: one.studentId, ...(before && { before: datesOf(before) }), ...(!isRemoved && { after: datesOf(one) }) };
  return { kind: isRemoved ? 'exception-removed' : 'exception-set', data };
}

type Wish = { assignment: StandingAssignment; changed: readonly OwnDatesOfStudent[] };

async function refuseCrossed(tx: Tx, { viewer }: Change, { assignment, changed }: Wish): Promise<void> {
  const crossed = changed.filter(({ start, due }) => dueBeforeStart({ start: start ?? assignment.start, due: due ?? assignment.due ?? undefined }));
  if (crossed.length > 0) throw refuse(changeOwnDates, 'due_before_start', { studentNames: await namesOf(tx, viewer.districtId, crossed) });
}

/** Dates that open an assignment again for a student who has the lesson in another one would give it twice (D89). */
async function refuseTwice(tx: Tx, call: Change, { assignment, changed, stood }: Wish & { stood: ReadonlyMap<number, OwnDatesOfStudent> }): Promise<void> {
  const { viewer, now } = call;
  if (assignment.closedAt) return;
  const zone = zoneOf({ timeZone: assignment.zone, edition: viewer.edition });
  const stands = (own?: OwnDatesOfStudent) => isOpenOrFuture(windowOf({ ...assignment, ownStart: own?.start, ownDue: own?.due }, zone), now);
  const newly = changed.filter((one) => stands(one) && !stands(stood.get(one.studentId)));
  if (newly.length === 0) return;
  const twice = await assignedTwice(tx, call, [{ ...assignment, studentIds: newly.map(({ studentId }) => studentId) }]);
  const having = twice.get(assignment.assignmentId)?.map((studentId) => ({ studentId }));
  if (having) throw refuse(changeOwnDates, 'lesson_already_assigned', { studentNames: await namesOf(tx, viewer.districtId, having) });
}

const namesOf = (tx: Tx, districtId: number, students: readonly { studentId: number }[]): Promise<string[]> =>
  selectNames(tx, { districtId, studentIds: students.map(({ studentId }) => studentId) });
