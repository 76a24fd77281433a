import type { AnyEndpoint, RefusalOf } from '@alba/contract/endpoint';
import type { CommonRefusal } from '@alba/contract/refusals';
import type { CallError } from './call.ts';

/** Failures that any screen can meet, besides the refusals its call declares. */
export type GeneralFailure = 'offline' | 'timeout' | 'unreadable' | CommonRefusal;

export const isCallError = (error: unknown): error is CallError => typeof error === 'object' && error !== null && 'status' in error;

/** The refusal an endpoint declares, or the general failure behind an error; undefined when there is none. */
export function refusalOf<E extends AnyEndpoint>(endpoint: E, error: unknown): RefusalOf<E> | GeneralFailure | undefined {
  if (!isCallError(error)) return error === undefined ? undefined : 'unexpected';
  if (error.status === 'FETCH_ERROR') return 'offline';
  if (error.status === 'TIMEOUT_ERROR') return 'timeout';
  if (error.status === 'PARSING_ERROR') return 'unreadable';
  const code = 'data' in error ? error.data?.code : undefined;
  if (code === undefined) return withoutCode(error.status);
  return endpoint.refusals.some((known) => known === code) ? (code as RefusalOf<E>) : generalFailure(code);
}

/** What a feature says for a refusal that the endpoint declares; undefined for failures any call can meet. */
export function ownWordOf<E extends AnyEndpoint, Word>(endpoint: E, error: unknown, words: Record<RefusalOf<E>, Word>): Word | undefined {
  const refusal = refusalOf(endpoint, error);
  return refusal !== undefined && refusal in words ? words[refusal as RefusalOf<E>] : undefined;
}

/** An answer without our body: the end of a session, or something between us and the server. */
function withoutCode(status: number): GeneralFailure {
  if (status === 401 || status === 403) return 'not_signed_in';
  return status >= 502 && status <= 504 ? 'unavailable' : 'unexpected';
}

const general = new Set<string>(['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'payload_too_large', 'too_many_tries', 'unavailable']);

function generalFailure(code: string): GeneralFailure {
  return general.has(code) ? (code as CommonRefusal) : 'unexpected';
}

/** What the server adds to a refusal, such as when to try again. */
export function refusalDetails(error: unknown): Record<string, unknown> {
  return isCallError(error) && 'data' in error ? (error.data?.details ?? {}) : {};
}
