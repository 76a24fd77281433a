import type { Db } from '../../platform/db/index.ts';
import { deleteStaleCounts } from './guess-repository.ts';
import { deleteExpiredTickets } from './second-step-ticket.ts';
import { deleteEndedSessions } from './session-repository.ts';
import { deleteEndedFamilies } from './token-repository.ts';

/** Forgets sessions whose time is over and counters that say nothing any more. For a daily job. */
export async function purgeAuth(db: Db, now: Date): Promise<void> {
  await deleteEndedFamilies(db, now);
  await deleteEndedSessions(db, now);
  await deleteExpiredTickets(db, now);
  await deleteStaleCounts(db, now);
}
