import { pictureView } from '@alba/content/lesson-view';
import { assignmentStates, keyVisibilities, timings } from '@alba/domain/assignments';
import { classAvatars } from '@alba/domain/classes';
import { subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { digits, done, endpoint, id, type ReplyOf } from './endpoint.ts';
import { lessonGuideKinds } from './guides.ts';

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
  /** What the lesson has on paper. */
  guides: z.array(z.enum(lessonGuideKinds)),
  classId: id,
  className: z.string(),
  classAvatar: z.enum(classAvatars),
  ...dates,
  /** By the dates of the class; students may have their own. */
  timing: z.enum(timings),
  /** How it stands for its teacher: also whether it was closed by hand or everybody turned in. */
  state: z.enum(assignmentStates),
  isClosed: z.boolean(),
  allowCheckAnswers: z.boolean(),
  keyVisibility: z.enum(keyVisibilities),
  /** Everybody in the class, now and later, or only some students of it. */
  targets: z.enum(['class', 'students']),
  targetCount: z.int(),
  startedCount: z.int(),
  submittedCount: z.int(),
  /** Students for whom other dates stand. */
  ownDatesCount: z.int(),
  revision: z.int(),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;

/**
 * A teacher's assignments by due date, those without one last; removed ones and those of removed classes are left out. Dates and
 * states are those of each school's own zone.
 */
export const listAssignments = endpoint({
  name: 'listAssignments',
  method: 'GET',
  path: '/v1/assignments',
  query: z.strictObject({
    classId: id.optional(),
    lessonId: id.optional(),
    /** This one alone: what a link of another page is about. */
    assignmentId: id.optional(),
    state: z.enum(assignmentStates).optional(),
    /** Words of the lesson's title; accents and case make no difference. */
    search: z.string().max(limits.searchTerm).optional(),
    /** Only assignments whose span from start to due touches these days (D60). */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    order: z.enum(['soonest', 'latest']).default('soonest'),
    limit: digits(z.int().min(1).max(limits.assignmentsPerPage)).default(limits.assignmentsPerPage),
    after: id.optional(),
  }),
  reply: z.strictObject({
    assignments: z.array(assignmentRow),
    /** How many pass the filters, on all pages. */
    total: z.int(),
    /** How many pass the other filters, in every state. */
    counts: z.record(z.enum(assignmentStates), z.int()),
    /** Whatever is filtered: everything the teacher assigned. */
    summary: z.strictObject({ assignments: z.int(), classes: z.int(), dueToday: z.int() }),
    timeZone: z.string(),
    today: z.iso.date(),
    hasMore: z.boolean(),
  }),
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
  /**
   * `assignment_changed` tells in `details.current` what stands now. `due_before_start` names in `details.studentNames` those whose own
   * dates stand in the way. `lesson_already_assigned`: later dates or reopening would give the class the same lesson twice at once (D89).
   */
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

/** What can still be given back, the last deleted first. At most a hundred. */
export const listDeletedAssignments = endpoint({
  name: 'listDeletedAssignments',
  method: 'GET',
  path: '/v1/assignments/deleted',
  reply: z.strictObject({
    assignments: z
      .array(
        assignmentRow
          .pick({ assignmentId: true, lessonTitle: true, subject: true, cover: true, className: true, start: true, due: true, startedCount: true })
          .extend({ removedAt: z.iso.datetime(), until: z.iso.datetime() }),
      )
      .max(100),
    timeZone: z.string(),
  }),
});
export type DeletedAssignment = ReplyOf<typeof listDeletedAssignments>['assignments'][number];

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
