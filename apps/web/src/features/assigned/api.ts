import { listAssignments } from '@alba/contract/assignments';
import { loadClasses } from '@alba/contract/classes';
import { api, read } from '../../lib/api/api.ts';

const withAssigned = api.injectEndpoints({
  endpoints: (build) => ({
    assignedLessons: read(build, listAssignments, { provides: ['assignment'] }),
    assignedClasses: read(build, loadClasses, { provides: ['class'] }),
  }),
});

export const { useAssignedLessonsQuery, useAssignedClassesQuery } = withAssigned;
