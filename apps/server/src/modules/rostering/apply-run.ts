import { commonPart } from '@alba/roster/plan/index';
import { sqlStateOf, transact } from '../../platform/db/index.ts';
import { applyPart } from './apply-part.ts';
import { selectSchoolRefs } from './apply-schools-repository.ts';
import { countStates, moveLines } from './change-repository.ts';
import { lockConnection, updateConnection } from './connection-repository.ts';
import type { Keeping } from './keeping.ts';
import { countRosters, planForFilling, selectHolds, selectParts, selectPartsWith, updatePart } from './part-repository.ts';
import { type RunCounts, type RunRow, updateRun } from './run-repository.ts';
import type { RosterServices } from './services.ts';
import { tellOutcome } from './tell.ts';
import { audit, countedEvery, Interrupted, keepingOf, keyOf, pulse, type Working } from './working.ts';

/** Applies part after part. One that cannot be applied stays as it was, and the others go on. */
export async function applyRun(services: RosterServices, working: Working): Promise<void> {
  const { db, clock } = services;
  const { run, connection } = working;
  const keeping = await keepingOf(services, working);
  const tell = pulse(services, working, 'applying');
  const open = await selectPartsWith(db, { ...keyOf(run), state: 'planned' });
  const states = await countStates(db, run);
  const progress = { done: states.get('applied') ?? 0, total: (states.get('planned') ?? 0) + (states.get('applied') ?? 0) };
  await tell(progress, true);
  // of a run that takes long, whatever is done after its first part came after it
  const appliedAt = run.appliedAt ?? clock.now();
  let failed = 0;
  let nextCount = countedEvery;
  for (const { part } of await selectParts(db, run)) {
    if (!open.has(part)) continue;
    if (!(await applyOnePart(services, working, { keeping, part, appliedAt, between: () => tell(progress) }))) failed += 1;
    if (failed > 0 && part === commonPart) throw new Error('what all schools need could not be applied');
    progress.done = (await countStates(db, run)).get('applied') ?? 0;
    await tell(progress, true);
    if (progress.done >= nextCount) {
      await countRosters(db);
      nextCount = progress.done * 2;
    }
  }
  const { districtId, connectionId } = connection;
  // what could not be applied is asked for again
  if (failed === 0 && run.appliedAt === null && run.cursor) await updateConnection(db, { districtId, connectionId, cursor: JSON.stringify(run.cursor) });
  await finishApplying(services, run, { hasFailed: failed > 0 || (states.get('failed') ?? 0) > 0, now: clock.now(), hadChanges: progress.total > 0 });
}

type OnePart = { keeping: Omit<Keeping, 'schools'>; part: string; appliedAt: Date; between: () => Promise<void> };

async function applyOnePart({ db, log }: RosterServices, { run, connection, signal }: Working, given: OnePart): Promise<boolean> {
  const { keeping, part, appliedAt, between } = given;
  const apply = () =>
    transact(db, async (tx) => {
      await lockConnection(tx, connection);
      await planForFilling(tx);
      const schools = await selectSchoolRefs(tx, connection);
      await applyPart(tx, { ...keeping, schools, part }, between);
      await updatePart(tx, { ...keyOf(run), part, state: 'applied', schoolId: schools.get(part) });
      await updateRun(tx, { ...keyOf(run), applied_at: appliedAt });
    });
  try {
    // somebody may have taken a name in the meantime: then another is found
    await apply().catch((error: unknown) => {
      if (sqlStateOf(error) !== '23505') throw error;
      return apply();
    });
    return true;
  } catch (error) {
    if (signal.aborted || error instanceof Interrupted) throw error;
    log.error({ err: error, runId: run.runId }, 'a school of a roster run could not be applied');
    await moveLines(db, { ...keyOf(run), part, from: 'planned', to: 'failed', reason: 'school_failed' });
    await updatePart(db, { ...keyOf(run), part, state: 'failed' });
    return false;
  }
}

/** That nobody could be told does not make a run that is done one that failed. */
async function tellAfterwards(services: RosterServices, run: RunRow, what: 'held' | 'errors' | 'classes'): Promise<void> {
  await tellOutcome(services, run, what).catch((error: unknown) => services.log.warn({ err: error, runId: run.runId }, 'nobody was told of a roster run'));
}

async function finishApplying(services: RosterServices, run: RunRow, outcome: { hasFailed: boolean; hadChanges: boolean; now: Date }): Promise<void> {
  const { db } = services;
  const { hasFailed, hadChanges, now } = outcome;
  const isWaiting = (await selectHolds(db, run)).some(({ state }) => state === 'waiting');
  const states = await countStates(db, run);
  const counts: RunCounts = { ...(run.counts as RunCounts), failed: states.get('failed') ?? 0 };
  const state = isWaiting ? 'held' : 'done';
  await transact(db, async (tx) => {
    const failure = hasFailed || (counts.failed ?? 0) > 0 ? ('some_schools_failed' as const) : null;
    await updateRun(tx, { ...keyOf(run), state, failure, counts: JSON.stringify(counts), heartbeat_at: null, ...(isWaiting ? {} : { finished_at: now }) });
    await audit(services, run, { tx, action: 'roster.run-applied', data: { applied: states.get('applied') ?? 0, failed: counts.failed ?? 0 } });
  });
  if (isWaiting) await tellAfterwards(services, run, 'held');
  else if (hasFailed || (counts.errors ?? 0) > 0) await tellAfterwards(services, run, 'errors');
  if (hadChanges) await tellAfterwards(services, run, 'classes');
}
