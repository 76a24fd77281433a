import {
  applyRosterRun,
  bringRosterPackage,
  cancelRosterRun,
  changeRosterConnection,
  createRosterConnection,
  decideRosterHold,
  listRosterChanges,
  listRosterConnections,
  listRosterProblems,
  listRosterRuns,
  loadRosterRun,
  removeRosterConnection,
  startRosterRun,
  tryRosterConnection,
  undoRosterRun,
} from '@alba/contract/rostering';
import type { Db, Tx } from '../../platform/db/index.ts';
import { only, Refusal, type Route, route, type Viewer } from '../../platform/http/index.ts';
import type { SignedLinks } from '../../platform/signed-links/index.ts';
import type { Acting } from '../audit/index.ts';
import { type Connections, changeConnection, createConnection, removeConnection, tryConnection } from './connection-service.ts';
import { listChanges, listConnections, listRuns, loadRun, runOf } from './list-service.ts';
import { listProblems } from './problem-service.ts';
import { forgetUnused } from './purge-service.ts';
import { applyRun, cancelRun, decide, requirePackages, startRun, undoRun } from './run-service.ts';
import type { RosterServices } from './services.ts';

type Call = { viewer: Viewer; clock: { now(): Date }; requestId: string };
const actingOf = ({ viewer, clock, requestId }: Call): Acting => ({ viewer, now: clock.now(), requestId });
const askingOf = ({ viewer, clock }: Call) => ({ viewer, now: clock.now() });

type Served = Connections & Pick<RosterServices, 'documents'> & { links: SignedLinks };

const allow = only('admin');

export const rosteringRoutes = (services: Served): Route[] => [...connectionRoutes(services), ...runRoutes(services)];

function connectionRoutes(services: Served): Route[] {
  const listed = async (db: Db | Tx, call: Call, connectionId: number) => {
    const { connections } = await listConnections(db, askingOf(call));
    const found = connections.find((connection) => connection.connectionId === connectionId);
    if (!found) throw new Error(`the roster connection ${connectionId} was stored and is gone`);
    return found;
  };
  return [
    route(listRosterConnections, { allow, handle: (call) => listConnections(call.db, askingOf(call)) }),
    route(createRosterConnection, {
      allow,
      act: async (call) => listed(call.tx, call, await createConnection(call.tx, actingOf(call), services, call.body)),
    }),
    route(changeRosterConnection, {
      allow,
      act: async (call) => {
        const { connectionId } = call.params;
        await changeConnection(call.tx, actingOf(call), services, { connectionId, body: call.body });
        return listed(call.tx, call, connectionId);
      },
    }),
    route(removeRosterConnection, {
      allow,
      act: async (call) => {
        await removeConnection(call.tx, actingOf(call), call.params.connectionId);
        return { done: true as const };
      },
    }),
    route(tryRosterConnection, { allow, handle: (call) => tryConnection(call.db, actingOf(call), services, call.params.connectionId) }),
    route(startRosterRun, {
      allow,
      act: async (call) => runOf(call.tx, askingOf(call), await startRun(call.tx, actingOf(call), { ...call.params, ...call.body })),
    }),
    route(bringRosterPackage, {
      allow,
      receive: async ({ db, viewer, params, mostBytes, take }) => {
        await requirePackages(db, viewer as Viewer, Number(params.connectionId));
        return services.documents.putStream(take(), { ending: 'zip', mostBytes });
      },
      around: async ({ db, body }, next) => {
        try {
          return await next();
        } catch (error) {
          if (isRefusedForGood(error)) await forgetUnused(db, services.documents, [String(body)]);
          throw error;
        }
      },
      act: async (call) => {
        const run = { ...call.params, kind: 'full' as const, isDry: call.query.isDry, package: String(call.body) };
        return runOf(call.tx, askingOf(call), await startRun(call.tx, actingOf(call), run));
      },
    }),
  ];
}

/** No other call with the same package is under way: those of a connection begin one after the other. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Refusal && (bringRosterPackage.refusals as readonly string[]).concat('idempotency_key_reused').includes(error.code);

function runRoutes(services: Served): Route[] {
  const thenRun = (act: (tx: Tx, acting: Acting, params: { runId: number }) => Promise<void>) => async (call: Call & { tx: Tx; params: { runId: number } }) => {
    await act(call.tx, actingOf(call), call.params);
    return runOf(call.tx, askingOf(call), call.params.runId);
  };
  return [
    route(listRosterRuns, { allow, handle: (call) => listRuns(call.db, askingOf(call), call.query) }),
    route(loadRosterRun, { allow, handle: (call) => loadRun(call.db, askingOf(call), call.params.runId) }),
    route(listRosterChanges, { allow, handle: (call) => listChanges(call.db, askingOf(call), { ...call.params, ...call.query }) }),
    route(listRosterProblems, { allow, handle: (call) => listProblems(call.db, services, { ...askingOf(call), ...call.params, ...call.query }) }),
    route(applyRosterRun, { allow, act: thenRun(applyRun) }),
    route(cancelRosterRun, { allow, act: thenRun(cancelRun) }),
    route(undoRosterRun, { allow, act: thenRun(undoRun) }),
    route(decideRosterHold, { allow, act: (call) => decide(call.tx, actingOf(call), { ...call.params, ...call.body }) }),
  ];
}
