import { pictureView } from '@alba/content/lesson-view';
import { timings } from '@alba/domain/assignments';
import { subjectIds } from '@alba/domain/editions';
import { z } from 'zod';
import { wallTime } from './assignments.ts';
import { endpoint, id } from './endpoint.ts';

/** Most rows of each list of the day, and most names of one row; what is left out is counted. */
export const dayRows = 20;
export const dayNames = 40;

const student = z.strictObject({ studentId: id, firstName: z.string(), lastName: z.string() });
export type DayStudent = z.infer<typeof student>;

/** An assignment with the dates that some of its students have: those of the class, or their own. */
const row = z.strictObject({
  assignmentId: id,
  lessonId: id,
  lessonTitle: z.string(),
  subject: z.enum(subjectIds),
  cover: pictureView,
  classId: id,
  className: z.string(),
  start: wallTime,
  due: wallTime.nullable(),
  timing: z.enum(timings),
  /** Calendar days of the school until the due date, negative after it. */
  dueInDays: z.int().optional(),
  /** The row is about students with dates of their own. */
  hasOwnDates: z.boolean(),
  targetCount: z.int(),
  startedCount: z.int(),
  submittedCount: z.int(),
});
export type DayRow = z.infer<typeof row>;

const helpReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('out-of-tries'), question: z.int() }),
  z.strictObject({ kind: z.literal('two-in-a-row'), questions: z.tuple([z.int(), z.int()]) }),
]);
export type DayHelpReason = z.infer<typeof helpReason>;

const stuck = z.strictObject({
  student,
  assignmentId: id,
  lessonId: id,
  lessonTitle: z.string(),
  classId: id,
  className: z.string(),
  /** Questions by their number in the lesson, as in the report. */
  reasons: z.array(helpReason).min(1),
});
export type DayStuck = z.infer<typeof stuck>;

const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item).max(dayRows), /** How many more there are. */ more: z.int() });

/**
 * What a teacher needs to know today, of the classes they teach: what is due within seven days or was not finished, what else is open,
 * who has not begun what is due soon, and who is stuck. Only of students who are in the class now.
 */
export const loadTeacherDay = endpoint({
  name: 'loadTeacherDay',
  method: 'GET',
  path: '/v1/teacher/day',
  reply: z.strictObject({
    /** When it was made. */
    asOf: z.iso.datetime(),
    timeZone: z.string(),
    /** Different lessons that are open now and not past due. */
    openLessonCount: z.int(),
    /** The soonest first; then what was not finished, the latest first. */
    due: listOf(row),
    /** Due later, or without a due date. */
    alsoOpen: listOf(row),
    notBegun: listOf(row.extend({ students: z.array(student).min(1).max(dayNames), moreStudents: z.int() })),
    /** Whoever worked last comes first. */
    needsHelp: listOf(stuck),
  }),
});
