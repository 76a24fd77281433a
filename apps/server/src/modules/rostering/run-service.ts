import type { AnyEndpoint, RefusalOf } from '@alba/contract/endpoint';
import {
  applyRosterRun as applyEndpoint,
  bringRosterPackage as bringEndpoint,
  cancelRosterRun as cancelEndpoint,
  decideRosterHold as decideEndpoint,
  type RosterHold,
  startRosterRun as startEndpoint,
  undoRosterRun as undoEndpoint,
} from '@alba/contract/rostering';
import { isUndoOver } from '@alba/domain/limits';
import type { Db, Tx } from '../../platform/db/index.ts';
import { Refusal, refuse, type Viewer } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { moveHeldLines, moveLines } from './change-repository.ts';
import { type ConnectionRow, lockConnection, selectOptionalConnection, updateConnection } from './connection-repository.ts';
import { decideHold, refuseWaitingHolds, selectHolds } from './part-repository.ts';
import { hasActiveRun, hasLaterChanges, insertRun, lockRun, lockWaitingRun, type RunRow, updateRun } from './run-repository.ts';
import { requireWhole } from './scope.ts';

export type StartedRun = { connectionId: number; kind: 'full' | 'delta'; isDry: boolean; package?: string };

/** Queues a run; a worker takes it a moment later. A package is only for the connections that packages are brought to, and the reverse. */
export async function startRun(tx: Tx, acting: Acting, { connectionId, ...run }: StartedRun): Promise<number> {
  const { viewer, now } = acting;
  const { districtId } = await requireWhole(tx, viewer);
  const connection = await lockConnection(tx, { districtId, connectionId });
  // classes of Google Classroom are imported by their teachers, one by one
  const isAskable = connection?.source !== 'GOOGLE' && (connection?.way === 'package') === (run.package !== undefined);
  if (!connection || !isAskable) throw refuse(startEndpoint, 'roster_connection_not_found');
  const runId = await insertRun(tx, { districtId, connectionId, ...run, startedBy: 'hand', requestedBy: viewer.personId, now });
  if (runId === undefined) throw refuse(startEndpoint, 'roster_run_active');
  await audit(tx, acting, 'roster.run-started', runId, { connectionId, isDry: run.isDry, kind: run.kind });
  return runId;
}

/** Asked before a package is taken in: whether it has anywhere to go. */
export async function requirePackages(db: Db, viewer: Viewer, connectionId: number): Promise<void> {
  const { districtId } = await requireWhole(db, viewer);
  const connection = await selectOptionalConnection(db, { districtId, connectionId });
  if (connection?.way !== 'package') throw refuse(bringEndpoint, 'roster_connection_not_found');
}

type RunAct = { runId: number };

/** What waits is made real, but for what is held or refused. */
export async function applyRun(tx: Tx, acting: Acting, { runId }: RunAct): Promise<void> {
  const run = await requireRun(tx, acting, { runId, endpoint: applyEndpoint, states: ['ready', 'held'] });
  await updateRun(tx, { districtId: run.districtId, runId, ...toWork('applying') });
  await audit(tx, acting, 'roster.run-applying', runId);
}

export async function cancelRun(tx: Tx, acting: Acting, { runId }: RunAct): Promise<void> {
  const run = await requireRun(tx, acting, { runId, endpoint: cancelEndpoint, states: ['queued', 'reading', 'comparing', 'ready', 'held'] });
  await endRun(tx, run, acting.now);
  await audit(tx, acting, 'roster.run-cancelled', runId);
}

/** Takes a run back that was applied within 30 days and that no later one has built upon. */
export async function undoRun(tx: Tx, acting: Acting, { runId }: RunAct): Promise<void> {
  const run = await requireRun(tx, acting, { runId, endpoint: undoEndpoint, states: ['done', 'failed'] });
  await beginUndo(tx, { run, now: acting.now });
  await audit(tx, acting, 'roster.run-undoing', runId);
}

