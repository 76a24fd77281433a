import { type CellRefusal, createAssignments, undoAssign } from '@alba/contract/assigning';
import { restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { ownWordOf, refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, reasonOf, useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import type en from './messages/en.json';

type Words = keyof typeof en.refused;
type Act = 'create' | 'undo' | 'update' | 'restore';

/** A refusal that the contract adds does not compile until it has its words here. Collections are assigned on their own page. */
export const createWords: Record<Exclude<RefusalOf<typeof createAssignments>, 'collection_not_found' | 'collection_denied'>, Words> = {
  cells_refused: 'someRefused',
};
/** Why one class cannot get one lesson. */
export const cellWords: Record<CellRefusal, keyof typeof en.cellRefused> = {
  lesson_not_found: 'lessonGone',
  class_not_found: 'classGone',
  student_not_found: 'studentGone',
  lesson_denied: 'denied',
  lesson_already_assigned: 'alreadyAssigned',
  due_before_start: 'dueBeforeStart',
  due_missing: 'dueMissing',
};
export const undoWords: Record<RefusalOf<typeof undoAssign>, Words> = {
  assignment_not_found: 'undoGone',
  students_have_begun: 'begun',
};
export const updateWords: Record<RefusalOf<typeof updateAssignment>, Words> = {
  assignment_not_found: 'assignmentGone',
  due_before_start: 'dueBeforeStart',
  assignment_changed: 'changed',
  lesson_already_assigned: 'alreadyAssigned',
};
export const restoreWords: Record<RefusalOf<typeof restoreAssignment>, Words> = {
  assignment_not_found: 'undoExpired',
  lesson_already_assigned: 'alreadyAssigned',
  undo_expired: 'undoExpired',
};

/** What a refused call says to the teacher; the classes it is about are named. */
export function useRefused(): (error: unknown, of: Act) => FailureWords {
  const { t } = useTranslation('assign');
  const wordsOfFailure = useWordsOfFailure();
  const format = useFormat();
  return (error, of) => {
    const words = wordsOf(error, of);
    if (words === undefined) return { title: t(($) => $.failed[of]), body: reasonOf(wordsOfFailure(error)) };
    const { classNames } = refusalDetails(error);
    const names = Array.isArray(classNames) ? classNames.map(String) : [];
    return {
      title: t(($) => $.refused[words].title),
      body: t(($) => $.refused[words].body, { classes: format.list(names), count: names.length }),
    };
  };
}

function wordsOf(error: unknown, of: Act): Words | undefined {
  if (of === 'create') return refusalOf(createAssignments, error) === 'cells_refused' ? createWords.cells_refused : undefined;
  if (of === 'undo') return ownWordOf(undoAssign, error, undoWords);
  if (of === 'update') return ownWordOf(updateAssignment, error, updateWords);
  return ownWordOf(restoreAssignment, error, restoreWords);
}
