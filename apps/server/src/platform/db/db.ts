import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { namingPool, watchStatements } from './named-statements.ts';
import type { DB } from './schema.ts';

/** The database outside a transaction. */
export type Db = Kysely<DB>;
/** One transaction. Functions that must share one take this; functions that only read take `Db | Tx`. */
export type Tx = Transaction<DB>;

/** The role the application acts as (D93): it may add to the audit record, never change it. */
export const appRole = 'alba_app';

/**
 * Measured on the report queries: with these the planner takes the index and starts no helper for a screenful of rows.
 * Time limits end what nobody waits for any more.
 */
const sessionSettings = {
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  TimeZone: 'UTC',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
};

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  // Wall times and days have no zone: they stay text, and only the effective-date function makes instants of them.
  [pg.types.builtins.TIMESTAMP]: (text) => text.replace(' ', 'T'),
  [pg.types.builtins.DATE]: String,
};

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

export type ConnectionOptions = {
  url: string;
  /** Most connections at once. */
  max?: number;
  /** Acts as this role instead of as the user of the address. */
  role?: string;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onLost?: (error: Error) => void;
  /** Long work such as migrations and imports sets false. */
  timeLimits?: boolean;
};

const pools = new WeakMap<object, pg.Pool>();

/** Opens a pool of connections; nothing connects before the first query. Close it with `db.destroy()`. */
export function openDb({ url, max = 10, role, onLost = () => {}, timeLimits = true }: ConnectionOptions): Db {
  const settings = Object.entries({ ...sessionSettings, ...(timeLimits ? {} : { statement_timeout: '0', idle_in_transaction_session_timeout: '0' }) });
  const prepare = [...settings.map(([name, value]) => `set ${name} = '${value}'`), ...(role ? [`set role ${pg.escapeIdentifier(role)}`] : [])].join('; ');
  // While closing, the server may end a connection before it has read our goodbye.
  const tellLost = (error: Error) => (pool.ending ? undefined : onLost(error));
  const pool: pg.Pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'alba',
    // The pool waits for this; a connection that could not take the role is closed and never used.
    onConnect: async (client) => {
      client.on('error', tellLost);
      await client.query(prepare);
    },
  });
  // Needed here and on the client: without a listener, a database that stops takes the whole process with it.
  pool.on('error', tellLost);
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  pools.set(db, pool);
  // The query builder leaves alone a pool that only others have used, so the pool is ended here in any case.
  db.destroy = () => (pool.ending ? Promise.resolve() : pool.end());
  return db;
}

/** The pool behind `db`, for what the query builder cannot do: LISTEN, COPY, migrations. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('not opened by openDb');
  return pool;
}

/** Where the database is, for a thread that opens it by itself. Never for a log: it may hold a password. */
export const urlOf = (db: Db): string => poolOf(db).options.connectionString ?? '';

/** Whether the user of this database may act as `role`. */
export async function canActAs(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from pg_roles where rolname = ${role} and pg_has_role(current_user, oid, 'member')) as may`.execute(db);
  return rows[0]?.may === true;
}

const transactionControl = /^(begin|start transaction|commit|rollback|savepoint|release)\b/i;

/**
 * Runs `work` and tells which statements it sent through `db`, transaction control left out. For tests that keep the
 * number of statements per call. Everything that uses `db` meanwhile is counted too.
 */
export async function countStatements<T>(db: Db, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const stop = watchStatements(poolOf(db), (text) => {
    if (!transactionControl.test(text)) statements.push(text);
  });
  try {
    return { result: await work(), statements };
  } finally {
    stop();
  }
}
