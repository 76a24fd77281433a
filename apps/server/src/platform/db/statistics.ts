import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * Counts the tables that were never counted, so that the first statements after a load are planned for what is there. Without
 * it the database takes a class of 25 for one row, and keeps that plan until its own upkeep comes by. Later growth is left to
 * that upkeep.
 */
export async function countUncountedTables(owner: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0 order by 1`.execute(owner);
  if (rows.length === 0) return;
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.id(name)))}`.execute(owner);
}
