import { moveAssignments, previewMoveAssignments, undoMoveAssignments } from '@alba/contract/assignment-moves';
import { listAssignments, listDeletedAssignments, restoreAssignment } from '@alba/contract/assignments';
import { loadClasses } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read, readPages, write } from '../../lib/api/api.ts';

export type AssignedPage = ReplyOf<typeof listAssignments>;

const withAssigned = api.injectEndpoints({
  endpoints: (build) => ({
    assignedPages: readPages(build, listAssignments, {
      provides: ['assignment'],
      next: ({ hasMore, assignments }) => (hasMore ? assignments.at(-1)?.assignmentId : undefined),
    }),
    assignedClasses: read(build, loadClasses, { provides: ['class'] }),
    deletedAssignments: read(build, listDeletedAssignments, { provides: ['assignment'] }),
    bringBackAssignment: write(build, restoreAssignment, { invalidates: ['assignment', 'class', 'report'] }),
    movePreview: read(build, previewMoveAssignments, { provides: ['assignment'] }),
    moveAssignments: write(build, moveAssignments, { invalidates: ['assignment', 'report'] }),
    undoMoveAssignments: write(build, undoMoveAssignments, { invalidates: ['assignment', 'report'] }),
  }),
});

export const {
  useAssignedPagesInfiniteQuery,
  useAssignedClassesQuery,
  useDeletedAssignmentsQuery,
  useBringBackAssignmentMutation,
  useMovePreviewQuery,
  useMoveAssignmentsMutation,
  useUndoMoveAssignmentsMutation,
} = withAssigned;
