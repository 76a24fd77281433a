import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LessonToAssign } from './assign-form.tsx';
import type { EditDialogProps } from './edit-dialog.tsx';
import type { AssignManyProps } from './many/assign-many.tsx';
import type { RenderWorkload } from './render-workload.ts';

export { DeleteAssignment } from './delete-assignment.tsx';
export { useDraft as useAssignMany } from './many/use-draft.ts';
export type { RenderWorkload } from './render-workload.ts';
export { useSwitchChecks } from './use-switch-checks.ts';
export { useSwitchClosed } from './use-switch-closed.ts';

// The date picker is large: it comes when a date is edited.
const AssignDialog = lazy(() => import('./assign-dialog.tsx'));
const LazyAssignMany = lazy(() => import('./many/assign-many.tsx'));
const LazyEditDialog = lazy(() => import('./edit-dialog.tsx'));

/** Opens the dialog that assigns a lesson. Put `dialog` anywhere in the screen. */
export function useAssign({ renderWorkload }: { renderWorkload?: RenderWorkload } = {}): { assign: (lesson: LessonToAssign) => void; dialog: ReactNode } {
  const [lesson, setLesson] = useState<LessonToAssign>();
  return {
    assign: setLesson,
    dialog: lesson && (
      <Suspense>
        <AssignDialog lesson={lesson} renderWorkload={renderWorkload} onClose={() => setLesson(undefined)} />
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

/** The wizard that assigns several lessons; `useAssignMany` holds what is entered. */
export function AssignMany(props: AssignManyProps) {
  return (
    <Suspense>
      <LazyAssignMany {...props} />
    </Suspense>
  );
}
