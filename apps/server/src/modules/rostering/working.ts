import { setImmediate as letOthersWork } from 'node:timers/promises';
import { type Db, transact } from '../../platform/db/index.ts';
import { recordAudit } from '../audit/index.ts';
import { districtOf, zoneOf } from '../institutions/index.ts';
import { schoolYearAt } from './apply-classes.ts';
import type { ConnectionRow } from './connection-repository.ts';
import type { Keeping } from './keeping.ts';
import { type BusyState, beat, type RunChange, type RunFailure, type RunRow, updateRun, updateRunIn } from './run-repository.ts';
import { issuersOf, type RosterServices } from './services.ts';
import { tellOutcome } from './tell.ts';

const beatMs = 2_000;
/** So many changes make what the planner knows of the tables wrong. */
export const countedEvery = 1_000;

/** The server stops, or somebody cancelled the run: what is not committed is as if it had not begun. */
export class Interrupted extends Error {}

export type Working = { run: RunRow; connection: ConnectionRow; signal: AbortSignal };

export const keyOf = ({ districtId, runId }: RunRow) => ({ districtId, runId });

/** The next state, unless somebody cancelled the run while this one was ending. */
export async function advance(db: Db, run: RunRow, from: RunRow['state'], change: RunChange): Promise<void> {
  if (!(await updateRunIn(db, from, { ...keyOf(run), ...change }))) throw new Interrupted();
}

/** Says now and then how far it is; throws where the work is to stop. */
export function pulse({ db, clock }: RosterServices, { run, signal }: Working, state: BusyState) {
  let last = 0;
  const tell = async ({ done, total }: { done: number; total: number }, isLast = false): Promise<void> => {
    signal.throwIfAborted();
    if (!isLast && Date.now() - last < beatMs) return;
    last = Date.now();
    if (!(await beat(db, { ...keyOf(run), now: clock.now(), done, total, state }))) throw new Interrupted();
    await letOthersWork();
  };
  return tell;
}

export async function keepingOf({ db, clock, providers }: RosterServices, { run, connection }: Working): Promise<Omit<Keeping, 'schools'>> {
  const { edition, timeZone } = await districtOf(db, run.districtId);
  const now = clock.now();
  return {
    ...{ districtId: run.districtId, connectionId: run.connectionId, runId: run.runId, source: connection.source, edition, now },
    schoolYear: schoolYearAt(now, zoneOf({ timeZone, edition }), edition),
    issuers: issuersOf(providers),
  };
}

export async function fail(services: RosterServices, run: RunRow, failure: RunFailure): Promise<void> {
  const { db, clock } = services;
  await transact(db, async (tx) => {
    await updateRun(tx, { ...keyOf(run), state: 'failed', failure, finished_at: clock.now(), heartbeat_at: null });
    await audit(services, run, { tx, action: 'roster.run-failed', data: { failure } });
  });
  await tellOutcome(services, run, 'failed');
}

export async function audit({ clock }: RosterServices, run: RunRow, given: { tx: Db; action: string; data?: object }): Promise<void> {
  const district = await districtOf(given.tx, run.districtId);
  const at = clock.now();
  await recordAudit(given.tx, {
    ...{ districtId: run.districtId, schoolYear: schoolYearAt(at, zoneOf(district), district.edition), at, actorId: run.requestedBy ?? undefined },
    ...{ actorRole: 'roster', action: given.action, objectKind: 'roster-run', objectId: run.runId, data: { connectionId: run.connectionId, ...given.data } },
  });
}
