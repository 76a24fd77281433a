import type { DayStuck } from '@alba/contract/teacher-day';
import { timingOf, windowOf } from '@alba/domain/assignments';
import { helpReasons } from '@alba/domain/teacher-day';
import type { Viewer } from '../../platform/http/index.ts';
import type { LessonOutline } from '../catalog/index.ts';
import { zoneOf } from '../institutions/index.ts';
import type { StuckWork } from './day-query.ts';

export type StuckStudent = Omit<DayStuck, 'student'> & { personId: number };
type Given = { outlines: ReadonlyMap<number, LessonOutline>; call: { viewer: Viewer; now: Date } };

/** Who needs help and why, in the order of the work; what is not open yet by the student's own dates is left out. */
export function stuckStudents(work: readonly StuckWork[], { outlines, call }: Given): StuckStudent[] {
  return work.flatMap((one) => {
    const order = (outlines.get(one.versionId) ?? []).flatMap(({ questionIds }) => questionIds);
    const reasons = isOpen(one, call) ? helpReasons(order, one.checked) : [];
    const { personId, assignmentId, lessonId, lessonTitle, classId, className } = one;
    return reasons.length === 0 ? [] : [{ personId, assignmentId, lessonId, lessonTitle, classId, className, reasons }];
  });
}

/** Past due work can still be finished (D11), so it can still be helped. */
function isOpen(work: StuckWork, { viewer, now }: Given['call']): boolean {
  const zone = zoneOf({ timeZone: work.zone, edition: viewer.edition });
  return timingOf({ window: windowOf(work, zone), now, zone }) !== 'future';
}
