import { pictureView } from '@alba/content/lesson-view';
import { timings } from '@alba/domain/assignments';
import { classAvatars } from '@alba/domain/classes';
import { subjectIds } from '@alba/domain/editions';
import { limits, perceivedLength } from '@alba/domain/limits';
import { z } from 'zod';
import { wallTime } from './assignments.ts';
import { digits, done, endpoint, id } from './endpoint.ts';

/** Control characters and line separators break lists and tables. */
const isPrintable = (value: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
/** A name of signs that take no room looks like none. */
const isVisible = (value: string): boolean => /[^\p{C}\p{Z}\p{M}]/u.test(value);
const line = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => perceivedLength(value) <= max, { params: { rule: 'too_long', max } })
    .refine(isPrintable, { params: { rule: 'characters' } });
export const className = line(limits.className.max)
  .min(1)
  .refine((value) => value === '' || isVisible(value), { params: { rule: 'required' } });
export const classDescription = line(limits.classDescription.max);
export const classAvatar = z.enum(classAvatars);

/** A class as its teacher sees it in the list. */
export const classSummary = z.strictObject({
  classId: id,
  name: z.string(),
  description: z.string(),
  avatar: classAvatar,
  /** Six characters without the hyphen; absent when the code is disabled. */
  code: z.string().optional(),
  classSubgroupId: id,
  studentCount: z.int(),
  openAssignmentCount: z.int(),
  isOwner: z.boolean(),
  /** Only where somebody else owns it: who, and the last day of a substitute. */
  ownerName: z.string().optional(),
  lastDay: z.iso.date().optional(),
  /** To the owner: colleagues who ask to teach it too (D33). */
  coTeachRequests: z.int().optional(),
  /** What was past due before a student joined is not shown to them (D27). */
  hidesPastDueFromLate: z.boolean().optional(),
  sharedAcrossProducts: z.boolean(),
  source: z.enum(['GOOGLE', 'ONE_ROSTER', 'CLEVER']).optional(),
  lastImportedAt: z.iso.datetime().optional(),
  revision: z.int(),
});
export type ClassSummary = z.infer<typeof classSummary>;

export const classStudent = z.strictObject({
  individualId: id,
  enrollmentId: id,
  classSubgroupId: id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  lastVisitedAt: z.iso.datetime().optional(),
  joinedAt: z.iso.datetime(),
  /** Wrong passwords make the account wait somewhere before it may sign in again; `allowSignIn` ends that (D85). */
  isSignInPaused: z.boolean(),
  /** Students who were imported from Google sign in with Google; as long as they have no password, no teacher gives them one. */
  signsInWith: z.literal('google').optional(),
});
export type ClassStudent = z.infer<typeof classStudent>;

export const loadClasses = endpoint({
  name: 'loadClasses',
  method: 'GET',
  path: '/v1/science/dashboard/load/classes',
  reply: z.strictObject({ classes: z.array(classSummary) }),
});

/** Students are sorted by last name in the language's order. */
export const loadClass = endpoint({
  name: 'loadClass',
  method: 'GET',
  path: '/v1/science/dashboard/load/ebClass/:id',
  params: z.strictObject({ id }),
  reply: z.strictObject({ ...classSummary.shape, students: z.array(classStudent) }),
  refusals: ['class_not_found'],
});

export const createClass = endpoint({
  name: 'createClass',
  method: 'POST',
  path: '/v1/science/dashboard/create/ebClass',
  query: z.strictObject({ name: className, description: classDescription.default(''), avatar: classAvatar.default('owl') }),
  reply: classSummary,
  refusals: ['class_name_taken'],
  idempotent: 'optional',
  eitherPlace: true,
});

export const updateClass = endpoint({
  name: 'updateClass',
  method: 'POST',
  path: '/v1/science/dashboard/update/ebClass',
  body: z.strictObject({
    classId: id,
    name: className,
    description: classDescription,
    avatar: classAvatar,
    /** The revision the teacher was looking at; a newer one on the server refuses the change (R17). */
    revision: digits(z.int()).optional(),
  }),
  reply: classSummary,
  refusals: ['class_not_found', 'class_name_taken', 'class_changed'],
  idempotent: 'optional',
  eitherPlace: true,
});

