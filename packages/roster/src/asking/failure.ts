import type { RosterProblem, RosterProblemCode } from '../model/index.ts';

/** Something could not be read; `problem` is what the administrator sees. Names codes only, nothing of a person. */
export class ReadingFailed extends Error {
  readonly problem: RosterProblem;
  constructor(code: RosterProblemCode, more: Omit<Partial<RosterProblem>, 'code' | 'severity'> = {}) {
    super(`${code} ${more.file ?? ''} ${more.value ?? ''}`.trim());
    this.name = 'ReadingFailed';
    this.problem = { severity: 'error', code, ...more };
  }

  /** Says where it was, unless that is known. */
  at(file: string): ReadingFailed {
    this.problem.file ??= file;
    return this;
  }
}

/** The code for a status that is no success. */
export function codeOfStatus(status: number): RosterProblemCode {
  if (status === 401) return 'unauthorised';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'busy';
  // it sends us on to another address, which we do not follow
  if (status >= 300 && status < 400) return 'next-elsewhere';
  return status >= 400 && status < 500 ? 'answer-malformed' : 'server-error';
}
