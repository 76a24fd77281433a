import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { done, endpoint, id } from './endpoint.ts';

const ofClass = z.strictObject({ classId: id });

export const moveKinds = ['move', 'copy'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Move: the place here ends and one there begins. Copy: in both classes. */
const wanted = z.strictObject({
  kind: z.enum(moveKinds),
  toClassId: id,
  enrollmentIds: z.array(id).min(1).max(limits.studentsPerMove),
});

const count = z.int().nonnegative();

/** What would happen, before it does. */
export const previewMove = endpoint({
  name: 'previewMove',
  method: 'POST',
  path: '/v1/classes/:classId/moves/preview',
  params: ofClass,
  body: wanted,
  reply: z.strictObject({
    students: count,
    /** Of them, who is in the other class already. */
    alreadyThere: count,
    /** Works that come along, to the same lesson in the other class. */
    worksMoved: count,
    /** Works that stay with this class: the other one has not assigned the lesson, or it was begun there already. */
    worksKept: count,
    /** Students whose reading levels come along. */
    levelsCopied: count,
    /** Students whose place here comes from a roster, which may put them back. */
    rostered: count,
  }),
  refusals: ['class_not_found', 'same_class', 'not_enrolled', 'class_full'],
});

export const moveStudents = endpoint({
  name: 'moveStudents',
  method: 'POST',
  path: '/v1/classes/:classId/moves',
  params: ofClass,
  body: wanted,
  reply: z.strictObject({ moveId: z.uuid(), students: count, worksMoved: count }),
  refusals: ['class_not_found', 'same_class', 'not_enrolled', 'class_full'],
  idempotent: 'optional',
});

/** Takes a move or a copy back for 30 days, with the works that came along; asked in the class they came from. */
export const undoMove = endpoint({
  name: 'undoMove',
  method: 'POST',
  path: '/v1/classes/:classId/moves/:move/undo',
  /** `move` is the `moveId` of its reply. */
  params: z.strictObject({ classId: id, move: z.uuid() }),
  reply: done,
  refusals: ['class_not_found', 'move_not_found', 'class_full', 'undo_expired'],
  idempotent: 'optional',
});
