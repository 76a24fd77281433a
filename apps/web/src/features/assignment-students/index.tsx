import { lazy, Suspense } from 'react';
import type { StudentsDialogProps } from './students-loaded.tsx';

// The date picker is large: it comes when dates are edited.
const LazyOwnDates = lazy(() => import('./own-dates-dialog.tsx'));
const LazyTargets = lazy(() => import('./targets-dialog.tsx'));

/** Dates of single students of an assignment, and starting over. */
export function OwnDates(props: StudentsDialogProps) {
  return (
    <Suspense>
      <LazyOwnDates {...props} />
    </Suspense>
  );
}

/** Who of the class gets an assignment. */
export function Targets(props: StudentsDialogProps) {
  return (
    <Suspense>
      <LazyTargets {...props} />
    </Suspense>
  );
}
