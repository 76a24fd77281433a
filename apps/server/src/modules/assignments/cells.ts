import type { AssignmentCell, CheckedCell } from '@alba/contract/assigning';
import { decideCell, sameDayAs } from '@alba/domain/assigning';
import type { EditionId } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { assignableVersions, libraryViewer } from '../catalog/index.ts';
import { openCollection } from '../collections/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type ClassAssignment, selectDenied, selectMembers, selectUnclosed, type TaughtClass } from './assigning-repository.ts';
import type { Looking } from './call.ts';

export type Asked = { cells: readonly AssignmentCell[]; collectionId?: number };
/** A cell with its decision and what it takes to assign it; class and version are there when nothing is refused. */
export type DecidedCell = { cell: AssignmentCell; checked: CheckedCell; classroom?: TaughtClass; versionId?: number };

/** Finds the classes among these that the teacher teaches; while assigning it locks them. */
type TakeClasses = (classIds: readonly number[]) => Promise<TaughtClass[]>;

/**
 * Decides every cell, in the order given, from the same facts before sending and while assigning: a fixed number of statements
 * however many cells there are. A collection the teacher may not use is refused as a whole.
 */
export async function decideCells(db: Db | Tx, call: Looking, { cells, collectionId }: Asked, takeClasses: TakeClasses): Promise<DecidedCell[]> {
  const facts = await factsOf(db, call, { cells, collectionId }, takeClasses);
  return cells.map((cell) => decided(cell, facts, { call, isDueRequired: collectionId !== undefined }));
}

async function factsOf(db: Db | Tx, call: Looking, { cells, collectionId }: Asked, takeClasses: TakeClasses) {
  const { districtId } = call.viewer;
  const library = libraryViewer(call.viewer, call.now);
  const lessonIds = unique(cells.map(({ lessonId }) => lessonId));
  const days = unique(cells.flatMap(({ due }) => due?.slice(0, 10) ?? []));
  const classes = await takeClasses(unique(cells.map(({ classId }) => classId)));
  const classIds = classes.map(({ classId }) => classId);
  const collected = collectionId === undefined ? undefined : await openCollection(db, library, collectionId);
  return {
    classes: new Map(classes.map((one) => [one.classId, one])),
    members: await selectMembers(db, { districtId, classIds }),
    versions: await assignableVersions(db, library, lessonIds),
    collected: collected && new Set(collected.items.map(({ lessonId }) => lessonId)),
    denied: new Set((await selectDenied(db, { districtId, lessonIds, schoolIds: unique(classes.map(({ schoolId }) => schoolId)) })).map(pairOf)),
    given: Map.groupBy(await selectUnclosed(db, { districtId, classIds, lessonIds, days }), ({ classId }) => classId),
  };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

function decided(cell: AssignmentCell, facts: Facts, { call, isDueRequired }: { call: Looking; isDueRequired: boolean }): DecidedCell {
  const { lessonId, classId } = cell;
  const classroom = facts.classes.get(classId);
  const versionId = facts.collected?.has(lessonId) === false ? undefined : facts.versions.get(lessonId);
  const given = facts.given.get(classId) ?? [];
  const { refusal, assigned } = decideCell(cell, {
    isLessonOffered: versionId !== undefined,
    classroom: classroom && { memberIds: facts.members.get(classId) ?? new Set(), zone: zoneOfClass(classroom, call.viewer) },
    isDenied: classroom !== undefined && facts.denied.has(pairOf({ lessonId, schoolId: classroom.schoolId })),
    isDueRequired,
    sameLesson: given.filter((one) => one.lessonId === lessonId),
    now: call.now,
  });
  const others = given.filter((one) => one.assignmentId !== assigned?.given.assignmentId);
  const checked = {
    lessonId,
    classId,
    refusal,
    assigned: assigned && { ...metOf(assigned.given), studentIds: assigned.studentIds },
    sameDay: sameDayAs(cell, others).map(metOf),
  };
  return { cell, checked, classroom, versionId };
}

const zoneOfClass = ({ zone }: Pick<TaughtClass, 'zone'>, { edition }: { edition: EditionId }): string => zoneOf({ timeZone: zone, edition });

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const pairOf = ({ lessonId, schoolId }: { lessonId: number; schoolId: number }): string => `${lessonId}/${schoolId}`;
const metOf = ({ assignmentId, lessonTitle, start, due }: ClassAssignment) => ({ assignmentId, lessonTitle, start, due });
