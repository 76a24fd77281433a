import { createAssignments, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { ownWordOf, refusalDetails } from '../../lib/api/refusal-of.ts';
import { type FailureWords, reasonOf, useWordsOfFailure } from '../../lib/failure/index.ts';
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

function wordsOf(error: unknown, of: 'create' | 'update' | 'restore'): Words | undefined {
  if (of === 'create') return ownWordOf(createAssignments, error, createWords);
  if (of === 'update') return ownWordOf(updateAssignment, error, updateWords);
  return ownWordOf(restoreAssignment, error, restoreWords);
}
