import { districtOf, todayIn } from '../institutions/index.ts';
import { deleteFindings } from './change-repository.ts';
import { compare } from './compare.ts';
import { updateConnection } from './connection-repository.ts';
import { countRosters, insertProblems } from './part-repository.ts';
import { readSource } from './read-source.ts';
import { type RunCounts, type RunRow, updateRun } from './run-repository.ts';
import type { RosterServices } from './services.ts';
import { tellOutcome } from './tell.ts';
import { advance, countedEvery, fail, Interrupted, keyOf, pulse, type Working } from './working.ts';

/** Problems of a run that are kept; a reader keeps no more either. */
const mostProblems = 5_000;
/** A worker says that it is there so often, whatever its source does. */
const stillThereMs = 10_000;
const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Reads the source and writes the difference down. A run that was begun before begins anew: nothing was changed yet. */
export async function readAndCompare(services: RosterServices, working: Working): Promise<RunRow['state']> {
  const { db, clock } = services;
  const { run, connection, signal } = working;
  const district = await districtOf(db, run.districtId);
  const today = todayIn(district, clock.now());
  await advance(db, run, run.state, { state: 'reading', stage_done: 0, stage_total: 0 });
  await deleteFindings(db, run);
  const reading = pulse(services, working, 'reading');
  const stopped = new AbortController();
  let last = { done: 0, total: 0 };
  const onProgress = (progress: typeof last) => {
    last = progress;
    void reading(progress).catch((error: unknown) => stopped.abort(error));
  };
  // a server that wants to be left alone for a minute must not make this worker look lost
  const waiting = setInterval(() => onProgress(last), stillThereMs);
  const said = await readSource(services, { connection, run, today, onProgress, signal: AbortSignal.any([signal, stopped.signal]) })
    .catch((error: unknown) => {
      throw stopped.signal.aborted ? new Interrupted() : error;
    })
    .finally(() => clearInterval(waiting));
  const problems = said.problems.slice(0, mostProblems).map((problem, index) => ({ ...problem, number: index + 1 }));
  for (let from = 0; from < problems.length; from += 1_000) await insertProblems(db, run, problems.slice(from, from + 1_000));
  const told: RunCounts = { errors: said.errors, warnings: said.warnings };
  const isBroken = said.failure === 'keys_missing' || said.problems.some(({ code }) => code === 'unauthorised');
  // what somebody paused stays so until they say otherwise
  if (connection.state !== 'paused' && isBroken !== (connection.state === 'broken'))
    await updateConnection(db, { districtId: run.districtId, connectionId: run.connectionId, state: isBroken ? 'broken' : 'active' });
  if (!said.feed) {
    await updateRun(db, { ...keyOf(run), counts: JSON.stringify(told) });
    await fail(services, run, said.failure ?? 'unexpected');
    return 'failed';
  }
  await advance(db, run, 'reading', { state: 'comparing', kind: said.feed.kind, stage_done: 0, stage_total: 0 });
  const found = await compare(db, { ...keyOf(run), connectionId: run.connectionId, feed: said.feed, today, onProgress: pulse(services, working, 'comparing') });
  const counts: RunCounts = { ...told, changes: found.changes, skipped: found.skipped };
  const changes = sumOf(found.changes);
  if (changes > countedEvery) await countRosters(db);
  const cursor = said.cursor ? JSON.stringify(said.cursor) : null;
  const state = run.isDry ? dryOutcome(changes, found.holds) : 'applying';
  await advance(db, run, 'comparing', {
    state,
    counts: JSON.stringify(counts),
    cursor,
    stage_done: 0,
    stage_total: 0,
    heartbeat_at: run.isDry ? null : clock.now(),
    ...(state === 'done' && { finished_at: clock.now() }),
  });
  if (state === 'held') await tellOutcome(services, run, 'held');
  return state;
}

/** Where nothing is to change nobody has to decide, and the next run can begin. */
function dryOutcome(changes: number, holds: number): 'held' | 'ready' | 'done' {
  if (changes === 0) return 'done';
  return holds > 0 ? 'held' : 'ready';
}
