import type { ReplyOf } from '@alba/contract/endpoint';
import { type DayStudent, dayNames, dayRows, type loadTeacherDay } from '@alba/contract/teacher-day';
import { editions } from '@alba/domain/editions';
import { byLastName } from '@alba/domain/people';
import type { Db } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { lessonOutlinesOf } from '../catalog/index.ts';
import { teacherOf } from '../classes/index.ts';
import { selectDayGroups, selectNames, selectStuckWork } from './day-query.ts';
import { alsoOpenIn, dueIn, notBegunIn, openLessonsIn, placed } from './day-rows.ts';
import { type StuckStudent, stuckStudents } from './stuck-students.ts';

type Reply = ReplyOf<typeof loadTeacherDay>;

/** A teacher's day in at most four statements, however many classes and students there are. */
export async function teacherDay(db: Db, call: { viewer: Viewer; now: Date }): Promise<Reply> {
  const { viewer, now } = call;
  const teacher = teacherOf(call);
  const rows = placed(await selectDayGroups(db, teacher), call);
  const work = await selectStuckWork(db, teacher);
  const outlines = await lessonOutlinesOf(
    db,
    work.map(({ versionId }) => versionId),
  );
  const notBegun = bounded(notBegunIn(rows));
  const stuck = bounded(stuckStudents(work, { outlines, call }));
  const nameOf = await namesOf(db, viewer, [...notBegun.items.flatMap(({ personIds }) => personIds), ...stuck.items.map(({ personId }) => personId)]);
  return {
    asOf: now.toISOString(),
    timeZone: viewer.timeZone,
    openLessonCount: openLessonsIn(rows),
    due: bounded(dueIn(rows)),
    alsoOpen: bounded(alsoOpenIn(rows)),
    notBegun: { ...notBegun, items: notBegun.items.map(({ row, personIds }) => ({ ...row, ...namedIn(personIds.map(nameOf), viewer) })) },
    needsHelp: { ...stuck, items: stuck.items.map((one) => stuckRow(one, nameOf)) },
  };
}

function bounded<Item>(items: readonly Item[]): { items: Item[]; more: number } {
  return { items: items.slice(0, dayRows), more: Math.max(0, items.length - dayRows) };
}

/** Names by id; whoever is asked for is there, since they came from enrolments. */
async function namesOf(db: Db, { districtId }: Viewer, personIds: readonly number[]): Promise<(personId: number) => DayStudent> {
  const names = new Map((await selectNames(db, districtId, [...new Set(personIds)])).map((one) => [one.studentId, one]));
  return (personId) => {
    const found = names.get(personId);
    if (!found) throw new Error(`person ${personId} is enrolled and does not exist`);
    return found;
  };
}

function namedIn(students: DayStudent[], { edition }: Viewer): { students: DayStudent[]; moreStudents: number } {
  const inOrder = students.sort(byLastName(editions[edition].locale));
  return { students: inOrder.slice(0, dayNames), moreStudents: Math.max(0, inOrder.length - dayNames) };
}

function stuckRow({ personId, ...row }: StuckStudent, nameOf: (personId: number) => DayStudent): Reply['needsHelp']['items'][number] {
  return { ...row, student: nameOf(personId) };
}
