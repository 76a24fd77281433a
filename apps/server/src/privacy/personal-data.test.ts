import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/embedded-postgres/test-cluster.ts';
import { keysOfGrowth, notPersonal, tablesWithoutPeople } from './not-personal.ts';
import { personalData } from './personal-data.ts';

describe('the register of personal data', () => {
  let database: TestDatabase;
  let columns: { table: string; column: string }[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const found = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
      database.owner,
    );
    columns = found.rows;
  });
  afterAll(() => database.drop());

  it('names every column of every table that has people in it', () => {
    const unregistered = columns.filter(({ table, column }) => {
      if ((tablesWithoutPeople as readonly string[]).includes(table) || (keysOfGrowth as readonly string[]).includes(column)) return false;
      return !personalData[table]?.columns.includes(column) && !notPersonal[table]?.includes(column);
    });
    expect(unregistered).toEqual([]);
  });
  it('names no column that is not there', () => {
    const real = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = [...Object.entries(personalData).map(([table, entry]) => [table, entry.columns] as const), ...Object.entries(notPersonal)];
    expect(named.flatMap(([table, names]) => names.map((name) => `${table}.${name}`)).filter((name) => !real.has(name))).toEqual([]);
  });
  it('gives every tenant table the keys of growth (D92)', () => {
    const directories = [
      'sign_in_name',
      'class_code',
      'rate_limit',
      ...tablesWithoutPeople.filter((table) => table !== 'institution' && table !== 'subscription'),
    ];
    const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !directories.includes(table));
    const keyed = new Set(columns.filter(({ column }) => column === 'district_id').map(({ table }) => table));
    expect(tables.filter((table) => !keyed.has(table))).toEqual([]);
  });
});
