import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderFailure, type ProviderFailureCode } from './proof.ts';

/** What a provider says when it sends the browser back without a code (interop 3.1). */
const codes: Record<string, ProviderFailureCode> = {
  access_denied: 'provider_declined',
  admin_policy_enforced: 'provider_needs_approval',
  org_internal: 'provider_needs_approval',
  temporarily_unavailable: 'provider_unavailable',
  server_error: 'provider_unavailable',
};

export function failureOfAnswer(error: string): ProviderFailure {
  return new ProviderFailure(codes[error] ?? 'provider_answer_refused', { detail: /^[a-z_]{1,60}$/.test(error) ? error : 'unknown error' });
}

/** One kind of error for everything that can go wrong with a provider; what is no answer of theirs is thrown as it is. */
export function toProviderFailure(error: unknown): unknown {
  const known = causeOf(error);
  if (known) return known;
  if (error instanceof AuthorizationResponseError) return failureOfAnswer(error.error);
  if (error instanceof ResponseBodyError) return new ProviderFailure('provider_answer_refused', { detail: error.error, cause: error });
  if (error instanceof ClientError) return new ProviderFailure('provider_answer_refused', { detail: error.code ?? error.message, cause: error });
  return error;
}

function causeOf(error: unknown): ProviderFailure | undefined {
  for (let current = error; current instanceof Error; current = current.cause) if (current instanceof ProviderFailure) return current;
  return undefined;
}
