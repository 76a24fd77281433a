import { type AssignmentRow, createAssignments, type listAssignments } from '@alba/contract/assignments';
import type { BodyOf, QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { dueBeforeStart, schoolYearOf, timingOf, windowOf } from '@alba/domain/assignments';
import { subjectById } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, schoolYearNow } from '../audit/index.ts';
import { assignableLesson, libraryViewer } from '../catalog/index.ts';
import { teacherOf } from '../classes/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { addAssignedCount, insertAssignments, lockTaughtClasses, selectDeniedSchools, selectUnclosed, type TaughtClass } from './assignment-repository.ts';
import { audit, type Looking, todayOf } from './call.ts';
import { classesThatHaveIt } from './conflicts.ts';
import { type ListedAssignment, selectAssignments } from './list-query.ts';

/** A page of a teacher's assignments, soonest due first; `after` is the last one of the page before. */
export async function list(db: Db, call: Looking, query: QueryOf<typeof listAssignments>): Promise<ReplyOf<typeof listAssignments>> {
  const rows = await selectAssignments(db, teacherOf(call), { ...query, limit: query.limit + 1 });
  const assignments = rows.slice(0, query.limit).map((row) => assignmentRowOf(row, call));
  return { assignments, timeZone: call.viewer.timeZone, today: todayOf(call), hasMore: rows.length > query.limit };
}

/** One assignment as its teacher sees it; it must be there. */
export async function listedAssignment(tx: Tx, call: Acting, assignmentId: number): Promise<AssignmentRow> {
  const [row] = await selectAssignments(tx, teacherOf(call), { assignmentIds: [assignmentId], limit: 1 });
  if (!row) throw new Error(`assignment ${assignmentId} vanished under its lock`);
  return assignmentRowOf(row, call);
}

function assignmentRowOf(row: ListedAssignment, { viewer, now }: Looking): AssignmentRow {
  const zone = zoneOf({ timeZone: row.zone, edition: viewer.edition });
  const window = windowOf(row, zone);
  const subject = subjectById(row.subjectId)?.key;
  if (!subject) throw new Error(`lesson ${row.lessonId} has subject ${row.subjectId}, which no edition has`);
  return {
    ...row,
    subject,
    cover: row.cover as AssignmentRow['cover'],
    keyVisibility: row.keyVisibility as AssignmentRow['keyVisibility'],
    timing: timingOf({ window, now, zone }),
  };
}

/** One lesson to one or more classes. All of them get it or none does. */
export async function create(tx: Tx, call: Acting, body: BodyOf<typeof createAssignments>): Promise<ReplyOf<typeof createAssignments>> {
  const { viewer, now } = call;
  const { start, due, allowCheckAnswers, keyVisibility } = body;
  if (dueBeforeStart({ start, due: due ?? undefined })) throw refuse(createAssignments, 'due_before_start');
  const classIds = [...new Set(body.classIds)];
  const classes = await lockTaughtClasses(tx, teacherOf(call), classIds);
  const unknown = classIds.filter((classId) => !classes.some((one) => one.classId === classId));
  if (unknown.length > 0) throw refuse(createAssignments, 'class_not_found', { classIds: unknown });
  const lesson = await assignableLesson(tx, libraryViewer(viewer, now), body.lessonId);
  if (!lesson) throw refuse(createAssignments, 'lesson_not_found');
  await refuseDenied(tx, call, { classes, lessonId: body.lessonId });
  await refuseAssignedAlready(tx, call, { classes, lessonId: body.lessonId });

  const { districtId, personId: actorId } = viewer;
  const schoolYear = schoolYearOf(start.slice(0, 10), viewer.edition);
  const terms = { start, due, allowCheckAnswers, keyVisibility };
  const assignmentIds = await insertAssignments(tx, {
    ...terms,
    districtId,
    schoolYear,
    lessonId: body.lessonId,
    versionId: lesson.versionId,
    classIds,
    actorId,
    now,
  });
  await addAssignedCount(tx, {
    districtId,
    schoolYear: schoolYearNow(call),
    day: todayOf(call),
    personId: actorId,
    schoolId: viewer.schoolId,
    count: classIds.length,
  });
  const schoolOf = new Map(classes.map((one) => [one.classId, one.schoolId]));
  await audit(
    tx,
    call,
    assignmentIds.map((objectId, at) => ({
      action: 'assignment.created',
      objectKind: 'assignment',
      objectId,
      schoolId: schoolOf.get(classIds[at] ?? 0) ?? viewer.schoolId,
      data: { lessonId: body.lessonId, classId: classIds[at] },
    })),
  );
  return { assignmentIds };
}

type Wish = { classes: TaughtClass[]; lessonId: number };

/** Which classes stand in the way, by id and by the names their teacher knows. */
const named = (classes: readonly TaughtClass[]) => ({ classIds: classes.map((one) => one.classId), classNames: classes.map((one) => one.className) });

async function refuseDenied(tx: Tx, { viewer }: Acting, { classes, lessonId }: Wish): Promise<void> {
  const denied = await selectDeniedSchools(tx, { districtId: viewer.districtId, lessonId, schoolIds: [...new Set(classes.map((one) => one.schoolId))] });
  const refused = classes.filter((one) => denied.includes(one.schoolId));
  if (refused.length > 0) throw refuse(createAssignments, 'lesson_denied', named(refused));
}

async function refuseAssignedAlready(tx: Tx, { viewer, now }: Acting, { classes, lessonId }: Wish): Promise<void> {
  const found = await selectUnclosed(tx, { districtId: viewer.districtId, lessonId, classIds: classes.map((one) => one.classId) });
  const zones = new Map(classes.map((one) => [one.classId, zoneOf({ timeZone: one.zone, edition: viewer.edition })]));
  const having = classesThatHaveIt(found, { zoneOf: (classId) => zones.get(classId) ?? viewer.timeZone, now });
  if (having.length > 0) throw refuse(createAssignments, 'lesson_already_assigned', named(classes.filter((one) => having.includes(one.classId))));
}
