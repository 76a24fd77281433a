import type { RefusalBody } from '@alba/contract/endpoint';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull } from '../db/index.ts';
import { QueueFull } from '../passwords/index.ts';
import { Refusal, refuseInput, TokenRefused } from './refuse.ts';

/**
 * The one place where anything thrown becomes a reply: an expected refusal its code, the rest a dull 500 with the id under
 * which the log tells more. No stack, SQL or path ever leaves.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TokenRefused) return reply.code(403).removeHeader('content-type').send();
  const refusal = refusalOf(error);
  if (refusal.code === 'unexpected') request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'unexpected error');
  if (refusal.code === 'unavailable') request.log.warn({ err: error, requestId: request.id }, whyUnavailable(error));
  const { details, issues, retryAfterSeconds } = refusal.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const body: RefusalBody = { code: refusal.code, requestId: request.id, ...(details ? { details } : {}), ...(issues ? { issues } : {}) };
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return new Refusal('unavailable', { retryAfterSeconds: 5 });
  if (isDatabaseAway(error) || isDiskFull(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 });
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refusal('payload_too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return new Refusal('unsupported_media_type');
  if (statusCode === 404) return new Refusal('not_found');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuseInput({ path: [], rule: isJsonError(error) ? 'not_json' : 'invalid' });
  return new Refusal('unexpected');
}

function whyUnavailable(error: unknown): string {
  if (error instanceof QueueFull) return 'too many passwords wait to be checked';
  return isDiskFull(error) ? 'the disk is full' : 'the database is away';
}

const isJsonError = (error: unknown) => error instanceof SyntaxError || (error as Partial<FastifyError>).code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
