import type { ReplyOf } from '@alba/contract/endpoint';
import {
  applyRosterRun,
  cancelRosterRun,
  changeRosterConnection,
  createRosterConnection,
  decideRosterHold,
  listRosterConnections,
  listRosterRuns,
  loadRosterRun,
  removeRosterConnection,
  startRosterRun,
  tryRosterConnection,
  undoRosterRun,
} from '@alba/contract/rostering';
import { api, read, write } from '../../lib/api/api.ts';

export type LoadedRun = ReplyOf<typeof loadRosterRun>;
/** What a run changed shows in classes and reports too. */
const changed = ['roster', 'class', 'students', 'assignment', 'report'] as const;

const withRosters = api.injectEndpoints({
  endpoints: (build) => ({
    listRosterConnections: read(build, listRosterConnections, { provides: ['roster'] }),
    listRosterRuns: read(build, listRosterRuns, { provides: ['roster'] }),
    loadRosterRun: read(build, loadRosterRun, { provides: ['roster'] }),
    createRosterConnection: write(build, createRosterConnection, { invalidates: ['roster'] }),
    changeRosterConnection: write(build, changeRosterConnection, { invalidates: ['roster'] }),
    removeRosterConnection: write(build, removeRosterConnection, { invalidates: ['roster'] }),
    tryRosterConnection: write(build, tryRosterConnection),
    startRosterRun: write(build, startRosterRun, { invalidates: ['roster'] }),
    applyRosterRun: write(build, applyRosterRun, { invalidates: [...changed] }),
    cancelRosterRun: write(build, cancelRosterRun, { invalidates: ['roster'] }),
    undoRosterRun: write(build, undoRosterRun, { invalidates: [...changed] }),
    decideRosterHold: write(build, decideRosterHold, { invalidates: ['roster'] }),
  }),
});

/** Asks for rosters anew after a call that the cache does not know, such as an upload. */
export const rostersChanged = () => api.util.invalidateTags(['roster']);

export const {
  useListRosterConnectionsQuery,
  useListRosterRunsQuery,
  useLoadRosterRunQuery,
  useCreateRosterConnectionMutation,
  useChangeRosterConnectionMutation,
  useRemoveRosterConnectionMutation,
  useTryRosterConnectionMutation,
  useStartRosterRunMutation,
  useApplyRosterRunMutation,
  useCancelRosterRunMutation,
  useUndoRosterRunMutation,
  useDecideRosterHoldMutation,
} = withRosters;
