import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { appRole, type Db, migrate, openDb } from '../db/index.ts';
import { startEmbeddedPostgres } from './cluster.ts';

const variable = 'TEST_CLUSTER_URL';
const template = 'alba_template';
const prefix = 'alba-test-';

/**
 * Starts one database server for a whole test run, with a migrated template in it, and returns the function that ends both.
 * vitest calls it as its global setup; workers find the server by an environment variable.
 */
export async function setup(): Promise<() => Promise<void>> {
  await sweep();
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedPostgres({ folder, disposable: true });
  await atServer(server.url('postgres'), `create database ${template}`);
  const db = openDb({ url: server.url(template), timeLimits: false });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  process.env[variable] = server.url('postgres');
  return async () => {
    delete process.env[variable];
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Removes what test runs that were killed left behind. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN);
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    // Adopting a server whose owner is gone makes us its owner, so stopping it stops it.
    const left = await startEmbeddedPostgres({ folder, disposable: true }).catch(() => undefined);
    await left?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export type TestDatabase = {
  /** The database as the application sees it: with the rights of its role (D93). */
  db: Db;
  /** The same database with the owner's rights, for what only migrations and retention may do. */
  owner: Db;
  url: string;
  /** Closes every connection and forgets the database. */
  drop(): Promise<void>;
};

/** A fresh database with the current schema and nothing in it, cloned from the template in about a tenth of a second. */
export async function createTestDatabase({ from = template }: { from?: string } = {}): Promise<TestDatabase> {
  const server = process.env[variable];
  if (!server) throw new Error('No test database server is running: add embedded-postgres/test-cluster.ts to globalSetup.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await atServer(server, `create database ${name} template ${from}`);
  const url = server.replace('/postgres?', `/${name}?`);
  const db = openDb({ url, role: appRole });
  const owner = openDb({ url, max: 4 });
  return {
    db,
    owner,
    url,
    async drop() {
      await Promise.all([db.destroy(), owner.destroy()]);
      await atServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function atServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
