import { type myClasses, type NextAssignment, nextAssignment } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { addDays, byUrgency, localDateOf, type Timing, timingOf, windowOf } from '@alba/domain/assignments';
import { wasOverBefore } from '@alba/domain/classes';
import { subjectById } from '@alba/domain/editions';
import { displayName } from '@alba/domain/people';
import type { Db } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type OpenWork, selectClassesOfStudent, selectOpenWork } from './student-class-repository.ts';

/** The classes of a student with what is still to be done in each, and what of it first. */
export async function classesOfStudent(db: Db, { viewer, now }: { viewer: Viewer; now: Date }): Promise<ReplyOf<typeof myClasses>> {
  const { districtId, personId } = viewer;
  const today = localDateOf(now, viewer.timeZone);
  const to = addDays(today, 3);
  const [rows, work] = await Promise.all([selectClassesOfStudent(db, { districtId, personId, now }), selectOpenWork(db, { districtId, personId, to })]);
  const toDo = Map.groupBy(
    work.flatMap((one) => toDoOf(one, viewer, now)),
    ({ classId }) => classId,
  );
  const classes = rows.map(({ teacherFirstName, teacherLastName, ...row }) => {
    const own = (toDo.get(row.classId) ?? []).sort(byUrgency);
    return {
      ...row,
      teacherName: displayName({ firstName: teacherFirstName, lastName: teacherLastName }),
      toDoCount: own.length,
      next: own[0] && nextOf(own[0]),
    };
  });
  return { classes, today };
}

/** Work with its effective dates. */
type ToDo = OpenWork & { timing: Timing };

/** Open or late; what was past due when the student joined is offered but not asked for (D27). */
function toDoOf(work: OpenWork, { edition }: Viewer, now: Date): ToDo[] {
  const zone = zoneOf({ timeZone: work.timeZone, edition });
  const window = windowOf(work, zone);
  const isOver = wasOverBefore({ joinedAt: work.joinedAt, end: window.end });
  const timing = timingOf({ window, now, zone });
  return timing === 'future' || isOver ? [] : [{ ...work, start: window.start, due: window.due ?? null, timing }];
}

function nextOf({ activityId, lessonId, slug, title, subjectId, cover, due, timing }: ToDo): NextAssignment {
  const subject = subjectById(subjectId)?.key;
  if (!subject) throw new Error(`lesson ${lessonId} has subject ${subjectId}, which no edition has`);
  return { activityId, lessonId, slug, title, subject, cover: nextAssignment.shape.cover.parse(cover), due, timing };
}
