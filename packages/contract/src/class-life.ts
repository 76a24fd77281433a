import { z } from 'zod';
import { classAvatar, classSummary } from './classes.ts';
import { done, endpoint, id } from './endpoint.ts';

const ofClass = z.strictObject({ classId: id });

// the code of a class

/** Replaces the class code: the old one leads nowhere from now on, and no class ever gets it again (D66). */
export const resetClassCode = endpoint({
  name: 'resetClassCode',
  method: 'POST',
  path: '/v1/classes/:classId/code/reset',
  params: ofClass,
  reply: classSummary,
  refusals: ['class_not_found'],
  idempotent: 'optional',
});

/** Turns the code off, so that nobody joins by it (D31), or on again: the same code. */
export const setClassCode = endpoint({
  name: 'setClassCode',
  method: 'PUT',
  path: '/v1/classes/:classId/code',
  params: ofClass,
  body: z.strictObject({ isDisabled: z.boolean() }),
  reply: classSummary,
  refusals: ['class_not_found'],
  idempotent: 'optional',
});

// archiving

/** Puts a class away: students see it no more, its code stops working, its reports stay to be read. For its owner. */
export const archiveClass = endpoint({
  name: 'archiveClass',
  method: 'POST',
  path: '/v1/classes/:classId/archive',
  params: ofClass,
  reply: done,
  refusals: ['class_not_found'],
  idempotent: 'optional',
});

/** Brings an archived class back as it was. */
export const unarchiveClass = endpoint({
  name: 'unarchiveClass',
  method: 'POST',
  path: '/v1/classes/:classId/unarchive',
  params: ofClass,
  reply: classSummary,
  refusals: ['class_not_found'],
  idempotent: 'optional',
});

export const archivedClass = z.strictObject({
  classId: id,
  name: z.string(),
  avatar: classAvatar,
  studentCount: z.int(),
  archivedAt: z.iso.datetime(),
  isOwner: z.boolean(),
});
export type ArchivedClass = z.infer<typeof archivedClass>;

/** The archived classes of a teacher, newest first; 200 at most. */
export const loadArchivedClasses = endpoint({
  name: 'loadArchivedClasses',
  method: 'GET',
  path: '/v1/classes/archived',
  reply: z.strictObject({ classes: z.array(archivedClass) }),
});

// late joiners

/** Whether students who join late see what was past due before (D27): as optional, or not at all. */
export const setLateJoining = endpoint({
  name: 'setLateJoining',
  method: 'PUT',
  path: '/v1/classes/:classId/late-joining',
  params: ofClass,
  body: z.strictObject({ hidesPastDue: z.boolean() }),
  reply: classSummary,
  refusals: ['class_not_found'],
  idempotent: 'optional',
});
