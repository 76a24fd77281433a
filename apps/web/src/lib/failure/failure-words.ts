import type { CommonRefusal } from '@alba/contract/refusals';
import type { TFunction } from 'i18next';
import { type GeneralFailure, isCallError } from '../api/refusal-of.ts';
import { formatFor } from '../format.ts';

export type FailureWords = { title: string; body: string };
export type FailureDetails = {
  /** When the server lets this person try again. */
  retryAt?: Date;
  /** What support needs to find the failure in the log. */
  requestId?: string;
};

const commonCodes: Record<CommonRefusal, true> = {
  invalid_input: true,
  not_signed_in: true,
  not_allowed: true,
  not_found: true,
  payload_too_large: true,
  unsupported_media_type: true,
  too_many_tries: true,
  unexpected: true,
  unavailable: true,
  idempotency_key_required: true,
  idempotency_key_reused: true,
};

/** What failed, whatever the call: for screens that do not tell its own refusals apart. */
export function generalFailureOf(error: unknown): GeneralFailure {
  if (!isCallError(error)) return 'unexpected';
  if (error.status === 'FETCH_ERROR') return 'offline';
  if (error.status === 'TIMEOUT_ERROR') return 'timeout';
  if (error.status === 'PARSING_ERROR') return 'unreadable';
  const code = 'data' in error ? error.data?.code : undefined;
  if (code === undefined) return 'not_signed_in';
  return code in commonCodes ? (code as CommonRefusal) : 'unexpected';
}

/** What the server told besides the code. */
export function failureDetails(error: unknown): FailureDetails {
  if (!isCallError(error) || !('data' in error) || error.data === undefined) return {};
  const { requestId, details } = error.data;
  const retryAt = typeof details?.retryAt === 'string' ? new Date(details.retryAt) : undefined;
  return { requestId, retryAt: retryAt && Number.isNaN(retryAt.getTime()) ? undefined : retryAt };
}

/** Under a title that names the act ("The lesson was not assigned"): why, and what to do. */
export const reasonOf = ({ title, body }: FailureWords): string => `${title}. ${body}`;

/** What happened and what to do, in the reader's language, for the failures any call can meet. */
export function failureWords(t: TFunction<'failure'>, failure: GeneralFailure, { retryAt, requestId }: FailureDetails = {}): FailureWords {
  switch (failure) {
    case 'too_many_tries':
      return {
        title: t(($) => $.too_many_tries.title),
        body: retryAt ? t(($) => $.too_many_tries.bodyAt, { time: clockTime(retryAt) }) : t(($) => $.too_many_tries.body),
      };
    case 'unexpected':
      return { title: t(($) => $.unexpected.title), body: requestId ? t(($) => $.unexpected.bodyWithId, { requestId }) : t(($) => $.unexpected.body) };
    // our own mistakes: nothing a reader could mend
    case 'idempotency_key_required':
    case 'idempotency_key_reused':
    case 'unsupported_media_type':
      return failureWords(t, 'unexpected', { requestId });
    default:
      return { title: t(($) => $[failure].title), body: t(($) => $[failure].body) };
  }
}

function clockTime(at: Date): string {
  const language = document.documentElement.lang || 'en';
  return formatFor(language.slice(0, 2)).time(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
