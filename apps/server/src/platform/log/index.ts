import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * What may be told of an error. The text of a database error quotes what people typed, so only its code and the names of
 * the table and rule are kept; stack lines name places in this program only.
 */
export function tellError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, column, constraint, routine } = error as unknown as Record<string, unknown>;
  const isFromDatabase = typeof code === 'string' && typeof routine === 'string';
  return {
    type: error.name,
    ...(isFromDatabase ? { table, column, constraint } : { message: error.message }),
    code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: tellError(error.cause) }),
  };
}

const pretty: DestinationStream = {
  write(line: string) {
    const {
      level,
      time: _time,
      msg,
      err,
      ...rest
    } = JSON.parse(line) as { level: string; time: string; msg?: string; err?: { stack?: string } & Record<string, unknown> };
    const facts = Object.entries({ ...rest, ...(err ? { ...err, stack: undefined } : {}) }).filter(([, value]) => value !== undefined);
    const told = facts.map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`).join(' ');
    process.stdout.write(`${level.padEnd(5)} ${msg ?? ''} ${told}\n${err?.stack ? `${err.stack}\n` : ''}`);
  },
};

/**
 * One JSON line an event on standard output, or a readable line while developing. Lines hold ids, route templates and
 * numbers; never query strings, bodies, tokens or names.
 */
export function createLog({ level, readable, to }: { level: string; readable: boolean; to?: DestinationStream }): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: tellError },
    },
    to ?? (readable ? pretty : pino.destination({ fd: 1, sync: false })),
  );
}
