import { archiveClass, loadArchivedClasses, resetClassCode, setClassCode, unarchiveClass } from '@alba/contract/class-life';
import { moveStudents, previewMove, undoMove } from '@alba/contract/class-moves';
import { addClassTeacher, answerCoTeaching, loadClassTeachers, removeClassTeacher, transferClass } from '@alba/contract/class-teachers';
import { api, read, write } from '../../lib/api/api.ts';

const withLife = api.injectEndpoints({
  endpoints: (build) => ({
    resetClassCode: write(build, resetClassCode, { invalidates: ['class', 'students'] }),
    setClassCode: write(build, setClassCode, { invalidates: ['class', 'students'] }),
    // not the students: the class that is shown is put away, and asking for it again would only be refused
    archiveClass: write(build, archiveClass, { invalidates: ['class', 'assignment', 'report', 'archived'] }),
    unarchiveClass: write(build, unarchiveClass, { invalidates: ['class', 'students', 'assignment', 'report', 'archived'] }),
    loadArchivedClasses: read(build, loadArchivedClasses, { provides: ['archived'] }),
    loadClassTeachers: read(build, loadClassTeachers, { provides: ['teachers'] }),
    addClassTeacher: write(build, addClassTeacher, { invalidates: ['teachers', 'class', 'students'] }),
    // who left sees the class no more: asking for its teachers again would only be refused
    removeClassTeacher: write(build, removeClassTeacher),
    transferClass: write(build, transferClass, { invalidates: ['teachers', 'class', 'students'] }),
    answerCoTeaching: write(build, answerCoTeaching, { invalidates: ['teachers', 'class', 'students'] }),
    previewMove: read(build, previewMove),
    moveStudents: write(build, moveStudents, { invalidates: ['class', 'students', 'assignment', 'report', 'levels'] }),
    undoMove: write(build, undoMove, { invalidates: ['class', 'students', 'assignment', 'report', 'levels'] }),
  }),
});

/** After a colleague was taken out, or one left the class oneself. */
export const teachersChanged = () => withLife.util.invalidateTags(['teachers']);
export const classesChanged = () => withLife.util.invalidateTags(['class']);

export const {
  useResetClassCodeMutation,
  useSetClassCodeMutation,
  useArchiveClassMutation,
  useUnarchiveClassMutation,
  useLoadArchivedClassesQuery,
  useLoadClassTeachersQuery,
  useAddClassTeacherMutation,
  useRemoveClassTeacherMutation,
  useTransferClassMutation,
  useAnswerCoTeachingMutation,
  usePreviewMoveQuery,
  useMoveStudentsMutation,
  useUndoMoveMutation,
} = withLife;
