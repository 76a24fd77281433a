import { z } from 'zod';
import { digits, done, endpoint, id } from './endpoint.ts';
import {
  changeKind,
  changeStates,
  count,
  rosterChangeLine,
  rosterConnection,
  rosterHold,
  rosterName,
  rosterProblemLine,
  rosterRun,
  rosterSettings,
  rosterWay,
} from './roster-fields.ts';

export * from './roster-fields.ts';

export const listRosterConnections = endpoint({
  name: 'listRosterConnections',
  method: 'GET',
  path: '/v1/rostering/connections',
  reply: z.strictObject({ connections: z.array(rosterConnection), mayChange: z.boolean() }),
});

const secret = z.string().min(1).max(500);
const keys = z.strictObject({ id: secret, secret });

export const createRosterConnection = endpoint({
  name: 'createRosterConnection',
  method: 'POST',
  path: '/v1/rostering/connections',
  body: z.strictObject({
    source: z.enum(['ONE_ROSTER', 'CLEVER']),
    way: rosterWay,
    name: rosterName,
    settings: rosterSettings,
    /** Client id and secret of the server; for Clever the token of the district stands in `secret`. */
    keys: keys.optional(),
    schedule: z.enum(['off', 'nightly']).default('off'),
  }),
  reply: rosterConnection,
  refusals: ['roster_connection_exists', 'roster_address_refused', 'roster_keys_missing'],
  idempotent: 'optional',
});

export const changeRosterConnection = endpoint({
  name: 'changeRosterConnection',
  method: 'PATCH',
  path: '/v1/rostering/connections/:connectionId',
  params: z.strictObject({ connectionId: id }),
  body: z.strictObject({
    name: rosterName.optional(),
    settings: rosterSettings.optional(),
    keys: keys.optional(),
    schedule: z.enum(['off', 'nightly']).optional(),
    isPaused: z.boolean().optional(),
  }),
  reply: rosterConnection,
  refusals: ['roster_connection_not_found', 'roster_connection_exists', 'roster_address_refused', 'roster_keys_missing'],
  idempotent: 'optional',
});

/** Its classes and people stay, as if they had been made here. */
export const removeRosterConnection = endpoint({
  name: 'removeRosterConnection',
  method: 'POST',
  path: '/v1/rostering/connections/:connectionId/remove',
  params: z.strictObject({ connectionId: id }),
  reply: done,
  refusals: ['roster_connection_not_found', 'roster_run_active'],
  idempotent: 'optional',
});

/**
 * Asks the server for its schools: whether address and keys are right, and which schools can be chosen (`schoolIds`; 500 at most). Where packages
 * are brought, the schools are those of earlier ones.
 */
