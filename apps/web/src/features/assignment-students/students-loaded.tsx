import type { AssignmentRow } from '@alba/contract/assignments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { type AssignmentStudents, useAssignmentStudentsQuery } from './api.ts';

export type StudentsDialogProps = { row: AssignmentRow; onClose: () => void };

/** The students of an assignment's class once they came; until then what is going on. */
export function StudentsLoaded({ row, children }: { row: AssignmentRow; children: (given: AssignmentStudents) => ReactNode }) {
  const { t } = useTranslation('assignment-students');
  const { data, error, isFetching, refetch } = useAssignmentStudentsQuery({ params: { assignmentId: row.assignmentId } });
  const failed = useFailureWords(error);
  return (
    <>
      <p className="mb-4 font-semibold wrap-anywhere">
        {row.lessonTitle}, <span translate="no">{row.className}</span>
      </p>
      {!data && failed && (
        <ErrorPanel title={t(($) => $.failed)} onRetry={refetch} isRetrying={isFetching}>
          {failed.title}. {failed.body}
        </ErrorPanel>
      )}
      {!data && !failed && <RowsSkeleton count={4} label={t(($) => $.loading)} />}
      {data && data.students.length === 0 && <p className="text-soft">{t(($) => $.empty)}</p>}
      {data && data.students.length > 0 && children(data)}
    </>
  );
}
