import type { myClasses } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { addDays, localDateOf, timingOf, windowOf } from '@alba/domain/assignments';
import { displayName } from '@alba/domain/people';
import type { Db } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type OpenWork, selectClassesOfStudent, selectOpenWork } from './student-class-repository.ts';

/** The classes of a student with what is still to be done in each. */
export async function classesOfStudent(db: Db, { viewer, now }: { viewer: Viewer; now: Date }): Promise<ReplyOf<typeof myClasses>> {
  const { districtId, personId } = viewer;
  const to = addDays(localDateOf(now, viewer.timeZone), 3);
  const [rows, work] = await Promise.all([selectClassesOfStudent(db, { districtId, personId, now }), selectOpenWork(db, { districtId, personId, to })]);
  const toDo = Map.groupBy(
    work.filter((one) => isToDo(one, viewer, now)),
    ({ classId }) => classId,
  );
  return {
    classes: rows.map(({ teacherFirstName, teacherLastName, ...row }) => ({
      ...row,
      teacherName: displayName({ firstName: teacherFirstName, lastName: teacherLastName }),
      toDoCount: toDo.get(row.classId)?.length ?? 0,
    })),
  };
}

/** Open or late; what was past due when the student joined is offered but not asked for (D27). */
function isToDo(work: OpenWork, { edition }: Viewer, now: Date): boolean {
  const zone = zoneOf({ timeZone: work.timeZone, edition });
  const window = windowOf(work, zone);
  const wasOverBefore = window.end !== undefined && window.end <= work.joinedAt;
  return timingOf({ window, now, zone }) !== 'future' && !wasOverBefore;
}
