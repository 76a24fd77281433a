import { changeOwnDates, type OwnDatesOfStudent } from '@alba/contract/assignment-students';
import type { AssignmentRow } from '@alba/contract/assignments';
import { useTranslation } from 'react-i18next';
import { readAgain } from '../../lib/api/api.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { offerUndo } from '../../ui/offer-undo.ts';
import { useChangeOwnDatesMutation } from './api.ts';
import { hasOwnDates } from './own-dates.ts';
import { useRefused } from './refused.ts';

/** Stores own dates and offers the way back; true when it went well. After somebody else's change the list is read again. */
export function useOwnDates({ assignmentId, revision }: Pick<AssignmentRow, 'assignmentId' | 'revision'>) {
  const { t } = useTranslation('assignment-students');
  const [change, { isLoading, error }] = useChangeOwnDatesMutation();
  const wordsOf = useRefused();
  const params = { assignmentId };
  const save = async (students: OwnDatesOfStudent[]): Promise<boolean> => {
    const { data, error: refused } = await change({ params, body: { students, revision } });
    if (!data) {
      if (refusalOf(changeOwnDates, refused) === 'assignment_changed') readAgain('assignment');
      return false;
    }
    const undo = async () => {
      const back = await change({ params, body: { students: data.before, revision: data.assignment.revision } });
      return back.data ? { restored: t(($) => $.own.undone) } : { refused: wordsOf(back.error, 'dates') };
    };
    const count = students.length;
    const done = students.some(hasOwnDates) ? t(($) => $.own.done, { count }) : t(($) => $.own.removed, { count });
    offerUndo({ done, label: t(($) => $.undo), undo });
    return true;
  };
  return { save, isSaving: isLoading, problem: error && !isLoading ? wordsOf(error, 'dates') : undefined };
}
