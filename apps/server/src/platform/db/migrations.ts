import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Db, poolOf } from './db.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../db/migrations');

export type Migration = { name: string; text: string; checksum: string };
export type MigrationResult = { applied: string[]; total: number };

/** The database and this version of the program do not belong together; the message is one line for the operator. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

/** The migrations of this version in their order. Names are `NNNN_what.sql`, and no number is used twice. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (!number || numbers.has(number)) throw new MigrationRefused(`Migration ${name} needs a number of its own and a name like 0042_class__add_colour.sql.`);
    numbers.add(number);
  }
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name: name.replace(/\.sql$/, ''), text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

/** Any number will do, as long as every server uses the same: only one of them migrates, the others wait and find it done. */
const lockNumber = 7_301_186_001;

/**
 * Brings the database to the schema of this version. Forward only, each migration in a transaction of its own with its
 * record, so that a kill at any moment leaves the database between two migrations. Throws MigrationRefused for a
 * database that a newer version has changed, or whose record does not match the files.
 */
export async function migrate(db: Db, { folder, onApply }: { folder?: string; onApply?: (name: string) => void } = {}): Promise<MigrationResult> {
  const migrations = await readMigrations(folder);
  const client = await poolOf(db).connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      const recorded = await readRecord(client);
      const pending = pendingOf(migrations, recorded);
      for (const migration of pending) {
        onApply?.(migration.name);
        await apply(client, migration);
      }
      return { applied: pending.map(({ name }) => name), total: migrations.length };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {});
    }
  } finally {
    client.release();
  }
}

/** The record lies in a schema of its own: grants and pictures of the application's tables leave it out. */
async function readRecord(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query('create schema if not exists upkeep');
  await client.query(
    'create table if not exists upkeep.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from upkeep.migration order by name');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function pendingOf(migrations: Migration[], recorded: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = [...recorded.keys()].find((name) => !known.has(name));
  if (foreign) {
    throw new MigrationRefused(
      `The database is from a newer version of Alba Learn (it has migration ${foreign}, this version does not): install that version.`,
    );
  }
  for (const { name, checksum } of migrations) {
    if (recorded.has(name) && recorded.get(name) !== checksum) {
      throw new MigrationRefused(`Migration ${name} was changed after it was applied to this database: restore the file and add a new migration instead.`);
    }
  }
  const pending = migrations.filter(({ name }) => !recorded.has(name));
  const newest = [...recorded.keys()].at(-1);
  const late = pending.find(({ name }) => newest !== undefined && name < newest);
  if (late) throw new MigrationRefused(`Migration ${late.name} comes before ${newest}, which this database already has: give it a higher number.`);
  return pending;
}

async function apply(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    // A migration that cannot get its lock gives way to the people who are working.
    await client.query("set local lock_timeout = '5s'; set local statement_timeout = 0");
    await client.query(text);
    await client.query('insert into upkeep.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
