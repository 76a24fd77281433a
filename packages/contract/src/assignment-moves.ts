import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { assignmentRow, wallTime } from './assignments.ts';
import { endpoint, id } from './endpoint.ts';

const schoolDays = z
  .int()
  .min(-limits.schoolDaysPerMove)
  .max(limits.schoolDaysPerMove)
  .refine((days) => days !== 0, { params: { rule: 'required' } });

const dates = z.strictObject({ start: wallTime, due: wallTime.nullable() });

/** What a teacher should know of a moved assignment before it is moved. */
export const moveWarnings = ['opens-at-once', 'past-due-at-once', 'same-day'] as const;
export type MoveWarning = (typeof moveWarnings)[number];

const movedAssignment = assignmentRow.pick({ assignmentId: true, lessonTitle: true, className: true, subject: true, cover: true, revision: true }).extend({
  before: dates,
  after: dates,
  /** Students whose own dates move too. */
  ownDatesCount: z.int(),
  warnings: z.array(z.enum(moveWarnings)),
  /** What else the class has due on the new day; at most five titles. */
  sameDay: z.array(z.string()).max(5),
  /** It cannot be moved there: the class would have the lesson twice at once (D89). */
  refusal: z.enum(['lesson_already_assigned']).optional(),
});
export type MovedAssignment = z.infer<typeof movedAssignment>;

/** Where these assignments would go. Changes nothing. In the order given. */
export const previewMoveAssignments = endpoint({
  name: 'previewMoveAssignments',
  method: 'POST',
  path: '/v1/assignments/move/preview',
  body: z.strictObject({ assignmentIds: z.array(id).min(1).max(limits.assignmentsPerMove), schoolDays }),
  reply: z.strictObject({ assignments: z.array(movedAssignment) }),
  refusals: ['assignment_not_found'],
});

const moving = z
  .array(z.strictObject({ assignmentId: id, revision: z.int() }))
  .min(1)
  .max(limits.assignmentsPerMove);
/** The assignments with the revision they have now: what `undoMoveAssignments` takes. */
const nowAt = z.strictObject({ assignments: z.array(z.strictObject({ assignmentId: id, revision: z.int() })) });

/**
 * Moves assignments by school days, all or nothing; students' own dates go along. A refusal names in `details.assignments` what stands
 * in the way: what somebody changed since (`assignment_changed`), or what the class would have twice.
 */
export const moveAssignments = endpoint({
  name: 'moveAssignments',
  method: 'POST',
  path: '/v1/assignments/move',
  body: z.strictObject({ assignments: moving, schoolDays }),
  reply: nowAt,
  refusals: ['assignment_not_found', 'assignment_changed', 'lesson_already_assigned'],
});

/** Gives moved assignments exactly the dates they had, own dates too, all or nothing; refused for what was changed after the move. */
export const undoMoveAssignments = endpoint({
  name: 'undoMoveAssignments',
  method: 'POST',
  path: '/v1/assignments/move/undo',
  body: z.strictObject({ assignments: moving }),
  reply: nowAt,
  refusals: ['assignment_not_found', 'assignment_changed', 'lesson_already_assigned'],
});