/** For a signed-in administrator and for the command line alike. */
export async function beginUndo(tx: Tx, { run, now }: { run: RunRow; now: Date }): Promise<void> {
  if (!run.appliedAt || (await hasLaterChanges(tx, run))) throw refuse(undoEndpoint, 'roster_run_elsewhere');
  if (isUndoOver(run.appliedAt, now)) throw refuse(undoEndpoint, 'undo_expired');
  const { districtId, connectionId, runId } = run;
  // of a connection that was removed everything stays as if it had been made here
  if (!(await lockConnection(tx, { districtId, connectionId }))) throw refuse(undoEndpoint, 'roster_run_elsewhere');
  if (await hasActiveRun(tx, { districtId, connectionId })) throw refuse(undoEndpoint, 'roster_run_elsewhere');
  await updateRun(tx, { districtId, runId, ...toWork('undoing') });
  // what changed since then is not all that a later run has to find
  await updateConnection(tx, { districtId, connectionId, state: 'paused', cursor: '{}' });
}

/** What somebody says about too many people leaving. A run that has applied the rest goes on by itself when all is decided. */
export async function decide(tx: Tx, acting: Acting, given: { runId: number; holdId: number; decision: 'confirmed' | 'refused' }): Promise<RosterHold> {
  const { runId, holdId, decision } = given;
  const run = await requireRun(tx, acting, { runId, endpoint: decideEndpoint, states: ['held'] });
  const key = { districtId: run.districtId, runId };
  const decided = await decideHold(tx, { ...key, holdId, decision, decidedBy: acting.viewer.personId, now: acting.now });
  const holds = await selectHolds(tx, key);
  const hold = holds.find((one) => one.holdId === holdId);
  if (!hold) throw refuse(decideEndpoint, 'roster_run_not_found');
  if (!decided && hold.state !== decision) throw refuse(decideEndpoint, 'roster_run_elsewhere');
  if (decided) await moveHeldLines(tx, { ...key, holdId, to: decision === 'confirmed' ? 'planned' : 'refused' });
  const isLast = holds.every(({ state }) => state !== 'waiting');
  if (decided && isLast && (!run.isDry || run.appliedAt)) await updateRun(tx, { ...key, ...toWork('applying') });
  await audit(tx, acting, `roster.hold-${decision}`, runId, { holdId, kind: hold.kind, ending: hold.ending });
  const { kind, name, schoolName, ending, active, state } = hold;
  return { holdId, kind, name, schoolName: schoolName ?? name, ending, active, state };
}

/** A run of the connection that waits for somebody gives way: what was applied of it stays, the rest is as if it had been refused. True if one did. */
export async function endWaitingRun(tx: Tx, { now, ...key }: Pick<ConnectionRow, 'districtId' | 'connectionId'> & { now: Date }): Promise<boolean> {
  const run = await lockWaitingRun(tx, key);
  if (run) await endRun(tx, run, now);
  return run !== undefined;
}

async function endRun(tx: Tx, run: RunRow, now: Date): Promise<void> {
  const { districtId, runId } = run;
  await refuseWaitingHolds(tx, { districtId, runId, now });
  await moveLines(tx, { districtId, runId, from: 'held', to: 'refused' });
  await moveLines(tx, { districtId, runId, from: 'planned', to: 'refused' });
  await updateRun(tx, { districtId, runId, state: run.appliedAt ? 'done' : 'cancelled', finished_at: now, heartbeat_at: null });
}

/** A worker takes it at once. */
const toWork = (state: 'applying' | 'undoing') => ({ state, heartbeat_at: null, stage_done: 0, stage_total: 0, finished_at: null });

type RunRefusal = RefusalOf<typeof applyEndpoint>;

async function requireRun(
  tx: Tx,
  { viewer }: Acting,
  { runId, endpoint, states }: { runId: number; endpoint: AnyEndpoint; states: readonly RunRow['state'][] },
): Promise<RunRow> {
  const { districtId } = await requireWhole(tx, viewer);
  const run = await lockRun(tx, { districtId, runId });
  const refused = (code: RunRefusal) => (endpoint.refusals.includes(code) ? new Refusal(code) : new Refusal('not_found'));
  if (!run) throw refused('roster_run_not_found');
  if (!states.includes(run.state)) throw refused('roster_run_elsewhere');
  return run;
}

async function audit(tx: Tx, acting: Acting, action: string, runId: number, data: object = {}): Promise<void> {
  await recordAudit(tx, { ...auditOf(acting), action, objectKind: 'roster-run', objectId: runId, data });
}
