import type { FastifyInstance } from 'fastify';
import type { Log } from '../../platform/log/index.ts';
import { makeSpeech, type Studio } from './make-speech.ts';

/** After the start, which it must not slow; afterwards it looks for what was imported meanwhile. */
const waits = { first: 30_000, next: 10 * 60_000 };

/**
 * Makes the sounds that are missing in the background for as long as the server runs: one at a time, in a process that gives way,
 * by one server of an installation. Stops with the server and goes on after the next start.
 */
export function keepSpoken(app: FastifyInstance, { log, ...studio }: Studio & { log: Log }, { first, next } = waits): void {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const work = async () => {
    try {
      const onFailed = (error: unknown) => log.warn({ err: error }, 'a text could not be made into speech; it is tried again later');
      const { made } = await makeSpeech(studio, { signal: stopping.signal, onFailed });
      if (made > 0) log.info({ made }, 'made sounds of texts');
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'making sounds failed; it is tried again later');
    }
    wait(next);
  };
  const wait = (milliseconds: number) => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = work();
    }, milliseconds).unref();
  };
  wait(first);
  app.addHook('onClose', async () => {
    stopping.abort();
    clearTimeout(timer);
    studio.engine.close();
    await running;
  });
}
