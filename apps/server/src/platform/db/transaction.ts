import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from './db.ts';
import { sqlStateOf } from './failures.ts';

/** serialization_failure and deadlock_detected: the database gave up one of two that could not both pass; trying again is the cure. */
const passing = new Set(['40001', '40P01']);
const tries = 4;

/**
 * Runs `work` in one transaction and commits, or rolls back when it throws. A transaction that lost a race in the database
 * runs again from its beginning, so `work` must do nothing outside the database.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === tries || !passing.has(sqlStateOf(error) ?? '')) throw error;
      await wait(attempt * 10 * (0.5 + Math.random()));
    }
  }
}
