import type { MovedAssignment, MoveWarning } from '@alba/contract/assignment-moves';
import { isOpenOrFuture, sameDayAs } from '@alba/domain/assigning';
import { type MovingDates, movedDates, movedOwnDates, windowOf } from '@alba/domain/assignments';
import { subjectById } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type ClassAssignment, selectUnclosed } from './assigning-repository.ts';
import type { Looking } from './call.ts';
import type { StandingAssignment, StudentDates } from './change-repository.ts';
import { assignedTwice } from './twice.ts';

/** An assignment and where it goes. */
export type Moved = { assignment: StandingAssignment; zone: string; dates: MovingDates; ownDates: StudentDates[] };

/** Where an assignment and the own dates of its students go. */
export function movedBy(assignment: StandingAssignment, { viewer, now }: Looking, days: number): Moved {
  const zone = zoneOf({ timeZone: assignment.zone, edition: viewer.edition });
  const hasOpened = (ownStart?: string | null) => now >= windowOf({ ...assignment, ownStart }, zone).opensAt;
  const dates = movedDates(assignment, { days, hasOpened: hasOpened() });
  const ownDates = assignment.ownDates.map((own) => ({ ...own, ...movedOwnDates(own, { days, hasOpened: hasOpened(own.start), dates }) }));
  return { assignment, zone, dates, ownDates };
}

/** Which of these would give a class the same lesson twice at once, counting where all of them go (D89). */
export async function movedTwice(db: Db | Tx, call: Looking, moved: readonly Moved[]): Promise<ReadonlySet<number>> {
  const opening = moved.filter((one) => !isStanding(one, one.assignment, call) && isStanding(one, one.dates, call));
  const newDates = new Map(moved.map(({ assignment, dates, ownDates }) => [assignment.assignmentId, { ...dates, ownDates }]));
  const twice = await assignedTwice(
    db,
    call,
    opening.map(({ assignment }) => assignment),
    newDates,
  );
  return new Set(twice.keys());
}

const isStanding = ({ assignment, zone }: Moved, dates: MovingDates, { now }: Looking): boolean =>
  assignment.closedAt === null && isOpenOrFuture(windowOf(dates, zone), now);

/** What a teacher is told of every move before it is made. */
export async function previewOf(db: Db | Tx, call: Looking, moved: readonly Moved[]): Promise<MovedAssignment[]> {
  const twice = await movedTwice(db, call, moved);
  const others = await othersOf(db, call, moved);
  return moved.map((one) => {
    const { assignmentId, lessonTitle, className, subjectId, cover, revision, start, due, classId, studentIds } = one.assignment;
    const subject = subjectById(subjectId)?.key;
    if (!subject) throw new Error(`the lesson of assignment ${assignmentId} has subject ${subjectId}, which no edition has`);
    const around = (others.get(classId) ?? []).filter((other) => other.assignmentId !== assignmentId);
    const sameDay = one.dates.due === due ? [] : sameDayAs({ ...one.dates, studentIds: studentIds ?? undefined }, around).map((other) => other.lessonTitle);
    return {
      ...{ assignmentId, lessonTitle, className, subject, cover: cover as MovedAssignment['cover'], revision },
      before: { start, due },
      after: one.dates,
      ownDatesCount: one.ownDates.filter(({ isHere }) => isHere).length,
      warnings: warningsOf(one, call, sameDay),
      sameDay,
      ...(twice.has(assignmentId) && { refusal: 'lesson_already_assigned' as const }),
    };
  });
}

function warningsOf({ assignment, zone, dates }: Moved, { now }: Looking, sameDay: readonly string[]): MoveWarning[] {
  const was = windowOf(assignment, zone);
  const is = windowOf(dates, zone);
  const warnings: MoveWarning[] = [];
  if (now < was.opensAt && now >= is.opensAt) warnings.push('opens-at-once');
  if (isOpenOrFuture(was, now) && !isOpenOrFuture(is, now)) warnings.push('past-due-at-once');
  if (sameDay.length > 0) warnings.push('same-day');
  return warnings;
}

/** What the classes have due on the new days, with everything that moves where it goes. By class. */
async function othersOf(db: Db | Tx, { viewer }: Looking, moved: readonly Moved[]): Promise<Map<number, ClassAssignment[]>> {
  const classIds = [...new Set(moved.map(({ assignment }) => assignment.classId))];
  const days = [...new Set(moved.flatMap(({ dates }) => dates.due?.slice(0, 10) ?? []))];
  const found = await selectUnclosed(db, { districtId: viewer.districtId, classIds, lessonIds: moved.map(({ assignment }) => assignment.lessonId), days });
  const goes = new Map(moved.map(({ assignment, dates }) => [assignment.assignmentId, dates]));
  return Map.groupBy(
    found.map((one) => ({ ...one, ...goes.get(one.assignmentId) })),
    ({ classId }) => classId,
  );
}
