import type { AnyEndpoint, RefusalOf } from '@alba/contract/endpoint';
import { type CommonRefusal, type RefusalCode, refusalStatus } from '@alba/contract/refusals';

/** One field that is wrong: where it stands, the rule it breaks, and what the rule says (`{ max: 25 }`). */
export type InputIssue = { path: (string | number)[]; rule: string; params?: Record<string, unknown> };

type Extras = { details?: Record<string, unknown>; issues?: InputIssue[]; retryAfterSeconds?: number };

/** An expected no. The error mapper answers its status and code; nothing is logged as a failure. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly extras: Extras;
  constructor(code: RefusalCode, extras: Extras = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.extras = extras;
  }
  get status(): number {
    return refusalStatus[this.code];
  }
}

/**
 * The refusal to throw: `throw refuse(enroll, 'already_joined')`. Only codes that the endpoint declares, or that any
 * call can meet, compile.
 */
export function refuse<E extends AnyEndpoint>(_endpoint: E, code: RefusalOf<E> | CommonRefusal, details?: Record<string, unknown>): Refusal {
  return new Refusal(code, { details });
}

/** A field the schema cannot judge, such as a date that the assignment's other date decides. */
export function refuseInput(...issues: InputIssue[]): Refusal {
  return new Refusal('invalid_input', { issues });
}

/** Too many tries; the person may try again at `retryAt`. */
export function refuseThrottled(retryAt: Date, now: Date): Refusal {
  return new Refusal('too_many_tries', {
    details: { retryAt: retryAt.toISOString() },
    retryAfterSeconds: Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000)),
  });
}

/**
 * The access token is expired, invalid or revoked: answered as 403 without a body, which is the one sign on which the
 * browser refreshes (D2). Every other refusal has a body.
 */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}
