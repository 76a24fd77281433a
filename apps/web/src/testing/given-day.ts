import type { ReplyOf } from '@alba/contract/endpoint';
import type { DayRow, DayStuck, loadTeacherDay } from '@alba/contract/teacher-day';

type Day = ReplyOf<typeof loadTeacherDay>;

/** A row of a teacher's day: lesson and assignment have the same number. */
export const dayRow = (number: number, more: Partial<DayRow> = {}): DayRow => ({
  assignmentId: number,
  lessonId: number * 10,
  lessonTitle: `Lesson ${number}`,
  subject: 'science',
  cover: { media: 'a.svg', width: 320, height: 200, description: 'A hill' },
  classId: 3,
  className: 'Room 14',
  start: '2026-11-01T00:00:00',
  due: '2026-11-24T23:59:59',
  timing: 'due-soon',
  dueInDays: 3,
  hasOwnDates: false,
  targetCount: 26,
  startedCount: 21,
  submittedCount: 9,
  ...more,
});
export const dayStudent = (studentId: number, firstName: string, lastName: string) => ({ studentId, firstName, lastName });

export const dayStuck = (student: DayStuck['student'], reasons: DayStuck['reasons']): DayStuck => {
  const { assignmentId, lessonId, lessonTitle, classId, className } = dayRow(5);
  return { student, assignmentId, lessonId, lessonTitle, classId, className, reasons };
};

type Lists = 'due' | 'alsoOpen' | 'notBegun' | 'needsHelp';

/** A teacher's day as the server tells it, with these rows and nothing else. */
export function aDay(given: { [Key in Lists]?: Day[Key]['items'] } = {}, more: Partial<Day> = {}): Day {
  const listOf = <Item>(items: Item[] | undefined) => ({ items: items ?? [], more: 0 });
  return {
    asOf: '2026-11-21T14:12:00Z',
    timeZone: 'America/New_York',
    openLessonCount: 0,
    due: listOf(given.due),
    alsoOpen: listOf(given.alsoOpen),
    notBegun: listOf(given.notBegun),
    needsHelp: listOf(given.needsHelp),
    ...more,
  };
}
