import { timings } from '@alba/domain/assignments';
import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { assignmentRow, wallTime } from './assignments.ts';
import { endpoint, id } from './endpoint.ts';

const params = z.strictObject({ assignmentId: id });

/** What stands for one student instead of the dates of the class; null is the date of the class. */
const ownDates = z.strictObject({ studentId: id, start: wallTime.nullable(), due: wallTime.nullable() });
export type OwnDatesOfStudent = z.infer<typeof ownDates>;

/** A student of the class, beside an assignment. */
export const assignmentStudent = ownDates.extend({
  firstName: z.string(),
  lastName: z.string(),
  /** Whether it is for this student; for the whole class it is for everybody. */
  isTarget: z.boolean(),
  status: z.enum(['not-started', 'in-progress', 'submitted']),
  /** By the dates in force for this student. */
  timing: z.enum(timings),
  isLate: z.boolean(),
  /** The work was reset, nothing was begun since, and it can still be given back. */
  canUndoReset: z.boolean(),
});
export type AssignmentStudent = z.infer<typeof assignmentStudent>;

/** Everybody in the class, by name: who has the assignment, how far they are and whose dates are their own. */
export const loadAssignmentStudents = endpoint({
  name: 'loadAssignmentStudents',
  method: 'GET',
  path: '/v1/assignments/:assignmentId/students',
  params,
  reply: z.strictObject({
    assignment: assignmentRow,
    students: z.array(assignmentStudent),
    timeZone: z.string(),
    today: z.iso.date(),
  }),
  refusals: ['assignment_not_found'],
});

/**
 * Who gets the assignment. Work of a student who is taken off it is hidden, not lost: it comes back with the student. Refused when
 * somebody who would get it has the lesson open or coming up already (D89); `details.studentNames` names them.
 */
export const changeTargets = endpoint({
  name: 'changeTargets',
  method: 'PUT',
  path: '/v1/assignments/:assignmentId/targets',
  params,
  body: z.strictObject({
    /** Null: everybody in the class, now and later. */
    studentIds: z.array(id).min(1).max(limits.studentsPerClass).nullable(),
    revision: z.int(),
  }),
  reply: z.strictObject({
    assignment: assignmentRow,
    /** Who had it before, for the way back. */
    before: z.strictObject({ studentIds: z.array(id).nullable() }),
    /** Students whose work is hidden now. */
    hiddenCount: z.int(),
  }),
  refusals: ['assignment_not_found', 'student_not_found', 'assignment_changed', 'lesson_already_assigned'],
});

/**
 * Own dates for some students: sets, changes or, with null and null, removes them. They may open before those of the class and end
 * after them. All or nothing.
 */
export const changeOwnDates = endpoint({
  name: 'changeOwnDates',
  method: 'PUT',
  path: '/v1/assignments/:assignmentId/own-dates',
  params,
  body: z.strictObject({ students: z.array(ownDates).min(1).max(limits.studentsPerClass), revision: z.int() }),
  reply: z.strictObject({
    assignment: assignmentRow,
    /** What stood before, in the shape of the call: the way back. */
    before: z.array(ownDates),
  }),
  refusals: ['assignment_not_found', 'student_not_found', 'assignment_changed', 'due_before_start', 'lesson_already_assigned'],
});
