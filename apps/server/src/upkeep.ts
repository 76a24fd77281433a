import type { FastifyInstance } from 'fastify';
import { purgeAuth } from './modules/auth/index.ts';
import { purgeIdempotencyKeys } from './platform/http/index.ts';
import type { AppParts } from './platform/run-server.ts';

const everyHour = 60 * 60 * 1000;

/**
 * Forgets what nobody needs any more: ended sessions, counters of guesses, replies kept for repeated calls. Every instance
 * may do it at the same time; each run is a few deletes by index.
 */
export function keepTidy(app: FastifyInstance, { db, clock, log }: Pick<AppParts, 'db' | 'clock' | 'log'>): void {
  const tidy = async () => {
    await purgeAuth(db, clock.now());
    await purgeIdempotencyKeys(db);
  };
  const timer = setInterval(() => void tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying failed; it is tried again in an hour')), everyHour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
