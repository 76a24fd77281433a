import { join } from 'node:path';
import { sql } from 'kysely';
import { appRole, canActAs, type Db, isDiskFull, MigrationRefused, migrate, openDb, sqlStateOf } from './db/index.ts';
import { startEmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Log } from './log/index.ts';
import { StartFailure } from './start-failure.ts';

const oldestServer = 150_000;

export type Database = {
  /** With the rights of the application (D93). */
  db: Db;
  /** With the rights of the owner, for imports, demonstration data and retention. */
  owner: Db;
  /** Closes all connections and stops the database if this process started it. */
  close(): Promise<void>;
};

type Options = { databaseUrl?: string; databasePool: number; dataDir: string; log: Log; progress: (line: string) => void };

/** Finds or starts the database, brings its schema up to date and opens it. Every way it can fail is a StartFailure. */
export async function openDatabase({ databaseUrl, databasePool, dataDir, log, progress }: Options): Promise<Database> {
  progress(databaseUrl ? 'Connecting to the database' : 'Starting the built-in database');
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), progress });
  const url = databaseUrl ?? (embedded as NonNullable<typeof embedded>).url();
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const owner = openDb({ url, max: 4, onLost, timeLimits: false });
  try {
    await prepare(owner, progress);
    const role = (await canActAs(owner, appRole)) ? appRole : undefined;
    if (!role) log.warn(`the database has no role ${appRole} for the application, which therefore runs with the rights of the owner`);
    const db = openDb({ url, max: databasePool, role, onLost });
    const close = async () => {
      await Promise.all([db.destroy(), owner.destroy()]);
      await embedded?.stop();
    };
    return { db, owner, close };
  } catch (error) {
    await owner.destroy();
    await embedded?.stop();
    throw error;
  }
}

async function prepare(owner: Db, progress: (line: string) => void): Promise<void> {
  try {
    const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(owner);
    if ((rows[0]?.version ?? 0) < oldestServer) throw new StartFailure('The database server is too old: PostgreSQL 15 or newer is needed.');
    const { applied } = await migrate(owner, { onApply: (name) => progress(`Preparing the database: ${name}`) });
    if (applied.length === 0) progress('The database is up to date');
  } catch (error) {
    throw toFailure(error);
  }
}

function toFailure(error: unknown): unknown {
  if (error instanceof MigrationRefused) return new StartFailure(error.message, { cause: error });
  if (isDiskFull(error) || isDiskFull((error as Error).cause))
    return new StartFailure('The disk is full: free some space and start again; nothing is lost.', { cause: error });
  const state = sqlStateOf(error);
  // The text of a connection error names the user and the database, never the password.
  if (state?.startsWith('28')) return new StartFailure('The database refuses the user or password in DATABASE_URL.', { cause: error });
  if (state === '3D000') return new StartFailure('The database named in DATABASE_URL does not exist: create it first.', { cause: error });
  const { code, syscall } = error as { code?: string; syscall?: string };
  const isUnreachable = syscall !== undefined || /connection timeout|terminated/i.test((error as Error).message);
  return isUnreachable ? new StartFailure(`The database in DATABASE_URL cannot be reached${code ? ` (${code})` : ''}.`, { cause: error }) : error;
}
