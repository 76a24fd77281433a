import type { saveAnswers } from '@alba/contract/attempts';
import type { ReplyOf } from '@alba/contract/endpoint';
import type { CallError } from '../api/call.ts';
import type { StopReason } from './queue-state.ts';
import type { SaveReply } from './save-queue.ts';

const stops: Record<string, StopReason> = { already_submitted: 'submitted', attempt_reset: 'reset', assignment_closed: 'closed', attempt_not_found: 'gone' };

/** What an answer of the server means for the queue. Only the network, a busy server and a proxy without a server are tried again (quality.md E.1). */
export function saveReplyOf(result: { data: ReplyOf<typeof saveAnswers> } | { error: unknown }): SaveReply {
  if ('data' in result) return { kind: 'saved', saved: result.data.saved };
  const error = result.error as CallError;
  if (typeof error.status !== 'number') return { kind: 'later' };
  const { data } = error as Extract<CallError, { status: number }>;
  if ([429, 502, 503, 504].includes(error.status)) return { kind: 'later', retryAt: retryAtOf(error) };
  const reason = stopReasonOf(error);
  if (reason) return { kind: 'stopped', reason };
  return data === undefined || error.status === 401 ? { kind: 'paused' } : { kind: 'refused' };
}

/** Whether an error says that the attempt takes no more answers. */
export function stopReasonOf(error: unknown): StopReason | undefined {
  const code = (error as { data?: { code?: string } } | undefined)?.data?.code;
  return code === undefined ? undefined : stops[code];
}

/** When the server wants to be asked again: a moment in the refusal, or seconds from its Retry-After. */
function retryAtOf(error: CallError): number | undefined {
  const { data, retryAfterSeconds } = error as { data?: { details?: Record<string, unknown> }; retryAfterSeconds?: number };
  if (retryAfterSeconds !== undefined) return Date.now() + retryAfterSeconds * 1000;
  const at = typeof data?.details?.retryAt === 'string' ? Date.parse(data.details.retryAt) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
