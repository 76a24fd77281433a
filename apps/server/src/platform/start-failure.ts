/** Why the program cannot start, in one line that tells an operator what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;
  constructor(message: string, { exitCode = 1, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}
