import { undoEnds } from '@alba/domain/limits';
import type { FastifyInstance } from 'fastify';
import { eraseRemoved } from './erase-removed.ts';
import { purgeAuth } from './modules/auth/index.ts';
import { deleteEndedLinks } from './modules/links/index.ts';
import { deleteOldMails } from './modules/mail/index.ts';
import { forgetMoved } from './modules/merging/index.ts';
import { purgeProviders } from './modules/providers/index.ts';
import { purgeRosters } from './modules/rostering/index.ts';
import { purgeIdempotencyKeys } from './platform/http/index.ts';
import type { AppParts } from './platform/run-server.ts';

const everyHour = 60 * 60 * 1000;

/**
 * Forgets what nobody needs any more: ended sessions, counters of guesses, replies kept for repeated calls, and what was taken
 * away more than 30 days ago. Every instance may do it at the same time; each statement is bounded and finds its rows by index.
 */
export function keepTidy(app: FastifyInstance, { db, clock, documents, log }: Pick<AppParts, 'db' | 'clock' | 'documents' | 'log'>): void {
  const tidy = async () => {
    await purgeAuth(db, clock.now());
    await purgeProviders(db, clock.now());
    await purgeIdempotencyKeys(db);
    await deleteOldMails(db, clock.now());
    await deleteEndedLinks(db, clock.now());
    await purgeRosters(db, documents, clock.now());
    await forgetMoved(db, { before: undoEnds(clock.now()) });
    const erased = await eraseRemoved(db, clock.now());
    if (Object.values(erased).some((count) => count > 0)) log.info(erased, 'erased what was removed more than 30 days ago');
  };
  const timer = setInterval(() => void tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying failed; it is tried again in an hour')), everyHour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
