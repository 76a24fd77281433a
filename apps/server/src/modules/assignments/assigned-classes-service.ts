import type { assignedClasses } from '@alba/contract/assigning';
import type { ReplyOf } from '@alba/contract/endpoint';
import { standsForSomebody } from '@alba/domain/assigning';
import type { Db } from '../../platform/db/index.ts';
import { teacherOf } from '../classes/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { selectHavingClasses } from './assigned-classes-query.ts';
import type { Looking } from './call.ts';

/** Which of the teacher's classes have these lessons now or will, in the order in which the lessons were asked for. */
export async function classesOf(db: Db, call: Looking, lessonIds: readonly number[]): Promise<ReplyOf<typeof assignedClasses>> {
  const { edition } = call.viewer;
  const found = await selectHavingClasses(db, teacherOf(call), lessonIds);
  const having = found.filter((one) => standsForSomebody(one, { zone: zoneOf({ timeZone: one.zone, edition }), now: call.now }));
  const byLesson = Map.groupBy(having, ({ lessonId }) => lessonId);
  const lessons = [...new Set(lessonIds)].flatMap((lessonId) => {
    const classes = new Map((byLesson.get(lessonId) ?? []).map(({ classId, className }) => [classId, { classId, className }]));
    return classes.size > 0 ? [{ lessonId, classes: [...classes.values()] }] : [];
  });
  return { lessons };
}
