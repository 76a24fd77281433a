import { lessonView } from '@alba/content/lesson-view';
import { timings } from '@alba/domain/assignments';
import { answerMarks } from '@alba/domain/scoring';
import { skillIds } from '@alba/domain/skills';
import { z } from 'zod';
import { wallTime } from './assignments.ts';
import { reviewedAnswer } from './attempts.ts';
import { lessonCard } from './catalog.ts';
import { endpoint, id } from './endpoint.ts';

/** A student's line in the lesson overview. Numbers are unrounded; the face rounds once. */
export const lessonReportRow = z.strictObject({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  /** Left the class; counted apart (D65). */
  isFormer: z.boolean(),
  status: z.enum(['not-started', 'in-progress', 'submitted']),
  /** Begun but not turned in when the due date passed (D16). */
  unfinishedAfterDue: z.boolean(),
  wasReset: z.boolean(),
  score: z.number().optional(),
  rightItems: z.int(),
  answeredItems: z.int(),
  activeSeconds: z.int(),
  isLate: z.boolean(),
  submittedAt: z.iso.datetime().optional(),
  /** Dates that stand for this student instead of those of the class. */
  ownStart: wallTime.optional(),
  ownDue: wallTime.optional(),
});
export type LessonReportRow = z.infer<typeof lessonReportRow>;

export const questionReportRow = z.strictObject({
  questionId: z.string(),
  part: z.string(),
  skill: z.enum(skillIds).optional(),
  right: z.int(),
  answered: z.int(),
  notMarked: z.boolean(),
});

const classLesson = z.strictObject({ classId: id, lessonId: id });
const which = z.strictObject({ /** One of several assignments of the lesson; the newest by default. */ assignmentId: id.optional() });

export const lessonReport = endpoint({
  name: 'lessonReport',
  method: 'GET',
  path: '/v1/reports/classes/:classId/lessons/:lessonId',
  params: classLesson,
  query: which,
  reply: z.strictObject({
    assignmentId: id,
    classId: id,
    className: z.string(),
    lesson: lessonCard,
    start: wallTime,
    due: wallTime.nullable(),
    timing: z.enum(timings),
    timeZone: z.string(),
    scoredItems: z.int(),
    students: z.array(lessonReportRow),
    questions: z.array(questionReportRow),
    averageScore: z.number().optional(),
    averageSeconds: z.number().optional(),
    submittedCount: z.int(),
    studentCount: z.int(),
    formerCount: z.int(),
    asOf: z.iso.datetime(),
  }),
  refusals: ['class_not_found', 'assignment_not_found'],
});

const neighbour = z.strictObject({ studentId: id, firstName: z.string(), lastName: z.string() });

export const studentScore = endpoint({
  name: 'studentScore',
  method: 'GET',
  path: '/v1/reports/classes/:classId/lessons/:lessonId/students/:studentId',
  params: z.strictObject({ ...classLesson.shape, studentId: id }),
  query: which,
  reply: z.strictObject({
    assignmentId: id,
    className: z.string(),
    student: lessonReportRow,
    /** Neighbours in the class's order, for previous and next. */
    previous: neighbour.optional(),
    next: neighbour.optional(),
    lesson: lessonView,
    lessonId: id,
    marks: z.array(z.strictObject({ questionId: z.string(), mark: z.enum(answerMarks) })),
    answers: z.array(reviewedAnswer),
    start: wallTime,
    due: wallTime.nullable(),
    timeZone: z.string(),
    level: z.int().optional(),
    canUndoReset: z.boolean(),
  }),
  refusals: ['class_not_found', 'assignment_not_found', 'student_not_found'],
});
