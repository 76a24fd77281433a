import { roles } from '@alba/domain/accounts';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { email, firstName, lastName, newPassword, username } from './account-fields.ts';
import { session } from './auth.ts';
import { done, endpoint } from './endpoint.ts';
import { institutionName } from './institution-fields.ts';
import { linkToken } from './recovery.ts';

const linkRefusals = ['link_unknown', 'link_used', 'link_expired'] as const;
const signInRefusals = ['not_subscribed_teacher', 'not_subscribed_student', 'account_deactivated', 'student_access_disabled'] as const;

/** What an invitation is for, before it is accepted. Looking does not use it up. */
export const openInvitation = endpoint({
  name: 'openInvitation',
  method: 'POST',
  path: '/v1/auth/invitation/link',
  body: z.strictObject({ token: linkToken }),
  reply: z.strictObject({
    role: z.enum(roles),
    edition: z.enum(editionIds),
    /** The school or district. */
    institutionName: z.string(),
    email: z.string().optional(),
    minPasswordLength: z.int(),
  }),
  refusals: linkRefusals,
});

const ownAccount = { firstName, lastName, username, password: newPassword };

/** Makes the account that an invitation is for and signs its owner in. Role and institution follow from the link alone. */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/v1/auth/invitation',
  body: z.strictObject({ token: linkToken, ...ownAccount }),
  reply: session,
  refusals: [...linkRefusals, ...signInRefusals, 'sign_in_way_off', 'username_taken'],
});

/** Whether the link with which a new installation gets its first administrator still opens that (D77). */
export const openSetup = endpoint({
  name: 'openSetup',
  method: 'POST',
  path: '/v1/auth/setup/link',
  body: z.strictObject({ token: linkToken }),
  reply: done,
  refusals: [...linkRefusals, 'setup_done'],
});

/** Makes the first district, its first school and its administrator, and signs them in. Possible once, while there is no administrator. */
export const setUpInstallation = endpoint({
  name: 'setUpInstallation',
  method: 'POST',
  path: '/v1/auth/setup',
  body: z.strictObject({
    token: linkToken,
    edition: z.enum(editionIds),
    districtName: institutionName,
    schoolName: institutionName,
    email,
    ...ownAccount,
  }),
  reply: session,
  refusals: [...linkRefusals, ...signInRefusals, 'setup_done', 'username_taken'],
});
