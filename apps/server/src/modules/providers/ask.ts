import { BreakerOpen, createBreaker } from '../../platform/breaker/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { ProviderFailure } from './proof.ts';

export const timeoutSeconds = 5;

type Init = { method?: string; headers?: HeadersInit; body?: BodyInit | null; signal?: AbortSignal; redirect?: RequestRedirect };
export type Ask = (url: string, init: Init) => Promise<Response>;

/**
 * Asks a provider over the network: 5 seconds for the whole answer, and not at all while it does not answer (R32). An answer
 * with a status below 500 is an answer, whatever it says.
 */
export function createAsk(clock: Clock): Ask {
  const breaker = createBreaker({ clock, isFailure: (error) => error instanceof ProviderFailure });
  return async (url, init) => {
    try {
      return await breaker.run(() => fetchWhole(url, init));
    } catch (error) {
      if (error instanceof BreakerOpen) throw new ProviderFailure('provider_unavailable', { detail: 'not asked' });
      throw error;
    }
  };
}

/** The body is read here, so that a service that stops in the middle counts as one that does not answer. */
async function fetchWhole(url: string, init: Init): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutSeconds * 1000) });
    const body = await response.arrayBuffer();
    if (response.status >= 500) throw new ProviderFailure('provider_unavailable', { detail: `status ${response.status}` });
    return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers: response.headers });
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('provider_unavailable', { detail: (error as Error).name, cause: error });
  }
}
