import type { CheckedCell } from '@alba/contract/assigning';
import type { WallTime } from '@alba/domain/assignments';
import type { DateProblem } from '@alba/domain/collections';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';

/** Why a class cannot get a lesson, whatever its dates; undefined where nothing but a date stands in the way. */
export function useStandingWords(): (checked: CheckedCell | undefined) => string | undefined {
  const { t } = useTranslation('collections');
  const format = useFormat();
  const datesOf = ({ start, due }: { start: WallTime; due: WallTime | null }) =>
    due === null ? t(($) => $.lessons.endless, { start: format.date(start) }) : t(($) => $.lessons.dates, { start: format.date(start), due: format.date(due) });
  return (checked) => {
    switch (checked?.refusal) {
      case 'lesson_already_assigned':
        return checked.assigned && t(($) => $.lessons.alreadyAssigned, { dates: datesOf(checked.assigned) });
      case 'lesson_denied':
        return t(($) => $.lessons.denied);
      case 'lesson_not_found':
        return t(($) => $.lessons.gone);
      default:
        return undefined;
    }
  };
}

/** What a date lacks. */
export function useDateProblemWords(): (problem: DateProblem | undefined) => string | undefined {
  const { t } = useTranslation('collections');
  return (problem) => {
    if (!problem) return undefined;
    if (problem.problem === 'before-start') return t(($) => $.error.beforeStart);
    return problem.field === 'start' ? t(($) => $.error.startMissing) : t(($) => $.error.dueMissing);
  };
}

export type Done = { assignmentIds: number[]; collection: string; className: string };

/** What was assigned to whom, in one line. */
export function useDoneWords(): (done: Done) => string {
  const { t } = useTranslation('collections');
  return ({ assignmentIds, collection, className }) => t(($) => $.assign.done, { count: assignmentIds.length, collection, className });
}
