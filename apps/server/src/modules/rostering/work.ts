import { applyRun } from './apply-run.ts';
import { readAndCompare } from './compare-run.ts';
import { selectOptionalConnection } from './connection-repository.ts';
import { type RunRow, selectOptionalRun, takeRun, updateRun } from './run-repository.ts';
import type { RosterServices } from './services.ts';
import { undoRun } from './undo-run.ts';
import { fail, Interrupted, keyOf } from './working.ts';

/** A worker that has been silent for so long is gone, and another goes on. */
export const silentMs = 60_000;
const mostTries = 3;

/** Takes a run that waits, if there is one, as far as it goes by itself; any number of processes may do so. */
export async function workOnce(services: RosterServices, { signal = new AbortController().signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  const { db, clock, log } = services;
  const now = clock.now();
  const run = await takeRun(db, { now, silentSince: new Date(now.getTime() - silentMs) });
  if (!run) return false;
  try {
    // what takes a worker down again and again would do so for ever
    if (run.tries > mostTries) throw new Error('the worker of a run was lost too often');
    await work(services, run, signal);
  } catch (error) {
    if (signal.aborted || error instanceof Interrupted) await updateRun(db, { ...keyOf(run), heartbeat_at: null });
    else {
      log.error({ err: error, runId: run.runId }, 'a roster run failed');
      await fail(services, run, 'unexpected');
    }
  }
  return true;
}

async function work(services: RosterServices, taken: RunRow, signal: AbortSignal): Promise<void> {
  const { db } = services;
  const connection = await selectOptionalConnection(db, taken);
  if (!connection) return updateRun(db, { ...keyOf(taken), state: 'cancelled', finished_at: services.clock.now(), heartbeat_at: null });
  let state = taken.state;
  if (state === 'queued' || state === 'reading' || state === 'comparing') state = await readAndCompare(services, { run: taken, connection, signal });
  if (state === 'applying') await applyRun(services, { run: (await selectOptionalRun(db, taken)) ?? taken, connection, signal });
  if (state === 'undoing') await undoRun(services, { run: taken, connection, signal });
}
