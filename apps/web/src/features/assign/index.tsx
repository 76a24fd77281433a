import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LessonToAssign } from './assign-dialog.tsx';
import type { EditDialogProps } from './edit-dialog.tsx';

export { DeleteAssignment } from './delete-assignment.tsx';
export { useSwitchClosed } from './use-switch-closed.ts';

// The date picker is large: it comes when a date is edited.
const AssignDialog = lazy(() => import('./assign-dialog.tsx'));
const LazyEditDialog = lazy(() => import('./edit-dialog.tsx'));

/** Opens the dialog that assigns a lesson. Put `dialog` anywhere in the screen. */
export function useAssign(): { assign: (lesson: LessonToAssign) => void; dialog: ReactNode } {
  const [lesson, setLesson] = useState<LessonToAssign>();
  return {
    assign: setLesson,
    dialog: lesson && (
      <Suspense>
        <AssignDialog lesson={lesson} onClose={() => setLesson(undefined)} />
      </Suspense>
    ),
  };
}

/** Changes the terms of one assignment. */
export function EditAssignment(props: EditDialogProps) {
  return (
    <Suspense>
      <LazyEditDialog {...props} />
    </Suspense>
  );
}
