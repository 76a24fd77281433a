import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StudentToHelp } from './new-password-dialog.tsx';

// A teacher looks at a class much more often than a student forgets a password.
const NewPassword = lazy(() => import('./new-password-dialog.tsx'));

/** Sets a student's password anew. Put `dialog` anywhere in the screen. */
export function useNewPassword(): { open: (student: StudentToHelp) => void; dialog: ReactNode } {
  const [student, setStudent] = useState<StudentToHelp>();
  return {
    open: setStudent,
    dialog: student && (
      <Suspense>
        <NewPassword student={student} onClose={() => setStudent(undefined)} />
      </Suspense>
    ),
  };
}
