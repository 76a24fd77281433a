/** Why the program cannot start, in one line that tells an operator what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;
  constructor(message: string, { exitCode = 1, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** The line for what the file system refuses, wherever in the start it does; undefined for errors of the program itself. */
export function startFailureOf(error: unknown): StartFailure | undefined {
  if (error instanceof StartFailure) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartFailure('The disk is full: free some space and start again; nothing is lost.', { cause: error });
  const isForbidden = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  if (isForbidden && path)
    return new StartFailure(`This user may not read or write ${path}: start as its owner, or choose another DATA_DIR.`, { cause: error });
  return undefined;
}
