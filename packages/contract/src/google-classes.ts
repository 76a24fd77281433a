import { z } from 'zod';
import { endpoint, id } from './endpoint.ts';

/** Classes of Google Classroom (C-GOOGLE, C-REIMPORT). Everything is asked in the name of the teacher who is signed in. */

/** Google's id of a course. */
const courseId = z.string().min(1).max(64);
const count = z.int().nonnegative();

/** What stands between a teacher and their classes at Google, whichever call asks. */
const atGoogle = [
  'provider_not_set_up',
  'provider_unavailable',
  /** Not asked yet, or something was left unticked. */
  'google_consent_needed',
  /** Google does not honour it any more. */
  'google_consent_ended',
  /** Classroom is not switched on for this Google account. */
  'google_classroom_off',
  /** The school’s Google administrator has to allow it. */
  'google_needs_approval',
  'google_busy',
] as const;

/** Where an own active course stands here. `other-account`: another teacher of ours has imported it. */
export const googleCourseStates = ['available', 'imported', 'other-account'] as const;

export const googleCourse = z.strictObject({
  courseId,
  name: z.string(),
  /** The section and the room, as Google has them. */
  note: z.string(),
  state: z.enum(googleCourseStates),
  /** Ours; only where the teacher teaches it. */
  classId: id.optional(),
  studentCount: count.optional(),
  lastImportedAt: z.iso.datetime().optional(),
  /** Who has the class here, for `other-account`. */
  ownerName: z.string().optional(),
  /** The owner has been asked to teach it together and has not answered. */
  isAsked: z.boolean(),
  /** It was imported and removed less than 30 days ago: importing brings it back with its work. */
  isRemoved: z.boolean(),
});
export type GoogleCourse = z.infer<typeof googleCourse>;

/** The active courses that the teacher teaches, newest first; 500 at most. Reads no rosters. */
export const listGoogleClasses = endpoint({
  name: 'listGoogleClasses',
  method: 'POST',
  path: '/v1/google/classes/list',
  body: z.strictObject({}),
  reply: z.strictObject({
    /** The Google account that is asked, where its address is known. */
    account: z.string().optional(),
    isSimulated: z.boolean(),
    courses: z.array(googleCourse),
  }),
  refusals: atGoogle,
});

const person = z.strictObject({ firstName: z.string(), lastName: z.string() });

/** What an import changes in one class, by name. */
export const googleDifference = z.strictObject({
  courseId,
  name: z.string(),
  added: z.array(z.strictObject({ ...person.shape, isNewAccount: z.boolean() })),
  /** In the class here and not in Google’s list any more: they leave only if that is confirmed. */
  gone: z.array(z.strictObject({ individualId: id, ...person.shape })),
  renamed: z.array(z.strictObject({ what: z.enum(['class', 'person']), before: z.string(), after: z.string() })),
  /** In Google’s list, and cannot be added: their account belongs to another district, or is no student’s. */
  leftOut: z.array(person),
  staying: count,
});
export type GoogleDifference = z.infer<typeof googleDifference>;

/** Why a class was not imported. */
export const googleImportProblems = [
  'other-account',
  /** Gone, archived, or not taught by this account any more. */
  'not-active',
  'class_full',
  'too-many-classes',
  'unreachable',
  'unexpected',
] as const;
export type GoogleImportProblem = (typeof googleImportProblems)[number];
const problem = z.enum(googleImportProblems);

/** Chosen at once: as many as a teacher has in a year. */
const chosen = z.array(courseId).min(1).max(20);

/** The difference of each chosen course before anything is done. */
export const previewGoogleClasses = endpoint({
  name: 'previewGoogleClasses',
  method: 'POST',
  path: '/v1/google/classes/preview',
  body: z.strictObject({ courseIds: chosen }),
  reply: z.strictObject({
    classes: z.array(z.strictObject({ courseId, name: z.string(), difference: googleDifference.optional(), problem: problem.optional() })),
  }),
  refusals: atGoogle,
});

/**
 * Imports the chosen courses. Students who are new get an account without a password; nothing that anybody did is deleted, and nobody
 * leaves a class. A class that another teacher of ours has imported becomes a shared one where Google’s list names both.
 */
export const importGoogleClasses = endpoint({
  name: 'importGoogleClasses',
  method: 'POST',
  path: '/v1/science/google/classes/import',
  body: z.strictObject({ courseIds: chosen }),
  reply: z.strictObject({
    results: z.array(
      z.strictObject({
        courseId,
        name: z.string(),
        result: z.enum(['imported', 're-imported', 'unavailable', 'failed']),
        classId: id.optional(),
        /** It is another teacher’s: the importer teaches it with them from now on. */
        isShared: z.boolean(),
        added: count,
        leftOut: count,
        problem: problem.optional(),
      }),
    ),
  }),
  refusals: atGoogle,
  idempotent: 'optional',
});

const again = ['class_not_found', 'google_class_gone', ...atGoogle] as const;

/** The difference of one imported class and its course, which must still be there and active. */
export const previewGoogleReimport = endpoint({
  name: 'previewGoogleReimport',
  method: 'POST',
  path: '/v1/science/google/classes/reimport/preview',
  body: z.strictObject({ classId: id }),
  reply: z.strictObject({ difference: googleDifference, lastImportedAt: z.iso.datetime().optional() }),
  refusals: again,
});

/** Brings a class up to date. Of those who are gone only the students named in `remove` leave it; their work is kept. */
export const reimportGoogleClass = endpoint({
  name: 'reimportGoogleClass',
  method: 'POST',
  path: '/v1/science/google/classes/reimport',
  body: z.strictObject({ classId: id, remove: z.array(id).max(500) }),
  reply: z.strictObject({ name: z.string(), added: count, removed: count, renamed: count, leftOut: count, lastImportedAt: z.iso.datetime() }),
  refusals: [...again, 'class_full'],
  idempotent: 'optional',
});

/** Teaching a class that somebody else has imported: at once where Google’s list names both, else the owner is asked (D33). */
export const askToCoTeachGoogleClass = endpoint({
  name: 'askToCoTeachGoogleClass',
  method: 'POST',
  path: '/v1/google/classes/co-teach',
  body: z.strictObject({ courseId }),
  reply: z.strictObject({ outcome: z.enum(['asked', 'co-teaching']), classId: id.optional() }),
  refusals: ['google_class_gone', ...atGoogle],
  idempotent: 'optional',
});