export const tryRosterConnection = endpoint({
  name: 'tryRosterConnection',
  method: 'POST',
  path: '/v1/rostering/connections/:connectionId/try',
  params: z.strictObject({ connectionId: id }),
  reply: z.strictObject({ isReached: z.boolean(), problem: z.string().optional(), schools: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
  refusals: ['roster_connection_not_found'],
});

/** Starts a run of a server. `isDry` stops when the difference is known, done already where there is none; `applyRosterRun` goes on from there. */
export const startRosterRun = endpoint({
  name: 'startRosterRun',
  method: 'POST',
  path: '/v1/rostering/connections/:connectionId/runs',
  params: z.strictObject({ connectionId: id }),
  body: z.strictObject({ kind: z.enum(['full', 'delta']), isDry: z.boolean() }),
  reply: rosterRun,
  refusals: ['roster_connection_not_found', 'roster_run_active'],
  idempotent: 'required',
});

/** Bytes of a package; more is refused before it is read. */
export const mostPackageBytes = 50 * 1024 * 1024;

/** The same with a package: the body is the ZIP file itself (application/zip), its kind stands in its manifest. */
export const bringRosterPackage = endpoint({
  name: 'bringRosterPackage',
  method: 'POST',
  path: '/v1/rostering/connections/:connectionId/package',
  params: z.strictObject({ connectionId: id }),
  query: z.strictObject({ isDry: z.enum(['true', 'false']).transform((value) => value === 'true') }),
  body: z.unknown(),
  raw: { contentType: 'application/zip', mostBytes: mostPackageBytes },
  reply: rosterRun,
  refusals: ['roster_connection_not_found', 'roster_run_active'],
  idempotent: 'required',
});

const page = { after: digits(z.int().nonnegative()).default(0) };

export const listRosterRuns = endpoint({
  name: 'listRosterRuns',
  method: 'GET',
  path: '/v1/rostering/runs',
  query: z.strictObject({ connectionId: id.optional(), before: id.optional() }),
  reply: z.strictObject({ runs: z.array(rosterRun), hasMore: z.boolean() }),
});

/** What became of an undo, line by line (three buckets of the specification). */
export const undoOutcome = z.strictObject({ reversed: count, kept: count, failed: count });

export const loadRosterRun = endpoint({
  name: 'loadRosterRun',
  method: 'GET',
  path: '/v1/rostering/runs/:runId',
  params: z.strictObject({ runId: id }),
  reply: z.strictObject({
    ...rosterRun.shape,
    /** By name. What belongs to no one school, such as administrators of the district and people of several schools, has the id '' and no name. */
    schools: z.array(
      z.strictObject({
        externalId: z.string(),
        name: z.string(),
        changes: z.partialRecord(changeKind, count),
        state: z.enum(['planned', 'applied', 'failed']),
        failed: count,
      }),
    ),
    holds: z.array(rosterHold),
    skippedBy: z.record(z.string(), count),
    undo: undoOutcome.optional(),
  }),
  refusals: ['roster_run_not_found'],
});

/** The named difference: 50 lines at a time. */
export const listRosterChanges = endpoint({
  name: 'listRosterChanges',
  method: 'GET',
  path: '/v1/rostering/runs/:runId/changes',
  params: z.strictObject({ runId: id }),
  query: z.strictObject({ ...page, kind: changeKind.optional(), state: z.enum(changeStates).optional(), school: z.string().max(255).optional() }),
  reply: z.strictObject({ changes: z.array(rosterChangeLine), next: id.optional() }),
  refusals: ['roster_run_not_found'],
});

/** `download` is a signed address of the whole list as CSV, good for ten minutes (D79). */
export const listRosterProblems = endpoint({
  name: 'listRosterProblems',
  method: 'GET',
  path: '/v1/rostering/runs/:runId/problems',
  params: z.strictObject({ runId: id }),
  query: z.strictObject(page),
  reply: z.strictObject({ problems: z.array(rosterProblemLine), next: id.optional(), download: z.string() }),
  refusals: ['roster_run_not_found'],
});

const runAct = <const Name extends string, const Act extends string>(name: Name, act: Act) =>
  endpoint({
    name,
    method: 'POST',
    path: `/v1/rostering/runs/:runId/${act}`,
    params: z.strictObject({ runId: id }),
    reply: rosterRun,
    refusals: ['roster_run_not_found', 'roster_run_elsewhere', 'undo_expired'],
    idempotent: 'required',
  });

/**
 * Makes a run that waits (`ready`, `held`) real, but for what is held or refused. A run that was not dry has done so by itself: it stands
 * at `held` with what nobody has decided on, and goes on from there by itself when the last hold is decided.
 */
export const applyRosterRun = runAct('applyRosterRun', 'apply');
/** Nothing more of it happens; what was applied already stays, and what is held is left as it was. */
export const cancelRosterRun = runAct('cancelRosterRun', 'cancel');
/**
 * Takes an applied run back within 30 days, the latest of its connection first (`roster_run_elsewhere` otherwise). What somebody worked on
 * since stays. The connection is paused, so that its next run does not bring everything back at once.
 */
export const undoRosterRun = runAct('undoRosterRun', 'undo');

export const decideRosterHold = endpoint({
  name: 'decideRosterHold',
  method: 'POST',
  path: '/v1/rostering/runs/:runId/holds/:holdId',
  params: z.strictObject({ runId: id, holdId: id }),
  body: z.strictObject({ decision: z.enum(['confirmed', 'refused']) }),
  reply: rosterHold,
  refusals: ['roster_run_not_found', 'roster_run_elsewhere'],
  idempotent: 'optional',
});
