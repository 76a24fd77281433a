/** The five-character code PostgreSQL gives an error, if it is one of its own. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** Starting, stopping, recovering, full, too many connections, or a statement that ran out of time. */
const passingStates = /^(08...|57P0[1-5]|57014|53[0-9]{3}|25006|25P03)$/;
const driverSays =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after)/;

/** Whether the database could not be asked at all just now, so that the same call may pass a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && unreachable.has(code)) return syscall === undefined || ['connect', 'read', 'write', 'getaddrinfo'].includes(String(syscall));
  return passingStates.test(sqlStateOf(error) ?? '') || driverSays.test(error.message);
}

/** Whether the disk below the database is full. */
export const isDiskFull = (error: unknown): boolean => sqlStateOf(error) === '53100' || (error as { code?: unknown } | null)?.code === 'ENOSPC';
