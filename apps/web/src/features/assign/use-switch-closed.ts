import { type AssignmentRow, updateAssignment } from '@alba/contract/assignments';
import { useTranslation } from 'react-i18next';
import { readAgain } from '../../lib/api/api.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { showToast } from '../../ui/toast.ts';
import { useUpdateAssignmentMutation } from './api.ts';
import { useRefused } from './refused.ts';

/** Closes an open assignment to answers, or opens it again; tells how it went. */
export function useSwitchClosed(): (row: AssignmentRow) => Promise<void> {
  const { t } = useTranslation('assign');
  const [update] = useUpdateAssignmentMutation();
  const refused = useRefused();
  return async ({ assignmentId, revision, isClosed, lessonTitle: lesson, className }) => {
    const { data, error } = await update({ params: { assignmentId }, body: { isClosed: !isClosed, revision } });
    if (!data) {
      if (refusalOf(updateAssignment, error) === 'assignment_changed') readAgain('assignment');
      showToast({ status: 'danger', ...refused(error, 'update') });
      return;
    }
    showToast({ status: 'success', title: isClosed ? t(($) => $.reopened, { lesson, className }) : t(($) => $.closed, { lesson, className }) });
  };
}
