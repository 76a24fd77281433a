import { listAssignments } from '@alba/contract/assignments';
import { loadClasses } from '@alba/contract/classes';
import { api, read } from '../../lib/api/api.ts';

// Names of its own: another feature's call of the same name would be taken for this one.
const withHome = api.injectEndpoints({
  endpoints: (build) => ({
    homeAssignments: read(build, listAssignments, { provides: ['assignment'] }),
    homeClasses: read(build, loadClasses, { provides: ['class'] }),
  }),
});

export const { useHomeAssignmentsQuery, useHomeClassesQuery } = withHome;
