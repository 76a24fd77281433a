import { classAvatars } from '@alba/domain/classes';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { email, firstName, lastName, newPassword, username } from './account-fields.ts';
import { session } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** Class and school codes are read in any case, with spaces and hyphens. */
const code = z.string().trim().min(1).max(40);

/** From where somebody asks who has no account yet: guesses are counted for the device, never for a school's shared address (D85). */
const visitor = { edition: z.enum(editionIds), deviceId: z.string().min(16).max(64) };

/** What the form has to ask for at this school; nothing about anybody. */
const formRules = z.strictObject({
  minPasswordLength: z.int(),
  /** Students give the initial of their last name only (D9). */
  forceInitials: z.boolean(),
});
export type FormRules = z.infer<typeof formRules>;

const schoolCodeRefusals = ['school_code_unknown', 'school_not_located', 'not_subscribed_teacher'] as const;
const classCodeRefusals = [
  'class_code_unknown',
  'class_inactive',
  'class_full',
  'class_not_located',
  'outside_school_network',
  'student_access_disabled',
  'not_subscribed_student',
] as const;

/** The school of a code, by its name (D80). Signed-in people are told when it is not theirs. */
export const findSignUpSchool = endpoint({
  name: 'findSignUpSchool',
  method: 'POST',
  path: '/v1/sign-up/school',
  body: z.strictObject({ ...visitor, schoolCode: code }),
  reply: z.strictObject({ schoolName: z.string(), rules: formRules }),
  refusals: [...schoolCodeRefusals, 'school_code_mismatch'],
});

/** The class of a code, by the names that stand on its door (D80). */
export const findSignUpClass = endpoint({
  name: 'findSignUpClass',
  method: 'POST',
  path: '/v1/sign-up/class',
  body: z.strictObject({ ...visitor, classCode: code }),
  reply: z.strictObject({ className: z.string(), avatar: z.enum(classAvatars), teacherName: z.string(), schoolName: z.string(), rules: formRules }),
  refusals: classCodeRefusals,
});

/**
 * Makes the account of a student who has the code of a class, and of a teacher who has the code of a school, and signs them in. Where
 * they belong follows from the code alone. A repeat with the same `Idempotency-Key`, name and password signs in to what the first made.
 */
export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/v1/sign-up',
  body: z.strictObject({
    ...visitor,
    role: z.enum(['student', 'teacher']),
    /** Of the class for a student, of the school for a teacher. */
    code,
    firstName,
    lastName,
    username,
    /** Absent with a `providerTicket`. */
    password: newPassword.optional(),
    /** A student's own; may be left out. */
    email: email.optional(),
    /** A teacher's; must be there. */
    facultyEmail: email.optional(),
    schoolEmail: email.optional(),
    /** Who has shown to Google or Clever who they are signs in there from now on. */
    providerTicket: z.string().min(16).max(200).optional(),
  }),
  reply: session,
  refusals: [
    ...schoolCodeRefusals,
    ...classCodeRefusals,
    'school_code_mismatch',
    'username_taken',
    'email_exists',
    'email_made_with_google',
    'sign_in_way_off',
    'provider_sign_in_expired',
    'provider_not_allowed',
    'provider_wrong_domain',
    'provider_account_taken',
  ],
  idempotent: 'own',
});

/** Gives an account what it still lacks (P-COMPLETE), and nothing else of it, and the session tokens that say so. */
export const completeAccount = endpoint({
  name: 'completeAccount',
  method: 'POST',
  path: '/v1/account/complete',
  body: z.strictObject({
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    facultyEmail: email.optional(),
    refreshToken: z.string().min(1).max(200),
  }),
  reply: session,
  refusals: ['account_complete', 'refresh_refused'],
});
