import { checkAssignments, createAssignments, undoAssign } from '@alba/contract/assigning';
import { deleteAssignment, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import { loadLessonCards } from '@alba/contract/catalog';
import { loadClass, loadClasses } from '@alba/contract/classes';
import { api, read, write } from '../../lib/api/api.ts';

const withAssign = api.injectEndpoints({
  endpoints: (build) => ({
    assignableClasses: read(build, loadClasses, { provides: ['class'] }),
    assignableStudents: read(build, loadClass, { provides: ['students'] }),
    chosenLessons: read(build, loadLessonCards, { provides: ['lesson'] }),
    checkAssignments: read(build, checkAssignments),
    createAssignments: write(build, createAssignments, { invalidates: ['assignment', 'class', 'report'] }),
    undoAssign: write(build, undoAssign, { invalidates: ['assignment', 'class', 'report'] }),
    updateAssignment: write(build, updateAssignment, { invalidates: ['assignment', 'report'] }),
    deleteAssignment: write(build, deleteAssignment, { invalidates: ['assignment', 'class', 'report'] }),
    restoreAssignment: write(build, restoreAssignment, { invalidates: ['assignment', 'class', 'report'] }),
  }),
});

export const {
  useAssignableClassesQuery,
  useAssignableStudentsQuery,
  useChosenLessonsQuery,
  useCheckAssignmentsQuery,
  useCreateAssignmentsMutation,
  useUndoAssignMutation,
  useUpdateAssignmentMutation,
  useDeleteAssignmentMutation,
  useRestoreAssignmentMutation,
} = withAssign;
