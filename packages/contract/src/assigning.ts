import { type CellRefusal, cellRefusals } from '@alba/domain/assigning';
import { keyVisibilities } from '@alba/domain/assignments';
import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { wallTime } from './assignments.ts';
import { endpoint, id, idList } from './endpoint.ts';

/** One lesson for one class: the grid of lessons by classes is a list of these. */
export const assignmentCell = z.strictObject({
  lessonId: id,
  classId: id,
  start: wallTime,
  due: wallTime.nullable(),
  allowCheckAnswers: z.boolean(),
  keyVisibility: z.enum(keyVisibilities),
  /** Only these students of the class; left out, everybody in it now and later. */
  studentIds: z.array(id).min(1).max(limits.studentsPerClass).optional(),
});
export type AssignmentCell = z.infer<typeof assignmentCell>;

type Pair = Pick<AssignmentCell, 'lessonId' | 'classId'>;
const countOf = (values: readonly unknown[]): number => new Set(values).size;
const lessonsOf = (cells: readonly Pair[]): number => countOf(cells.map(({ lessonId }) => lessonId));
const classesOf = (cells: readonly Pair[]): number => countOf(cells.map(({ classId }) => classId));

/** A pair of lesson and class stands in the list once. Twenty lessons by ten classes at most (D30). */
const cells = z
  .array(assignmentCell)
  .min(1)
  .max(limits.lessonsPerAssign * limits.classesPerAssign)
  .refine((list) => countOf(list.map(({ lessonId, classId }) => `${lessonId}/${classId}`)) === list.length, { params: { rule: 'given_twice' } })
  .refine((list) => lessonsOf(list) <= limits.lessonsPerAssign, { params: { rule: 'too_long', max: limits.lessonsPerAssign } })
  .refine((list) => classesOf(list) <= limits.classesPerAssign, { params: { rule: 'too_long', max: limits.classesPerAssign } });

/** 200 pairs with students chosen one by one are longer than other calls may be. */
const mostBytes = 256 * 1024;

/** Why one cell cannot be assigned; each has its words on the screen. */
export { type CellRefusal, cellRefusals };

/** An assignment that a cell meets: of the same lesson, or due on the same day. Titles only of classes the teacher teaches. */
const metAssignment = z.strictObject({ assignmentId: id, lessonTitle: z.string(), start: wallTime, due: wallTime.nullable() });

export const checkedCell = z.strictObject({
  lessonId: id,
  classId: id,
  refusal: z.enum(cellRefusals).optional(),
  /** For `lesson_already_assigned`: the assignment that stands in the way, and who of the chosen students has it (D89). */
  assigned: metAssignment.extend({ studentIds: z.array(id) }).optional(),
  /** What else the class has due on the same day: a warning, not a refusal. At most five. */
  sameDay: z.array(metAssignment).max(5),
});
export type CheckedCell = z.infer<typeof checkedCell>;

/** What would be refused and what clashes, told before sending. In the order of the cells. */
export const checkAssignments = endpoint({
  name: 'checkAssignments',
  method: 'POST',
  path: '/v1/assignments/check',
  body: z.strictObject({ cells, collectionId: id.optional() }),
  mostBytes,
  reply: z.strictObject({ cells: z.array(checkedCell) }),
  refusals: ['collection_not_found', 'collection_denied'],
});

/**
 * Lessons to classes in one transaction, all or nothing. When any cell cannot be assigned nothing is, and `cells_refused` tells
 * each of them in `details.cells` as `checkAssignments` would. With a collection every cell needs a due date (D28).
 */
export const createAssignments = endpoint({
  name: 'createAssignments',
  method: 'POST',
  path: '/v1/assignments',
  body: z.strictObject({ cells, collectionId: id.optional() }),
  mostBytes,
  /** In the order of the cells. */
  reply: z.strictObject({ assignmentIds: z.array(id) }),
  refusals: ['cells_refused', 'collection_not_found', 'collection_denied'],
  idempotent: 'required',
});

/** Takes just-made assignments back, all or nothing; refused once a student has begun one of them. */
export const undoAssign = endpoint({
  name: 'undoAssign',
  method: 'POST',
  path: '/v1/assignments/undo-assign',
  body: z.strictObject({
    assignmentIds: z
      .array(id)
      .min(1)
      .max(limits.lessonsPerAssign * limits.classesPerAssign),
  }),
  reply: z.strictObject({ removed: z.int() }),
  refusals: ['assignment_not_found', 'students_have_begun'],
});

/** Which of the teacher's classes have these lessons now or will: "already assigned to ..." on cards. Lessons without any are left out. */
export const assignedClasses = endpoint({
  name: 'assignedClasses',
  method: 'GET',
  path: '/v1/assignments/classes',
  query: z.strictObject({ lessonIds: idList(limits.browseBatch * 10) }),
  reply: z.strictObject({
    lessons: z.array(z.strictObject({ lessonId: id, classes: z.array(z.strictObject({ classId: id, className: z.string() })) })),
  }),
});
