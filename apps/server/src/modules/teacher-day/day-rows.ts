import type { DayRow } from '@alba/contract/teacher-day';
import { type AssignmentWindow, windowOf } from '@alba/domain/assignments';
import { lateJoining } from '@alba/domain/classes';
import { subjectById } from '@alba/domain/editions';
import { type DayPlace, dayPlace, shouldHaveBegun } from '@alba/domain/teacher-day';
import type { Viewer } from '../../platform/http/index.ts';
import { zoneOf } from '../institutions/index.ts';
import type { DayGroup, Unfinished } from './day-query.ts';

export type Placed = { row: DayRow; place: DayPlace['place'] /** Who should have begun and has not. */; notBegun: number[] };
type Call = { viewer: Viewer; now: Date };

/** Every group of students with the same dates, where it stands in the day, what is due next first. */
export function placed(groups: readonly DayGroup[], call: Call): Placed[] {
  return groups.map((group) => placeGroup(group, call)).sort((one, other) => byDue(one.row, other.row));
}

function placeGroup(group: DayGroup, { viewer, now }: Call): Placed {
  const zone = zoneOf({ timeZone: group.zone, edition: viewer.edition });
  const window = windowOf(group, zone);
  const owing = group.unfinished.filter((student) => isOwed(student, window, group));
  const { place, timing, dueInDays } = dayPlace({ window, now, zone, isFinished: owing.length === 0 });
  return {
    place,
    row: rowOf(group, { window, timing, dueInDays }),
    notBegun: shouldHaveBegun({ window, now, zone }) ? owing.filter(({ hasBegun }) => !hasBegun).map(({ personId }) => personId) : [],
  };
}

/** What was past due before a student came is not asked of them (D27). */
const isOwed = ({ joinedAt, hasBegun }: Unfinished, { end }: AssignmentWindow, { hidesPastDueFromLate: isHidden }: DayGroup): boolean =>
  lateJoining({ joinedAt: new Date(joinedAt), end, isHidden, hasBegun }) === 'usual';

function rowOf(group: DayGroup, { window, timing, dueInDays }: { window: AssignmentWindow } & Pick<DayPlace, 'timing' | 'dueInDays'>): DayRow {
  const subject = subjectById(group.subjectId)?.key;
  if (!subject) throw new Error(`lesson ${group.lessonId} has subject ${group.subjectId}, which no edition has`);
  const { assignmentId, lessonId, lessonTitle, classId, className, targetCount, startedCount, submittedCount } = group;
  return {
    ...{ assignmentId, lessonId, lessonTitle, subject, cover: group.cover as DayRow['cover'], classId, className },
    ...{ start: window.start, due: window.due ?? null, timing, dueInDays, hasOwnDates: group.ownStart !== null || group.ownDue !== null },
    ...{ targetCount, startedCount, submittedCount },
  };
}

/** What is due next comes first, and what has none after it; then what is past due, the latest first. */
function byDue(one: DayRow, other: DayRow): number {
  const isPast = [one, other].map(({ timing }) => timing === 'past-due');
  if (isPast[0] !== isPast[1]) return isPast[0] ? 1 : -1;
  const dues = [one.due ?? '9999', other.due ?? '9999'] as const;
  const order = dues[0] < dues[1] ? -1 : dues[0] > dues[1] ? 1 : 0;
  return (isPast[0] ? -order : order) || one.assignmentId - other.assignmentId;
}

const rowsIn = (rows: readonly Placed[], wanted: DayPlace['place']): DayRow[] => rows.filter(({ place }) => place === wanted).map(({ row }) => row);

export const dueIn = (rows: readonly Placed[]): DayRow[] => rowsIn(rows, 'due');
export const alsoOpenIn = (rows: readonly Placed[]): DayRow[] => rowsIn(rows, 'open');

/** A lesson that two classes have is one lesson. */
export const openLessonsIn = (rows: readonly Placed[]): number =>
  new Set(rows.filter(({ row: { timing } }) => timing !== 'future' && timing !== 'past-due').map(({ row }) => row.lessonId)).size;

export const notBegunIn = (rows: readonly Placed[]): { row: DayRow; personIds: number[] }[] =>
  rows.filter(({ notBegun }) => notBegun.length > 0).map(({ row, notBegun }) => ({ row, personIds: notBegun }));
