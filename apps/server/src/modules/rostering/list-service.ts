import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import {
  changeReasons,
  type listRosterChanges as changesEndpoint,
  type listRosterConnections,
  type listRosterRuns,
  loadRosterRun as loadEndpoint,
  type RosterChangeLine,
  type RosterConnection,
  type RosterRun,
  rosterSettings,
  runFailures,
} from '@alba/contract/rostering';
import { isUndoOver, limits } from '@alba/domain/limits';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import type { ChangeData } from './change-repository.ts';
import { fieldsOf } from './changed-fields.ts';
import { type ConnectionRow, selectConnections } from './connection-repository.ts';
import {
  type ChangeRow,
  type ListedRun,
  type PartRow,
  selectChanges,
  selectLastRuns,
  selectOptionalListedRun,
  selectPartsOfRuns,
  selectRuns,
  selectTally,
} from './list-repository.ts';
import { selectHolds } from './part-repository.ts';
import type { RunCounts } from './run-repository.ts';
import { type Scope, scopeOf } from './scope.ts';

type Asking = { viewer: Viewer; now: Date };
const runsAPage = 20;
const linesAPage = 50;

export async function listConnections(db: Db | Tx, { viewer, now }: Asking): Promise<ReplyOf<typeof listRosterConnections>> {
  const scope = await scopeOf(db, viewer);
  const rows = await selectConnections(db, viewer.districtId);
  const last = await selectLastRuns(db, { districtId: viewer.districtId, connectionIds: rows.map(({ connectionId }) => connectionId) });
  const shown = new Map((await toRuns(db, scope, now, last)).map((run) => [run.connectionId, run]));
  return { connections: rows.map((row) => toConnection(row, scope, shown.get(row.connectionId))), mayChange: scope.isWhole };
}

/** Addresses and schools chosen are for those who look after the connection. */
function toConnection(row: ConnectionRow, { isWhole }: Scope, lastRun: RosterRun | undefined): RosterConnection {
  const { connectionId, source, way, name, tenant, schedule, state, nextRunAt } = row;
  return {
    ...{ connectionId, source, way, name, schedule, state, tenant: isWhole ? tenant : '', hasSecret: (row.sealedSecret?.length ?? 0) > 0 },
    settings: rosterSettings.parse(isWhole ? row.settings : {}),
    nextRunAt: nextRunAt?.toISOString(),
    lastRun,
  };
}

export async function listRuns(db: Db | Tx, { viewer, now }: Asking, query: QueryOf<typeof listRosterRuns>): Promise<ReplyOf<typeof listRosterRuns>> {
  const scope = await scopeOf(db, viewer);
  const rows = await selectRuns(db, { districtId: viewer.districtId, ...query, schoolIds: schoolsOf(scope), limit: runsAPage + 1 });
  return { runs: await toRuns(db, scope, now, rows.slice(0, runsAPage)), hasMore: rows.length > runsAPage };
}

const schoolsOf = ({ isWhole, schoolIds }: Scope): readonly number[] | undefined => (isWhole ? undefined : schoolIds);

/** An administrator of schools sees the numbers of those schools. */
async function toRuns(db: Db | Tx, scope: Scope, now: Date, rows: readonly ListedRun[]): Promise<RosterRun[]> {
  if (scope.isWhole) return rows.map((row) => toRun(row, now));
  const parts = await selectPartsOfRuns(db, { districtId: scope.districtId, runIds: rows.map(({ runId }) => runId), schoolIds: scope.schoolIds });
  const byRun = Map.groupBy(parts, ({ runId }) => runId);
  return rows.map((row) => ({ ...toRun(row, now), changes: sumOf(byRun.get(row.runId) ?? []), errors: 0, warnings: 0, skipped: 0, undoUntil: undefined }));
}

