import { roles } from '@alba/domain/accounts';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { email, firstName, lastName, newPassword } from './account-fields.ts';
import { preferences } from './auth.ts';
import { done, endpoint, id } from './endpoint.ts';
import { linkToken, pageLanguage } from './recovery.ts';

/** The signed-in person's own account. */
export const myAccount = endpoint({
  name: 'myAccount',
  method: 'GET',
  path: '/v1/account',
  reply: z.strictObject({
    individualId: id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().optional(),
    role: z.enum(roles),
    roles: z.array(z.enum(roles)),
    edition: z.enum(editionIds),
    schoolName: z.string(),
    timeZone: z.string(),
    /** What is still missing before the account may be used; empty when complete. */
    missing: z.array(z.enum(['role', 'firstName', 'lastName', 'email'])),
    lastSignInDateMillis: z.int(),
  }),
});

const emailOfAccount = z.strictObject({
  current: z.string().optional(),
  /** Written into the account, but not confirmed from there yet: nothing is sent to it meanwhile. */
  pending: z.string().optional(),
});

/** What the page `/account` shows and changes (P-ACCOUNT). */
export const accountSettings = z.strictObject({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  schoolName: z.string(),
  /** For administrators: the district or school they look after. */
  institutionName: z.string().optional(),
  /** For teachers, who pass it on to colleagues. */
  schoolCode: z.string().optional(),
  /** The one for signing in again; of teachers the one of the faculty. */
  email: emailOfAccount,
  /** Staff only. */
  schoolEmail: emailOfAccount.optional(),
  /** Absent for people who sign in with Google or Clever only. */
  hasPassword: z.boolean(),
  minPasswordLength: z.int(),
  /** Students give the initial of their last name only (D9). */
  forceInitials: z.boolean(),
  preferences,
});
export type AccountSettings = z.infer<typeof accountSettings>;

export const loadAccountSettings = endpoint({ name: 'loadAccountSettings', method: 'GET', path: '/v1/account/settings', reply: accountSettings });

/** An address, or nothing: then the one that was there is taken away. */
const emailOrNone = z.union([z.literal(''), email]);

/**
 * Changes what is given and leaves the rest. A new e-mail waits until it is confirmed by the link that is sent to it. A new password
 * and a new e-mail ask for the current password; a new password ends the other sessions.
 */
export const updateAccount = endpoint({
  name: 'updateAccount',
  method: 'PATCH',
  path: '/v1/account',
  body: z.strictObject({
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    email: emailOrNone.optional(),
    schoolEmail: emailOrNone.optional(),
    currentPassword: newPassword.optional(),
    newPassword: newPassword.optional(),
    preferences: preferences.optional(),
    language: pageLanguage,
  }),
  reply: accountSettings,
  refusals: ['current_password_wrong', 'sign_in_again_first'],
});

/** The owner of an address says that it may stand in the account that the link is for. Open to whoever holds the link. */
export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/v1/account/email',
  body: z.strictObject({ token: linkToken, language: pageLanguage }),
  reply: done,
  refusals: ['link_unknown', 'link_used', 'link_expired'],
});