/** Kept for 30 days; `restoreClass` gives it back. */
export const removeClass = endpoint({
  name: 'removeClass',
  method: 'DELETE',
  path: '/v1/science/dashboard/remove/ebClass',
  body: z.strictObject({ classId: id }),
  reply: done,
  refusals: ['class_not_found'],
  idempotent: 'optional',
  eitherPlace: true,
});

export const restoreClass = endpoint({
  name: 'restoreClass',
  method: 'POST',
  path: '/v1/classes/:classId/restore',
  params: z.strictObject({ classId: id }),
  reply: classSummary,
  refusals: ['class_not_found', 'class_name_taken', 'undo_expired'],
  idempotent: 'optional',
});

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** Work is kept unless asked (D25); a re-join finds it again. */
export const disenroll = endpoint({
  name: 'disenroll',
  method: 'POST',
  path: '/v1/science/dashboard/ebClass/disenroll',
  query: z.strictObject({ individualId: id, enrollmentId: id, classSubgroupId: id, removeSubmissions: flag.default(false) }),
  reply: done,
  refusals: ['class_not_found', 'not_enrolled'],
  idempotent: 'optional',
  eitherPlace: true,
});

/** Gives a place back that was taken away, with the student's work, for 30 days. One who is in the class again stays so. */
export const restoreEnrollment = endpoint({
  name: 'restoreEnrollment',
  method: 'POST',
  path: '/v1/classes/:classId/enrollments/:enrollmentId/restore',
  params: z.strictObject({ classId: id, enrollmentId: id }),
  reply: done,
  refusals: ['class_not_found', 'not_enrolled', 'class_full', 'undo_expired'],
  idempotent: 'optional',
});

/** A student of the class may try to sign in again at once: failed tries at their account are forgotten (D85). */
export const allowSignIn = endpoint({
  name: 'allowSignIn',
  method: 'POST',
  path: '/v1/classes/:classId/students/:studentId/allow-sign-in',
  params: z.strictObject({ classId: id, studentId: id }),
  reply: done,
  refusals: ['class_not_found', 'student_not_found'],
  idempotent: 'optional',
});

/** A student joins a class by its code (`code`), after seeing which class it is. */
export const enroll = endpoint({
  name: 'enroll',
  method: 'POST',
  path: '/v1/science/dashboard/ebClass/enroll',
  body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  reply: z.strictObject({ classId: id, name: z.string(), avatar: classAvatar, teacherName: z.string() }),
  refusals: ['only_students_join', 'class_code_unknown', 'class_inactive', 'class_full', 'outside_school_network', 'already_joined', 'class_not_located'],
  idempotent: 'optional',
  eitherPlace: true,
});

/** The class behind a code, before joining. Signed-in people only (D80). */
export const loadClassByCode = endpoint({
  name: 'loadClassByCode',
  method: 'GET',
  path: '/v1/science/dashboard/ebClass/loadByCode/:code',
  params: z.strictObject({ code: z.string().min(1).max(40) }),
  reply: z.strictObject({ name: z.string(), avatar: classAvatar, teacherName: z.string(), schoolName: z.string(), alreadyJoined: z.boolean() }),
  refusals: ['only_students_join', 'class_code_unknown', 'class_inactive', 'class_full', 'outside_school_network'],
});

/** The assignment of a class that its student should do next. */
export const nextAssignment = z.strictObject({
  activityId: id,
  lessonId: id,
  slug: z.string(),
  title: z.string(),
  subject: z.enum(subjectIds),
  cover: pictureView,
  due: wallTime.nullable(),
  timing: z.enum(timings),
});
export type NextAssignment = z.infer<typeof nextAssignment>;

export const studentClass = z.strictObject({
  classId: id,
  name: z.string(),
  description: z.string(),
  avatar: classAvatar,
  teacherName: z.string(),
  toDoCount: z.int(),
  /** Past due or due soonest; absent when there is nothing to do. */
  next: nextAssignment.optional(),
});
export type StudentClass = z.infer<typeof studentClass>;

/** The signed-in student's classes. */
export const myClasses = endpoint({
  name: 'myClasses',
  method: 'GET',
  path: '/v1/student/classes',
  reply: z.strictObject({ classes: z.array(studentClass), today: z.iso.date() }),
});
