import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../embedded-postgres/test-cluster.ts';
import { countUncountedTables } from './index.ts';

it('counts the tables that were never counted, and leaves the others to the database', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const fill = (name: string) => sql`insert into rate_limit (key) select ${name} || n from generate_series(1, 40) n`.execute(database.owner);
  const counted = async () => {
    const { rows } = await sql<{ rows: number }>`select reltuples::integer as rows from pg_class where oid = 'rate_limit'::regclass`.execute(database.owner);
    return rows[0]?.rows;
  };
  expect(await counted()).toBe(-1);
  await fill('a');
  await countUncountedTables(database.owner);
  expect(await counted()).toBe(40);
  await fill('b');
  await countUncountedTables(database.owner);
  expect(await counted()).toBe(40);
});
