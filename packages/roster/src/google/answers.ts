import { z } from 'zod';

/**
 * What the Classroom API v1 answers, as far as we read it. Fields that we do not read may come and go; an empty list comes without its
 * key, and an e-mail only with its scope.
 */
export const courseStates = ['ACTIVE', 'ARCHIVED', 'PROVISIONED', 'DECLINED', 'SUSPENDED'] as const;

const id = z.string().min(1).max(255);

export const course = z.object({
  id,
  name: z.string(),
  section: z.string().optional(),
  room: z.string().optional(),
  ownerId: id.optional(),
  creationTime: z.string().optional(),
  /** A state that comes later is one in which nothing is imported. */
  courseState: z.string(),
});
export type Course = z.infer<typeof course>;

const member = z.object({
  courseId: id,
  userId: id,
  profile: z
    .object({
      name: z.object({ givenName: z.string().optional(), familyName: z.string().optional(), fullName: z.string().optional() }).optional(),
      emailAddress: z.string().optional(),
    })
    .optional(),
});
export type Member = z.infer<typeof member>;

const nextPageToken = z.string().optional();
export const coursesPage = z.object({ courses: z.array(course).default([]), nextPageToken });
export const studentsPage = z.object({ students: z.array(member).default([]), nextPageToken });
export const teachersPage = z.object({ teachers: z.array(member).default([]), nextPageToken });

/** The body of an error (google.rpc.Status). What stands in it is a hint: some come from a proxy with no body at all. */
export const errorBody = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});
