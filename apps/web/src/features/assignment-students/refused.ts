import { changeOwnDates, changeTargets } from '@alba/contract/assignment-students';
import { resetStudent, undoReset } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { ownWordOf, refusalDetails } from '../../lib/api/refusal-of.ts';
import { type FailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import type en from './messages/en.json';

type Words = keyof typeof en.refused;
type Refusal = RefusalOf<typeof changeTargets> | RefusalOf<typeof changeOwnDates> | RefusalOf<typeof resetStudent> | RefusalOf<typeof undoReset>;

/** A refusal that the contract adds does not compile until it has its words here. */
export const refusedWords: Record<Refusal, Words> = {
  assignment_not_found: 'gone',
  student_not_found: 'studentGone',
  assignment_changed: 'changed',
  lesson_already_assigned: 'twice',
  due_before_start: 'dueBeforeStart',
  nothing_to_reset: 'nothingToReset',
  undo_expired: 'undoExpired',
};

const calls = { targets: changeTargets, dates: changeOwnDates, reset: resetStudent, 'undo-reset': undoReset };

/** What a refused call says to the teacher; students it is about are named. */
export function useRefused(): (error: unknown, of: keyof typeof calls) => FailureWords {
  const { t } = useTranslation('assignment-students');
  const format = useFormat();
  const wordsOfFailure = useWordsOfFailure();
  return (error, of) => {
    const word = ownWordOf(calls[of], error, refusedWords);
    if (!word) return wordsOfFailure(error);
    const { studentNames } = refusalDetails(error);
    const names = Array.isArray(studentNames) ? studentNames.map(String) : [];
    return { title: t(($) => $.refused[word].title), body: t(($) => $.refused[word].body, { names: format.list(names), count: names.length }) };
  };
}
