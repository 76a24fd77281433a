import { changeOwnDates, changeTargets, loadAssignmentStudents } from '@alba/contract/assignment-students';
import { resetStudent, undoReset } from '@alba/contract/assignments';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read, write } from '../../lib/api/api.ts';

export type AssignmentStudents = ReplyOf<typeof loadAssignmentStudents>;

const withStudents = api.injectEndpoints({
  endpoints: (build) => ({
    assignmentStudents: read(build, loadAssignmentStudents, { provides: ['assignment', 'report'] }),
    changeTargets: write(build, changeTargets, { invalidates: ['assignment', 'report'] }),
    changeOwnDates: write(build, changeOwnDates, { invalidates: ['assignment', 'report'] }),
    resetInList: write(build, resetStudent, { invalidates: ['assignment', 'report'] }),
    undoResetInList: write(build, undoReset, { invalidates: ['assignment', 'report'] }),
  }),
});

export const { useAssignmentStudentsQuery, useChangeTargetsMutation, useChangeOwnDatesMutation, useResetInListMutation, useUndoResetInListMutation } =
  withStudents;
