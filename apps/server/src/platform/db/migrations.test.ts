import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../embedded-postgres/test-cluster.ts';
import { MigrationRefused, migrate } from './index.ts';
import { readMigrations } from './migrations.ts';

describe('migrations', () => {
  let test: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    test = await createTestDatabase({ from: 'template1' });
    folder = await mkdtemp(join(tmpdir(), 'alba-migrations-'));
  });
  afterEach(async () => {
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);
  const columns = async (table: string) =>
    (
      await sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table} order by 1`.execute(test.owner)
    ).rows.map(({ name }) => name);

  it('are applied once and in order', async () => {
    await write('0002_pet__add_age', 'alter table pet add age integer');
    await write('0001_pet', 'create table pet (name text); insert into pet values ($$it; is fine$$);');
    const told: string[] = [];
    expect(await migrate(test.owner, { folder, onApply: (name) => told.push(name) })).toEqual({ applied: ['0001_pet', '0002_pet__add_age'], total: 2 });
    expect(told).toEqual(['0001_pet', '0002_pet__add_age']);
    expect(await columns('pet')).toEqual(['age', 'name']);
    expect(await migrate(test.owner, { folder })).toEqual({ applied: [], total: 2 });
  });

  it('run once when several servers start together', async () => {
    await write('0001_pet', 'create table pet (name text); select pg_sleep(0.2)');
    const results = await Promise.all([1, 2, 3].map(() => migrate(test.owner, { folder })));
    expect(results.flatMap(({ applied }) => applied)).toEqual(['0001_pet']);
  });

  it('leave nothing of a migration that failed, and go on from there once it is mended', async () => {
    await write('0001_pet', 'create table pet (name text)');
    await write('0002_pet__broken', 'alter table pet add age integer; alter table nothing add x integer');
    await expect(migrate(test.owner, { folder })).rejects.toThrow('0002_pet__broken failed');
    expect(await columns('pet')).toEqual(['name']);
    await write('0002_pet__broken', 'alter table pet add age integer');
    expect((await migrate(test.owner, { folder })).applied).toEqual(['0002_pet__broken']);
  });

  it('refuse a database from a newer version in one line', async () => {
    await write('0001_pet', 'create table pet (name text)');
    await write('0002_later', 'create table later (name text)');
    await migrate(test.owner, { folder });
    await rm(join(folder, '0002_later.sql'));
    const refusal: unknown = await migrate(test.owner, { folder }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationRefused);
    expect((refusal as Error).message).toMatch(/^The database is from a newer version .*0002_later[^\n]*$/);
  });

  it('refuse a file that was changed after it was applied, but not one with other line ends', async () => {
    await write('0001_pet', 'create table pet (\n name text)');
    await migrate(test.owner, { folder });
    await write('0001_pet', 'create table pet (\r\n name text)');
    expect((await migrate(test.owner, { folder })).applied).toEqual([]);
    await write('0001_pet', 'create table pet (\n nickname text)');
    await expect(migrate(test.owner, { folder })).rejects.toThrow(MigrationRefused);
  });

  it('refuse a number below one that the database already has', async () => {
    await write('0002_pet', 'create table pet (name text)');
    await migrate(test.owner, { folder });
    await write('0001_early', 'create table early (name text)');
    await expect(migrate(test.owner, { folder })).rejects.toThrow('higher number');
  });

  it.each(['1_pet', '0001-pet', '0001_Pet'])('refuse the file name %s', async (name) => {
    await write(name, '');
    await expect(readMigrations(folder)).rejects.toThrow(MigrationRefused);
  });

  it('refuse a number that is used twice', async () => {
    await write('0001_cat', '');
    await write('0001_dog', '');
    await expect(readMigrations(folder)).rejects.toThrow('number of its own');
  });
});
