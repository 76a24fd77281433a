import { changeTargets, loadAssignmentStudents } from '@alba/contract/assignment-students';
import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { isOpenOrFuture } from '@alba/domain/assigning';
import { isLate, timingOf, windowOf } from '@alba/domain/assignments';
import { editions } from '@alba/domain/editions';
import { isUndoOver } from '@alba/domain/limits';
import { byLastName } from '@alba/domain/people';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type Looking, todayOf } from './call.ts';
import { type StandingAssignment, type StudentDates, storeTargets } from './change-repository.ts';
import { type Change, changedSince, kept, lockOne, store } from './change-service.ts';
import { listedAssignment, optionalAssignment } from './list-service.ts';
import { type StudentOfAssignment, selectNames, selectStudentsOfAssignment } from './students-query.ts';
import { assignedTwice } from './twice.ts';

type Look = Looking & { assignmentId: number };

/** Everybody in the class, with what stands for each; also for a class of hundreds in a fixed number of statements. */
export async function loadStudents(db: Db, call: Look): Promise<ReplyOf<typeof loadAssignmentStudents>> {
  const { viewer, assignmentId } = call;
  const found = await optionalAssignment(db, call, assignmentId);
  if (!found) throw refuse(loadAssignmentStudents, 'assignment_not_found');
  const { row, zone } = found;
  const students = await selectStudentsOfAssignment(db, { districtId: viewer.districtId, assignmentId });
  const dates = { start: row.start, due: row.due, zone, now: call.now };
  return {
    assignment: row,
    students: students.map((student) => studentRow(student, dates)).sort(byLastName(editions[viewer.edition].locale)),
    timeZone: zone,
    today: todayOf(call),
  };
}

type Dates = { start: string; due: string | null; zone: string; now: Date };

function studentRow(student: StudentOfAssignment, { start, due, zone, now }: Dates) {
  const { studentId, firstName, lastName, isTarget, ownStart, ownDue, attemptState, submittedAt, resetAt } = student;
  const window = windowOf({ start, due, ownStart, ownDue }, zone);
  const submitted = attemptState === 'SUBMITTED';
  const status = submitted ? ('submitted' as const) : attemptState ? ('in-progress' as const) : ('not-started' as const);
  return {
    studentId,
    firstName,
    lastName,
    isTarget,
    start: ownStart,
    due: ownDue,
    status,
    timing: timingOf({ window, now, zone, submitted }),
    isLate: isLate(submittedAt ?? undefined, window),
    canUndoReset: attemptState === null && resetAt !== null && !isUndoOver(resetAt, now),
  };
}

/** Gives an assignment to the whole class or to some students. Nobody's work is lost: what is hidden comes back with the student. */
export async function change(tx: Tx, call: Change, body: BodyOf<typeof changeTargets>): Promise<ReplyOf<typeof changeTargets>> {
  const { districtId } = call.viewer;
  const assignment = await lockOne(tx, call);
  if (!assignment || assignment.removedAt) throw refuse(changeTargets, 'assignment_not_found');
  if (assignment.revision !== body.revision) throw refuse(changeTargets, 'assignment_changed', changedSince(assignment));
  const students = await selectStudentsOfAssignment(tx, { districtId, assignmentId: call.assignmentId });
  const studentIds = body.studentIds && [...new Set(body.studentIds)].sort((one, other) => one - other);
  const here = new Set(students.map(({ studentId }) => studentId));
  // who left the class since may stay on the list: the way back of an earlier change names them too
  const known = new Set([...here, ...(assignment.studentIds ?? [])]);
  const unknown = studentIds?.filter((studentId) => !known.has(studentId)) ?? [];
  if (unknown.length > 0) throw refuse(changeTargets, 'student_not_found', { studentIds: unknown });
  await refuseTwice(tx, call, { assignment, studentIds, here });
  const before = { studentIds: assignment.studentIds };
  const isGone = ({ studentId, isTarget }: StudentOfAssignment) => isTarget && studentIds !== null && !studentIds.includes(studentId);
  const hiddenCount = students.filter((student) => isGone(student) && student.attemptState !== null).length;
  if (JSON.stringify(before.studentIds) !== JSON.stringify(studentIds)) {
    await storeTargets(tx, { districtId, assignment, studentIds });
    await store(tx, call, [{ ...kept(assignment), events: [{ kind: 'changed', data: { before, after: { studentIds } } }] }]);
  }
  return { assignment: await listedAssignment(tx, call, call.assignmentId), before, hiddenCount };
}

type Wish = { assignment: StandingAssignment; studentIds: readonly number[] | null; here: ReadonlySet<number> };

/** Whoever comes to it must not have the lesson open or coming up in another assignment (D89), unless this one is over for them. */
async function refuseTwice(tx: Tx, call: Change, { assignment, studentIds, here }: Wish): Promise<void> {
  const { viewer, now } = call;
  const had = assignment.studentIds;
  if (assignment.closedAt || had === null) return;
  const zone = zoneOf({ timeZone: assignment.zone, edition: viewer.edition });
  const stands = (own?: StudentDates) => isOpenOrFuture(windowOf({ ...assignment, ownStart: own?.start, ownDue: own?.due }, zone), now);
  // own dates stay with a student who is off the list
  const own = new Map(assignment.ownDates.map((dates) => [dates.studentId, dates]));
  const coming = [...(studentIds ?? here)].filter((studentId) => !had.includes(studentId) && stands(own.get(studentId)));
  const added = studentIds === null && stands() ? null : coming;
  if (added?.length === 0) return;
  const having = (await assignedTwice(tx, call, [{ ...assignment, studentIds: added }])).get(assignment.assignmentId);
  if (!having) return;
  throw refuse(changeTargets, 'lesson_already_assigned', { studentNames: await selectNames(tx, { districtId: viewer.districtId, studentIds: having }) });
}
