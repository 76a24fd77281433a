import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { hasWaitingRun } from './run-repository.ts';
import { startDueRuns } from './schedule.ts';
import type { RosterServices } from './services.ts';
import { silentMs } from './work.ts';

const pauses = { work: 1_000, schedule: 60_000, afterFailure: 15_000 };

/** The program of a thread, and what it is given. */
export type RosterThread = { file: URL; data: object };

/**
 * Takes runs further for as long as the server runs, in a thread that is there only while there is one, and starts the nightly ones. A stop
 * waits for the batch that is being written; the run goes on after the next start, on any server.
 */
export function runRostersInBackground(app: FastifyInstance, services: RosterServices, thread: RosterThread): void {
  const stopping = new AbortController();
  const running = keepWorking(services, thread, stopping.signal);
  app.addHook('onClose', async () => {
    stopping.abort();
    await running;
  });
}

async function keepWorking(services: RosterServices, thread: RosterThread, signal: AbortSignal): Promise<void> {
  let scheduledAt = 0;
  while (!signal.aborted) {
    let pause = pauses.work;
    try {
      if (Date.now() - scheduledAt > pauses.schedule) {
        scheduledAt = Date.now();
        await startDueRuns(services);
      }
      const now = services.clock.now();
      if (await hasWaitingRun(services.db, { silentSince: new Date(now.getTime() - silentMs) })) await runThread(thread, signal);
    } catch (error) {
      pause = pauses.afterFailure;
      if (!signal.aborted) services.log.warn({ err: error }, 'roster runs could not be worked on; it is tried again');
    }
    if (!signal.aborted) await wait(pause, signal);
  }
}

function runThread({ file, data }: RosterThread, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: data });
    const stop = () => worker.postMessage('stop');
    signal.addEventListener('abort', stop, { once: true });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new Error(`the roster thread ended with ${code}`));
    });
  });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms).unref();
    signal.addEventListener('abort', done, { once: true });
  });
}
