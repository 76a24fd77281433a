import { teachingRelations } from '@alba/domain/classes';
import { z } from 'zod';
import { done, endpoint, id } from './endpoint.ts';

const ofClass = z.strictObject({ classId: id });

export const classTeacher = z.strictObject({
  individualId: id,
  firstName: z.string(),
  lastName: z.string(),
  relation: z.enum(teachingRelations),
  /** The last day of a substitute, on the school's wall. */
  lastDay: z.iso.date().optional(),
  isYou: z.boolean(),
});
export type ClassTeacher = z.infer<typeof classTeacher>;

/** Who teaches the class now, the owner first; to the owner also who asks to (D33). */
export const loadClassTeachers = endpoint({
  name: 'loadClassTeachers',
  method: 'GET',
  path: '/v1/classes/:classId/teachers',
  params: ofClass,
  reply: z.strictObject({
    teachers: z.array(classTeacher),
    requests: z.array(z.strictObject({ individualId: id, firstName: z.string(), lastName: z.string(), askedAt: z.iso.datetime() })),
    /** Today on the school's wall. */
    today: z.iso.date(),
  }),
  refusals: ['class_not_found'],
});

/**
 * Adds a colleague of the school network, who finds the class among their own at once. Found by the exact user name or e-mail of their
 * account, so that nobody reads a directory here. For the owner.
 */
export const addClassTeacher = endpoint({
  name: 'addClassTeacher',
  method: 'POST',
  path: '/v1/classes/:classId/teachers',
  params: ofClass,
  body: z.strictObject({
    colleague: z.string().trim().min(1).max(254),
    relation: z.enum(['co-teacher', 'substitute']),
    /** A substitute needs one: after this day they no longer teach the class. */
    lastDay: z.iso.date().optional(),
  }),
  reply: classTeacher,
  refusals: ['class_not_found', 'colleague_not_found', 'already_teaches', 'last_day_over'],
  idempotent: 'optional',
});

/** Takes a colleague out of the class, or leaves it oneself. The owner stays: they hand the class over first. */
export const removeClassTeacher = endpoint({
  name: 'removeClassTeacher',
  method: 'DELETE',
  path: '/v1/classes/:classId/teachers/:individualId',
  params: z.strictObject({ classId: id, individualId: id }),
  reply: done,
  refusals: ['class_not_found', 'colleague_not_found', 'owner_stays'],
  idempotent: 'optional',
});

/** Hands the class over to a co-teacher of it; the old owner goes on as a co-teacher. */
export const transferClass = endpoint({
  name: 'transferClass',
  method: 'POST',
  path: '/v1/classes/:classId/owner',
  params: ofClass,
  body: z.strictObject({ individualId: id }),
  reply: done,
  refusals: ['class_not_found', 'colleague_not_found', 'class_name_taken', 'owner_has_too_many_classes'],
  idempotent: 'optional',
});

/** The owner's answer to a teacher who asks to teach the class with them. */
export const answerCoTeaching = endpoint({
  name: 'answerCoTeaching',
  method: 'POST',
  path: '/v1/classes/:classId/co-teaching/:individualId',
  params: z.strictObject({ classId: id, individualId: id }),
  body: z.strictObject({ isAccepted: z.boolean() }),
  reply: done,
  refusals: ['class_not_found', 'colleague_not_found'],
  idempotent: 'optional',
});
