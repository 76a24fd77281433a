import { createAssignments, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, failureDetails, failureWords, generalFailureOf } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import type en from './messages/en.json';

type Words = keyof typeof en.refused;

/** A refusal that the contract adds does not compile until it has its words here. */
export const createWords: Record<RefusalOf<typeof createAssignments>, Words> = {
  lesson_not_found: 'lessonGone',
  class_not_found: 'classGone',
  lesson_already_assigned: 'alreadyAssigned',
  lesson_denied: 'denied',
  due_before_start: 'dueBeforeStart',
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
export function useRefused(): (error: unknown, of: 'create' | 'update' | 'restore') => FailureWords {
  const { t } = useTranslation('assign');
  const { t: tFailure } = useTranslation('failure');
  const format = useFormat();
  return (error, of) => {
    const words = wordsOf(error, of);
    if (words === undefined) return failureWords(tFailure, generalFailureOf(error), failureDetails(error));
    const { classNames } = refusalDetails(error);
    const names = Array.isArray(classNames) ? classNames.map(String) : [];
    return {
      title: t(($) => $.refused[words].title),
      body: t(($) => $.refused[words].body, { classes: format.list(names), count: names.length }),
    };
  };
}

function wordsOf(error: unknown, of: 'create' | 'update' | 'restore'): Words | undefined {
  if (of === 'create') return createWords[refusalOf(createAssignments, error) as keyof typeof createWords];
  if (of === 'update') return updateWords[refusalOf(updateAssignment, error) as keyof typeof updateWords];
  return restoreWords[refusalOf(restoreAssignment, error) as keyof typeof restoreWords];
}
