import { foldForSearch } from '@alba/content/version/search-text';
import type { AssignmentRow, listAssignments, listDeletedAssignments } from '@alba/contract/assignments';
import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { lessonGuideKinds } from '@alba/contract/guides';
import { type AssignmentState, assignmentState, assignmentStates, type Timing, timingOf, touchesRange, windowOf } from '@alba/domain/assignments';
import { subjectById } from '@alba/domain/editions';
import { limits, undoEnds } from '@alba/domain/limits';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type Looking, todayOf } from './call.ts';
import { type AssignmentFace, type AssignmentFacts, selectAssignmentFaces, selectAssignmentFacts, selectRemovedAssignments } from './list-query.ts';

type Listed = AssignmentFacts & { zone: string; timing: Timing; state: AssignmentState };
type Query = QueryOf<typeof listAssignments>;

const mostDeleted = 100;

/** A page of a teacher's assignments by due date; `after` is the last one of the page before. */
export async function list(db: Db, call: Looking, query: Query): Promise<ReplyOf<typeof listAssignments>> {
  const all = (await selectAssignmentFacts(db, teacherOf(call))).map((facts) => listedOf(facts, call));
  const fitting = all.filter(fits(query));
  const chosen = query.state ? fitting.filter(({ state }) => state === query.state) : fitting;
  const rest = afterPlace(chosen, all, query);
  const page = rest.slice(0, query.limit);
  return {
    assignments: await rowsOf(db, call, page),
    total: chosen.length,
    counts: countsOf(fitting),
    summary: {
      assignments: all.length,
      classes: new Set(all.map(({ classId }) => classId)).size,
      dueToday: all.filter(({ state }) => state === 'due-today').length,
    },
    timeZone: call.viewer.timeZone,
    today: todayOf(call),
    hasMore: rest.length > page.length,
  };
}

/** One assignment as its teacher sees it, and the zone of its school; undefined when it is not there for them. */
export async function optionalAssignment(db: Db | Tx, call: Looking, assignmentId: number): Promise<{ row: AssignmentRow; zone: string } | undefined> {
  const facts = await selectAssignmentFacts(db, teacherOf(call), [assignmentId]);
  const listed = facts.map((one) => listedOf(one, call));
  const [row] = await rowsOf(db, call, listed);
  return row && listed[0] && { row, zone: listed[0].zone };
}

/** One assignment as its teacher sees it; it must be there. */
export async function listedAssignment(tx: Tx, call: Acting, assignmentId: number): Promise<AssignmentRow> {
  const found = await optionalAssignment(tx, call, assignmentId);
  if (!found) throw new Error(`assignment ${assignmentId} vanished under its lock`);
  return found.row;
}

/** What can still be given back (D25). */
export async function listDeleted(db: Db, call: Looking): Promise<ReplyOf<typeof listDeletedAssignments>> {
  const removed = await selectRemovedAssignments(db, teacherOf(call), { since: undoEnds(call.now), limit: mostDeleted });
  return {
    assignments: removed.map(({ subjectId, cover, removedAt, ...row }) => ({
      ...row,
      subject: subjectOf(row.assignmentId, subjectId),
      cover: cover as AssignmentRow['cover'],
      removedAt: removedAt.toISOString(),
      until: new Date(removedAt.getTime() + limits.undoDays * 86_400_000).toISOString(),
    })),
    timeZone: call.viewer.timeZone,
  };
}

function listedOf(facts: AssignmentFacts, { viewer, now }: Looking): Listed {
  const zone = zoneOf({ timeZone: facts.zone, edition: viewer.edition });
  const timing = timingOf({ window: windowOf(facts, zone), now, zone });
  return { ...facts, zone, timing, state: assignmentState({ ...facts, timing }) };
}

/** Everything but the state, which has counts of its own. */
function fits({ classId, lessonId, assignmentId, search = '', from, to }: Query): (one: Listed) => boolean {
  const words = foldForSearch(search).trim();
  return (one) =>
    (classId === undefined || one.classId === classId) &&
    (lessonId === undefined || one.lessonId === lessonId) &&
    (assignmentId === undefined || one.assignmentId === assignmentId) &&
    touchesRange(one, { from, to }) &&
    foldForSearch(one.lessonTitle).includes(words);
}

function countsOf(rows: readonly Listed[]): Record<AssignmentState, number> {
  const counts = Object.fromEntries(assignmentStates.map((state) => [state, 0])) as Record<AssignmentState, number>;
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** In the order asked for, what comes after the last one of the page before; that one need not pass the filters any more. */
function afterPlace(chosen: readonly Listed[], all: readonly Listed[], { after, order }: Query): Listed[] {
  const inOrder = chosen.toSorted((one, other) => byDue(one, other, order));
  if (after === undefined) return inOrder;
  const last = all.find(({ assignmentId }) => assignmentId === after);
  return last ? inOrder.filter((one) => byDue(one, last, order) > 0) : [];
}

/** What has no due date comes last in either order. */
function byDue(one: Listed, other: Listed, order: Query['order']): number {
  if ((one.due === null) !== (other.due === null)) return one.due === null ? 1 : -1;
  const turn = order === 'latest' ? -1 : 1;
  return turn * (compare(one.due ?? '', other.due ?? '') || compare(one.start, other.start) || one.assignmentId - other.assignmentId);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

async function rowsOf(db: Db | Tx, { viewer }: Looking, listed: readonly Listed[]): Promise<AssignmentRow[]> {
  if (listed.length === 0) return [];
  const faces = await selectAssignmentFaces(
    db,
    viewer.districtId,
    listed.map(({ assignmentId }) => assignmentId),
  );
  return listed.flatMap((one) => {
    const face = faces.get(one.assignmentId);
    return face ? [rowOf(one, face)] : [];
  });
}

function rowOf({ zone: _, ...listed }: Listed, { subjectId, cover, guides, classAvatar, keyVisibility, targets, ...face }: AssignmentFace): AssignmentRow {
  return {
    ...listed,
    ...face,
    subject: subjectOf(listed.assignmentId, subjectId),
    cover: cover as AssignmentRow['cover'],
    guides: lessonGuideKinds.filter((kind) => guides.includes(kind)),
    classAvatar: classAvatar as AssignmentRow['classAvatar'],
    keyVisibility: keyVisibility as AssignmentRow['keyVisibility'],
    targets: targets as AssignmentRow['targets'],
  };
}

function subjectOf(assignmentId: number, subjectId: number): AssignmentRow['subject'] {
  const subject = subjectById(subjectId)?.key;
  if (!subject) throw new Error(`the lesson of assignment ${assignmentId} has subject ${subjectId}, which no edition has`);
  return subject;
}
