import pg from 'pg';
import { builders, type Given } from '../packages/testing/src/server/given.ts';

/** Builders over the database that is measured; everybody they make has the password of `likeUsername`. */
export async function withBuilders<T>(url: string, likeUsername: string, work: (given: Given) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types: { getTypeParser: (oid: number) => (oid === 20 ? Number : pg.types.getTypeParser(oid, 'text')) } as never,
  });
  try {
    const query = async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows as Record<string, unknown>[];
    const [known] = await query('select password_hash as hash from person where username = $1 limit 1', [likeUsername]);
    return await work(builders({ query, now: () => new Date(), passwordHash: known?.hash as string }));
  } finally {
    await pool.end();
  }
}