function sumOf(parts: readonly PartRow[]): RosterRun['changes'] {
  const sum: Record<string, number> = {};
  for (const { counts } of parts) for (const [kind, count] of Object.entries(counts as Record<string, number>)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

export function toRun(row: ListedRun, now: Date): RosterRun {
  const { changes = {}, errors = 0, warnings = 0, skipped = {} } = row.counts as RunCounts;
  const { runId, connectionId, connectionName, kind, startedBy, isDry, state, stageDone, stageTotal, appliedAt } = row;
  const mayUndo = (state === 'done' || state === 'failed') && appliedAt !== null && row.isLatestApplied && !isUndoOver(appliedAt, now);
  return {
    ...{ runId, connectionId, connectionName, kind, startedBy, isDry, state, changes, errors, warnings },
    progress: { done: Math.min(stageDone, stageTotal), total: stageTotal },
    skipped: Object.values(skipped).reduce((sum, count) => sum + count, 0),
    failure: runFailures.find((failure) => failure === row.failure),
    requestedAt: row.requestedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
    appliedAt: appliedAt?.toISOString(),
    undoUntil: mayUndo ? new Date(appliedAt.getTime() + limits.undoDays * 86_400_000).toISOString() : undefined,
    requestedBy: row.requestedByName ?? undefined,
  };
}

/** One run as its administrator sees it, without what lies below. */
export async function runOf(db: Db | Tx, { viewer, now }: Asking, runId: number): Promise<RosterRun> {
  const { run } = await requireListed(db, { viewer, now }, runId);
  return run;
}

async function requireListed(db: Db | Tx, { viewer, now }: Asking, runId: number): Promise<{ scope: Scope; row: ListedRun; run: RosterRun; parts: PartRow[] }> {
  const scope = await scopeOf(db, viewer);
  const row = await selectOptionalListedRun(db, { districtId: viewer.districtId, runId });
  const parts = row ? await selectPartsOfRuns(db, { districtId: viewer.districtId, runIds: [runId], schoolIds: schoolsOf(scope) }) : [];
  const [run] = row ? await toRuns(db, scope, now, [row]) : [];
  if (!row || !run || (!scope.isWhole && parts.length === 0)) throw refuse(loadEndpoint, 'roster_run_not_found');
  return { scope, row, run, parts };
}

export async function loadRun(db: Db | Tx, asking: Asking, runId: number): Promise<ReplyOf<typeof loadEndpoint>> {
  const { scope, row, run, parts } = await requireListed(db, asking, runId);
  const key = { districtId: asking.viewer.districtId, runId };
  const tally = await selectTally(db, key);
  const holds = await selectHolds(db, key, schoolsOf(scope));
  const shownParts = new Set(parts.map(({ externalId }) => externalId));
  const count = (wanted: (line: (typeof tally)[number]) => boolean) =>
    tally.filter((line) => shownParts.has(line.part) && wanted(line)).reduce((sum, line) => sum + line.count, 0);
  const isUndoFailure = (reason: string | null) => reason?.startsWith('undo_') === true;
  return {
    ...run,
    schools: parts.map(({ externalId, name, counts, state }) => ({
      ...{ externalId, name, changes: counts as RosterRun['changes'], state: state === 'undone' ? ('applied' as const) : state },
      failed: count(({ part, state, reason }) => part === externalId && state === 'failed' && !isUndoFailure(reason)),
    })),
    holds: holds.map(({ holdId, kind, name, schoolName, ending, active, state }) => ({
      holdId,
      kind,
      name,
      schoolName: schoolName ?? name,
      ending,
      active,
      state,
    })),
    skippedBy: scope.isWhole ? ((row.counts as RunCounts).skipped ?? {}) : {},
    undo:
      row.state === 'undone'
        ? {
            reversed: count(({ state }) => state === 'reversed'),
            kept: count(({ state }) => state === 'kept'),
            failed: count(({ state, reason }) => state === 'failed' && isUndoFailure(reason)),
          }
        : undefined,
  };
}

export async function listChanges(
  db: Db | Tx,
  asking: Asking,
  { runId, ...query }: QueryOf<typeof changesEndpoint> & { runId: number },
): Promise<ReplyOf<typeof changesEndpoint>> {
  const { scope } = await requireListed(db, asking, runId);
  const rows = await selectChanges(db, { districtId: asking.viewer.districtId, runId, ...query, schoolIds: schoolsOf(scope), limit: linesAPage + 1 });
  const shown = rows.slice(0, linesAPage);
  return { changes: shown.map(toLine), next: rows.length > linesAPage ? shown.at(-1)?.changeId : undefined };
}

function toLine({ changeId, kind, state, data, reason, schoolName }: ChangeRow): RosterChangeLine {
  const { name, className, enrollment, person } = data as ChangeData;
  const roles = person?.roles.map(({ role }) => role) ?? [];
  return {
    ...{ changeId, kind: kind as RosterChangeLine['kind'], state, name, className, fields: fieldsOf(kind, data as ChangeData) },
    role: enrollment?.role ?? (['district-admin', 'school-admin', 'teacher', 'student'] as const).find((role) => roles.includes(role)),
    reason: changeReasons.find((known) => known === reason),
    schoolName: schoolName ?? undefined,
  };
}
