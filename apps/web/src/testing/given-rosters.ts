import type { ReplyOf } from '@alba/contract/endpoint';
import {
  listRosterChanges,
  listRosterConnections,
  listRosterProblems,
  listRosterRuns,
  loadRosterRun,
  type RosterChangeLine,
  type RosterConnection,
  type RosterProblemLine,
  type RosterRun,
} from '@alba/contract/rostering';
import type { standInServer } from './stand-in-server.ts';
import { answers } from './stand-in-server.ts';

export type LoadedRun = ReplyOf<typeof loadRosterRun>;

export const connectionOf = (given: Partial<RosterConnection> = {}): RosterConnection => ({
  ...{ connectionId: 3, source: 'ONE_ROSTER', way: 'package', name: 'School system', tenant: 'school system', settings: { reading: 'lenient' } },
  ...{ hasSecret: false, schedule: 'off', state: 'active' },
  ...given,
});

export const runOf = (given: Partial<RosterRun> = {}): RosterRun => ({
  ...{ runId: 8, connectionId: 3, connectionName: 'School system', kind: 'full', startedBy: 'hand', requestedBy: 'Denise Halloran', isDry: true },
  ...{ state: 'ready', progress: { done: 0, total: 0 }, changes: { 'person-added': 2, 'enrollment-ended': 1 }, errors: 0, warnings: 0, skipped: 0 },
  requestedAt: '2026-11-22T13:00:00.000Z',
  ...given,
});

export const loadedRun = (given: Partial<LoadedRun> = {}): LoadedRun => ({ ...runOf(), schools: [], holds: [], skippedBy: {}, ...given });

export const changeLine = (changeId: number, given: Partial<RosterChangeLine> = {}): RosterChangeLine => ({
  ...{ changeId, kind: 'enrollment-added', state: 'planned', name: 'Ana Souza', className: 'Science 6', role: 'student', fields: [] },
  ...given,
});

type Given = { connections: RosterConnection[]; mayChange: boolean; run: LoadedRun; changes: RosterChangeLine[]; problems: RosterProblemLine[] };

/** What the server says of rosters; a test changes it as a run would. */
export function givenRosters(server: ReturnType<typeof standInServer>, given: Partial<Given> = {}): Given {
  const state: Given = { connections: [connectionOf()], mayChange: true, run: loadedRun(), changes: [changeLine(1)], problems: [], ...given };
  server.use(
    answers(listRosterConnections, () => ({ connections: state.connections, mayChange: state.mayChange })),
    answers(listRosterRuns, () => {
      const { schools: _schools, holds: _holds, skippedBy: _skipped, undo: _undo, ...run } = state.run;
      return { runs: [run], hasMore: false };
    }),
    answers(loadRosterRun, () => state.run),
    answers(listRosterChanges, () => ({ changes: state.changes })),
    answers(listRosterProblems, () => ({ problems: state.problems, download: '/v1/files/problems.csv' })),
  );
  return state;
}
