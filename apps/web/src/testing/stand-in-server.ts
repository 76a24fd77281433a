import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import { type RefusalCode, refusalStatus } from '@alba/contract/refusals';
import { HttpResponse, http, type StrictRequest } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A server at the HTTP level for the tests of one file. A call that no test expects fails it. */
export function standInServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

type Reply<E extends AnyEndpoint> = ReplyOf<E> | ((request: StrictRequest<never>) => ReplyOf<E> | Response | Promise<ReplyOf<E> | Response>);

/** Answers as the contract says; with a function the request can be read, and a `Response` (see `refusal`) sent instead. */
export function answers<E extends AnyEndpoint>(endpoint: E, reply: Reply<E>) {
  return on(endpoint, async (request) => {
    const given = typeof reply === 'function' ? await (reply as (request: Request) => unknown)(request) : reply;
    return given instanceof Response ? given : HttpResponse.json(given as object);
  });
}

/** Refuses with a code of the contract, its status and details. */
export const refuses = (endpoint: AnyEndpoint, code: RefusalCode, details?: Record<string, unknown>) => on(endpoint, () => refusal(code, details));
export const refusal = (code: RefusalCode, details?: Record<string, unknown>): Response =>
  HttpResponse.json({ code, requestId: 'r-1', details }, { status: refusalStatus[code] });

/** The connection breaks. */
export const drops = (endpoint: AnyEndpoint) => on(endpoint, () => HttpResponse.error());

/** Product.md section 4: the access token has ended. */
export const tokenEnded = (): Response => new HttpResponse(null, { status: 403 });

/** Any answer at all, such as a proxy's page. */
export function on(endpoint: AnyEndpoint, answer: (request: Request) => Response | Promise<Response>) {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](endpoint.path, ({ request }) => answer(request));
}
