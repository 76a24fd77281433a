import { errorBody } from './answers.ts';

/** What stands between a teacher and their classes at Google; each has its own words and its own cure. */
export type ClassroomFailureKind =
  /** The token is not honoured any more: allow again. */
  | 'signed-out'
  /** Something of the consent is missing: allow again, nothing unticked. */
  | 'scope-missing'
  /** Classroom is switched off for this account: only the school's Google administrator can change it. */
  | 'classroom-off'
  /** The school's Google administrator does not share Classroom data with other products. */
  | 'sharing-off'
  /** No more right to this course. */
  | 'forbidden'
  /** The course is gone. */
  | 'gone'
  /** Too many questions for now. */
  | 'busy'
  | 'unavailable'
  /** An answer that fits nothing we know. */
  | 'malformed';

/** `detail` is for the log: status and codes only, nothing of a person. */
export class ClassroomFailure extends Error {
  override readonly name = 'ClassroomFailure';
  readonly kind: ClassroomFailureKind;
  readonly detail: string;
  constructor(kind: ClassroomFailureKind, detail: string) {
    super(`${kind} (${detail})`);
    this.kind = kind;
    this.detail = detail;
  }
}

export type Refused = { status: number; message: string; code: string; reasons: readonly string[] };

export function refusedOf(status: number, text: string): Refused {
  const { error } = errorBody.safeParse(asJson(text)).data ?? { error: { message: '', status: '', details: [] } };
  return { status, message: error.message, code: error.status, reasons: error.details.flatMap(({ reason }) => reason ?? []) };
}

/** By the status and the names in the message, since the words around them change. */
export function failureOf({ status, message, code, reasons }: Refused): ClassroomFailure {
  const detail = `${status} ${code || 'no code'}`;
  const as = (kind: ClassroomFailureKind) => new ClassroomFailure(kind, detail);
  if (status === 401) return as('signed-out');
  if (status === 404) return as('gone');
  if (status === 429) return as('busy');
  if (status >= 500) return as('unavailable');
  if (status !== 403) return as('malformed');
  if (reasons.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT') || /insufficient authentication scopes/i.test(message)) return as('scope-missing');
  if (/@?ClassroomApiDisabled/.test(message)) return as('sharing-off');
  if (/@?ClassroomDisabled/.test(message)) return as('classroom-off');
  if (/rateLimitExceeded|quotaExceeded|RESOURCE_EXHAUSTED/i.test(`${message} ${code} ${reasons.join(' ')}`)) return as('busy');
  return as('forbidden');
}

/** A page token that is over or not understood: reading begins anew from the first page. */
export const isStalePage = ({ status, code }: Refused): boolean => status === 400 && ['INVALID_ARGUMENT', 'FAILED_PRECONDITION', ''].includes(code);

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
