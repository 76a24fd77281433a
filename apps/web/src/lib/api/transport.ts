import type { AnyEndpoint, RefusalBody } from '@alba/contract/endpoint';
import { editionOfHost, editions } from '@alba/domain/editions';
import { addressOf, type CallError, type LooseArguments } from './call.ts';

const timeoutMs = 20_000;

export type Answer = { data: unknown } | { error: CallError };

/** One request, no retries. A 403 without a body comes back as `{ status: 403, data: undefined }`: the token has ended (D2). */
export async function send(endpoint: AnyEndpoint, given: LooseArguments, accessToken: string): Promise<Answer> {
  let response: Response;
  try {
    const { method } = endpoint;
    const request = { address: addressOf(endpoint, given), headers: headersOf(given, accessToken) };
    response = given.sendFile
      ? await given.sendFile({ method, ...request })
      : await fetch(request.address, {
          method,
          headers: request.headers,
          body: given.body === undefined ? undefined : JSON.stringify(given.body),
          signal: AbortSignal.timeout(timeoutMs),
        });
  } catch (error) {
    return { error: notArrived(error) };
  }
  return answerOf(response);
}

/** A connection that failed or took too long, before or in the middle of the answer. */
const notArrived = (error: unknown): CallError => ({
  // by its name: an exception of the browser is not everywhere an Error
  status: (error as { name?: unknown } | null)?.name === 'TimeoutError' ? 'TIMEOUT_ERROR' : 'FETCH_ERROR',
  error: String(error),
});

function headersOf(given: LooseArguments, accessToken: string): Record<string, string> {
  const edition = editionOfHost(location.host);
  return {
    accept: 'application/json',
    ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(accessToken === '' ? {} : { authorization: `Bearer ${accessToken}` }),
    ...(given.idempotencyKey === undefined ? {} : { 'idempotency-key': given.idempotencyKey }),
    // product.md section 1: requests outside the us name their language
    ...(edition === 'us' ? {} : { 'content-language': editions[edition].locale }),
  };
}

async function answerOf(response: Response): Promise<Answer> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    return { error: notArrived(error) };
  }
  try {
    const data: unknown = text === '' ? undefined : JSON.parse(text);
    if (response.ok) return { data };
    return { error: { status: response.status, data: data as RefusalBody | undefined, ...retryAfterOf(response) } };
  } catch (error) {
    // a proxy's HTML page, for instance; the status still tells whether to try again
    if (!response.ok) return { error: { status: response.status, data: { code: 'unexpected' }, ...retryAfterOf(response) } };
    return { error: { status: 'PARSING_ERROR', error: String(error), originalStatus: response.status } };
  }
}

/** Seconds of a Retry-After header; a date, which our servers never send, is left out. */
function retryAfterOf(response: Response): { retryAfterSeconds?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}
