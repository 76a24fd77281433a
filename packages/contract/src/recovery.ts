import { roles } from '@alba/domain/accounts';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';

/** The language of the page, for the mails that follow from what is done there. */
export const pageLanguage = z.enum(['en', 'pt', 'es']);
/** What a one-time link carries. Always in a body, never in an address, where logs and histories would keep it. */
export const linkToken = z.string().min(1).max(100);
/** Judged by the rules of the school in the server; here only kept from being endless. */
export const typedPassword = z.string().min(1).max(200);

/**
 * Asks for the user names of an e-mail address and for links that set new passwords. The answer is the same, and as quick,
 * whether anybody has the address or not (P-FORGET).
 */
export const askRecovery = endpoint({
  name: 'askRecovery',
  method: 'POST',
  path: '/v1/auth/recovery',
  body: z.strictObject({
    email: z.string().trim().min(1).max(254),
    edition: z.enum(editionIds),
    language: pageLanguage,
    /** The random id of the browser that signing in sends too. */
    deviceId: z.string().min(16).max(64).optional(),
  }),
  reply: done,
});

/** Whose password a link sets, before it is set. Looking does not use the link up. */
export const openRecoveryLink = endpoint({
  name: 'openRecoveryLink',
  method: 'POST',
  path: '/v1/auth/recovery/link',
  body: z.strictObject({ token: linkToken }),
  reply: z.strictObject({ username: z.string(), role: z.enum(roles), minPasswordLength: z.int() }),
  refusals: ['link_unknown', 'link_used', 'link_expired'],
});

/** Sets the password, ends every session of the account and uses the link up. */
export const setPasswordByLink = endpoint({
  name: 'setPasswordByLink',
  method: 'POST',
  path: '/v1/auth/recovery/password',
  body: z.strictObject({ token: linkToken, password: typedPassword, language: pageLanguage }),
  reply: z.strictObject({ username: z.string() }),
  refusals: ['link_unknown', 'link_used', 'link_expired'],
});
