import { type AssignmentRow, deleteAssignment } from '@alba/contract/assignments';
import { limits } from '@alba/domain/limits';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { offerUndo, type Undo } from '../../ui/offer-undo.ts';
import { useDeleteAssignmentMutation, useRestoreAssignmentMutation } from './api.ts';
import { useRefused } from './refused.ts';

export type DeleteAssignmentProps = { row: AssignmentRow; onDeleted: () => void; onClose: () => void };

/** Says whose work leaves the reports, then offers the way back. */
export function DeleteAssignment({ row, onDeleted, onClose }: DeleteAssignmentProps) {
  const { t } = useTranslation('assign');
  const [remove, { isLoading, error }] = useDeleteAssignmentMutation();
  const failed = useFailureWords(error);
  const undo = useUndo(row);
  const { assignmentId, lessonTitle, className, startedCount } = row;
  const confirm = async () => {
    const { data, error: refused } = await remove({ params: { assignmentId } });
    // somebody else was faster: it is gone, as wished
    if (!data && refusalOf(deleteAssignment, refused) !== 'assignment_not_found') return;
    offerUndo({ done: t(($) => $.remove.done, { lesson: lessonTitle, className }), label: t(($) => $.remove.undo), undo });
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isLoading}
      title={t(($) => $.remove.title)}
      confirmLabel={t(($) => $.remove.confirm)}
      error={failed && !isLoading ? `${failed.title}. ${failed.body}` : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="mb-3 font-semibold wrap-anywhere">
        {lessonTitle}, <span translate="no">{className}</span>
      </p>
      <p>{startedCount > 0 ? t(($) => $.remove.students, { count: startedCount }) : t(($) => $.remove.nobody)}</p>
      <p className="mt-2 text-soft">{t(($) => $.remove.kept, { days: limits.undoDays })}</p>
    </ConfirmDialog>
  );
}

function useUndo({ assignmentId, lessonTitle }: AssignmentRow): Undo {
  const { t } = useTranslation('assign');
  const [restore] = useRestoreAssignmentMutation();
  const refused = useRefused();
  return async () => {
    const { data, error } = await restore({ params: { assignmentId } });
    return data ? { restored: t(($) => $.remove.restored, { lesson: lessonTitle }) } : { refused: refused(error, 'restore') };
  };
}
