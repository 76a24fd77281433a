import { transact } from '../../platform/db/index.ts';
import { selectSchoolRefs } from './apply-schools-repository.ts';
import { moveLines } from './change-repository.ts';
import { lockConnection } from './connection-repository.ts';
import { planForFilling, selectParts, selectPartsWith, updatePart } from './part-repository.ts';
import { updateRun } from './run-repository.ts';
import type { RosterServices } from './services.ts';
import { undoPart } from './undo-part.ts';
import { audit, Interrupted, keepingOf, keyOf, pulse, type Working } from './working.ts';

/** Takes an applied run back, part after part, what all schools need last. */
export async function undoRun(services: RosterServices, working: Working): Promise<void> {
  const { db, clock, log } = services;
  const { run, connection, signal } = working;
  const keeping = await keepingOf(services, working);
  const tell = pulse(services, working, 'undoing');
  const open = await selectPartsWith(db, { ...keyOf(run), state: 'applied' });
  const parts = (await selectParts(db, { ...keyOf(run), backwards: true })).filter(({ part }) => open.has(part));
  for (const [index, { part }] of parts.entries()) {
    await tell({ done: index, total: parts.length }, true);
    try {
      await transact(db, async (tx) => {
        await lockConnection(tx, connection);
        await planForFilling(tx);
        const schools = await selectSchoolRefs(tx, connection);
        await undoPart(tx, { ...keeping, schools, part, since: run.appliedAt ?? run.requestedAt });
        await updatePart(tx, { ...keyOf(run), part, state: 'undone' });
      });
    } catch (error) {
      if (signal.aborted || error instanceof Interrupted) throw error;
      log.error({ err: error, runId: run.runId }, 'a school of a roster run could not be taken back');
      await moveLines(db, { ...keyOf(run), part, from: 'applied', to: 'failed', reason: 'undo_unexpected' });
    }
  }
  const now = clock.now();
  await transact(db, async (tx) => {
    await updateRun(tx, { ...keyOf(run), state: 'undone', undone_at: now, finished_at: now, heartbeat_at: null });
    await audit(services, run, { tx, action: 'roster.run-undone' });
  });
}
