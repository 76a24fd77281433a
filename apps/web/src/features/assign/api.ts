import { createAssignments, deleteAssignment, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import { loadClasses } from '@alba/contract/classes';
import { api, read, write } from '../../lib/api/api.ts';

const withAssign = api.injectEndpoints({
  endpoints: (build) => ({
    assignableClasses: read(build, loadClasses, { provides: ['class'] }),
    createAssignments: write(build, createAssignments, { invalidates: ['assignment', 'class', 'report'] }),
    updateAssignment: write(build, updateAssignment, { invalidates: ['assignment', 'report'] }),
    deleteAssignment: write(build, deleteAssignment, { invalidates: ['assignment', 'class', 'report'] }),
    restoreAssignment: write(build, restoreAssignment, { invalidates: ['assignment', 'class', 'report'] }),
  }),
});

export const {
  useAssignableClassesQuery,
  useCreateAssignmentsMutation,
  useUpdateAssignmentMutation,
  useDeleteAssignmentMutation,
  useRestoreAssignmentMutation,
} = withAssign;
