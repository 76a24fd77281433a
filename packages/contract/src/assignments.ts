import { pictureView } from '@alba/content/lesson-view';
import { keyVisibilities, timings } from '@alba/domain/assignments';
import { subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { digits, done, endpoint, id } from './endpoint.ts';

/** Parsing alone lets the 30th of February and 24 o'clock pass; both come back as another time. */
function isOnTheCalendar(value: string): boolean {
  const time = Date.parse(`${value}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Wall time of the school, without a zone: `2026-11-21T23:59:59` (D10). */
export const wallTime = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
  .refine(isOnTheCalendar, { params: { rule: 'date' } });

const dates = { start: wallTime, due: wallTime.nullable() };

/** An assignment as its teacher sees it in Assigned lessons. */
export const assignmentRow = z.strictObject({
  assignmentId: id,
  lessonId: id,
  lessonTitle: z.string(),
  lessonSlug: z.string(),
  subject: z.enum(subjectIds),
  cover: pictureView,
  classId: id,
  className: z.string(),
  ...dates,
  timing: z.enum(timings),
  isClosed: z.boolean(),
  allowCheckAnswers: z.boolean(),
  keyVisibility: z.enum(keyVisibilities),
  targetCount: z.int(),
  startedCount: z.int(),
  submittedCount: z.int(),
  revision: z.int(),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;

/** A teacher's assignments, soonest due first; removed ones and those of removed classes are left out. */
export const listAssignments = endpoint({
  name: 'listAssignments',
  method: 'GET',
  path: '/v1/assignments',
  query: z.strictObject({
    classId: id.optional(),
    lessonId: id.optional(),
    limit: digits(z.int().min(1).max(limits.assignmentsPerPage)).default(limits.assignmentsPerPage),
    after: id.optional(),
  }),
  reply: z.strictObject({ assignments: z.array(assignmentRow), timeZone: z.string(), today: z.iso.date(), hasMore: z.boolean() }),
});

/** One lesson to one or more classes, all or nothing. */
export const createAssignments = endpoint({
  name: 'createAssignments',
  method: 'POST',
  path: '/v1/assignments',
  body: z.strictObject({
    lessonId: id,
    classIds: z.array(id).min(1).max(limits.classesPerAssign),
    ...dates,
    allowCheckAnswers: z.boolean(),
    keyVisibility: z.enum(keyVisibilities).default('after-submit'),
  }),
  reply: z.strictObject({ assignmentIds: z.array(id) }),
  refusals: ['lesson_not_found', 'class_not_found', 'lesson_already_assigned', 'lesson_denied', 'due_before_start'],
  idempotent: 'required',
});

export const updateAssignment = endpoint({
  name: 'updateAssignment',
  method: 'PATCH',
  path: '/v1/assignments/:assignmentId',
  params: z.strictObject({ assignmentId: id }),
  body: z.strictObject({
    start: wallTime.optional(),
    due: wallTime.nullable().optional(),
    allowCheckAnswers: z.boolean().optional(),
    keyVisibility: z.enum(keyVisibilities).optional(),
    isClosed: z.boolean().optional(),
    revision: z.int(),
  }),
  reply: assignmentRow,
  /** `lesson_already_assigned`: later dates or reopening would give the class the same lesson twice at once (D89). */
  refusals: ['assignment_not_found', 'due_before_start', 'assignment_changed', 'lesson_already_assigned'],
});

/** Students lose access and reports lose the data at once; `restoreAssignment` gives it back for 30 days (D25). */
export const deleteAssignment = endpoint({
  name: 'deleteAssignment',
  method: 'DELETE',
  path: '/v1/assignments/:assignmentId',
  params: z.strictObject({ assignmentId: id }),
  reply: done,
  refusals: ['assignment_not_found'],
});

export const restoreAssignment = endpoint({
  name: 'restoreAssignment',
  method: 'POST',
  path: '/v1/assignments/:assignmentId/restore',
  params: z.strictObject({ assignmentId: id }),
  reply: assignmentRow,
  refusals: ['assignment_not_found', 'lesson_already_assigned', 'undo_expired'],
});

/** The student starts over and the score leaves every report at once (D24). */
export const resetStudent = endpoint({
  name: 'resetStudent',
  method: 'POST',
  path: '/v1/assignments/:assignmentId/students/:studentId/reset',
  params: z.strictObject({ assignmentId: id, studentId: id }),
  reply: z.strictObject({ attemptId: id }),
  refusals: ['assignment_not_found', 'student_not_found', 'nothing_to_reset'],
  idempotent: 'required',
});

/** Possible for 30 days and while the student has not begun again. */
export const undoReset = endpoint({
  name: 'undoReset',
  method: 'POST',
  path: '/v1/assignments/:assignmentId/students/:studentId/undo-reset',
  params: z.strictObject({ assignmentId: id, studentId: id }),
  reply: done,
  refusals: ['assignment_not_found', 'student_not_found', 'nothing_to_reset', 'undo_expired'],
  idempotent: 'required',
});
