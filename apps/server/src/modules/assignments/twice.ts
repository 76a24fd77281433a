import { whatStandsInTheWay } from '@alba/domain/assigning';
import type { Db, Tx } from '../../platform/db/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { selectMembers, selectUnclosed } from './assigning-repository.ts';
import type { Looking } from './call.ts';
import type { StandingAssignment } from './change-repository.ts';

export type Wanted = Pick<StandingAssignment, 'assignmentId' | 'classId' | 'lessonId' | 'zone' | 'studentIds'>;
/** Dates that assignments are to have, in place of those that are stored. */
export type NewDates = ReadonlyMap<number, Pick<StandingAssignment, 'start' | 'due' | 'ownDates'>>;

/**
 * Of assignments that are to stand, those whose students have the same lesson open or coming up in another one (D89), with these
 * students. Ask with their classes locked. Two statements for any number of them.
 */
export async function assignedTwice(
  db: Db | Tx,
  { viewer, now }: Looking,
  wanted: readonly Wanted[],
  newDates: NewDates = new Map(),
): Promise<Map<number, number[]>> {
  const { districtId, edition } = viewer;
  if (wanted.length === 0) return new Map();
  const classIds = [...new Set(wanted.map(({ classId }) => classId))];
  const unclosed = await selectUnclosed(db, { districtId, classIds, lessonIds: [...new Set(wanted.map(({ lessonId }) => lessonId))] });
  const members = await selectMembers(db, { districtId, classIds });
  const found = new Map<number, number[]>();
  for (const { assignmentId, classId, lessonId, zone, studentIds } of wanted) {
    const others = unclosed
      .filter((one) => one.assignmentId !== assignmentId && one.classId === classId && one.lessonId === lessonId)
      .map((one) => ({ ...one, ...newDates.get(one.assignmentId) }));
    const chosen = {
      studentIds: studentIds ?? undefined,
      memberIds: members.get(classId) ?? new Set<number>(),
      zone: zoneOf({ timeZone: zone, edition }),
      now,
    };
    const inTheWay = whatStandsInTheWay(others, chosen);
    if (inTheWay) found.set(assignmentId, inTheWay.studentIds);
  }
  return found;
}
