import { signIn } from '@alba/contract/auth';
import type { RefusalOf } from '@alba/contract/endpoint';
import { type GeneralFailure, refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import type en from './messages/en.json';

export type SignInFailure = RefusalOf<typeof signIn> | GeneralFailure;
/** Which words tell it: a key of `refused` in the messages. */
export type RefusedWords = keyof typeof en.refused;

/** A refusal that the contract adds does not compile until it has its words here. */
export const failureWords: Record<SignInFailure, RefusedWords> = {
  wrong_credentials: 'wrongCredentials',
  not_subscribed_teacher: 'notSubscribedTeacher',
  not_subscribed_student: 'notSubscribedStudent',
  account_deactivated: 'deactivated',
  student_access_disabled: 'accessDisabled',
  sign_in_way_off: 'wayOff',
  sign_in_unavailable: 'unavailable',
  too_many_tries: 'tooManyTries',
  offline: 'offline',
  timeout: 'timeout',
  unreadable: 'unreadable',
  // What a browser sends by itself cannot be refused for its form: whoever meets these can only try again later.
  unavailable: 'unavailable',
  unexpected: 'unavailable',
  invalid_input: 'wrongCredentials',
  not_signed_in: 'unavailable',
  not_allowed: 'unavailable',
  not_found: 'unavailable',
  payload_too_large: 'unavailable',
  unsupported_media_type: 'unavailable',
  idempotency_key_required: 'unavailable',
  idempotency_key_reused: 'unavailable',
};

export type Refused = { words: RefusedWords /** When the next try is allowed, if the server says so. */; retryAt: Date | undefined };

/** What to tell after a sign-in that failed. */
export const refusedOf = (error: unknown): Refused => ({ words: failureWords[refusalOf(signIn, error) ?? 'unexpected'], retryAt: retryAtOf(error) });

/** When the server lets the next try in, if it says so. */
export function retryAtOf(error: unknown): Date | undefined {
  const { retryAt } = refusalDetails(error);
  const time = typeof retryAt === 'string' ? new Date(retryAt) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}
