import type { DayRow } from '@alba/contract/teacher-day';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { ChangeDates, LessonHead } from './lesson-head.tsx';

/** What is open and not due this week. */
export function AlsoOpenRow({ row }: { row: DayRow }) {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const { due, targetCount, submittedCount } = row;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <LessonHead row={row} />
      <div className="flex flex-wrap gap-x-3 text-sm text-soft sm:grid sm:min-w-32 sm:justify-items-end">
        <p>{due ? t(($) => $.dueOn, { date: format.date(due) }) : t(($) => $.noDue)}</p>
        <p>{t(($) => $.turnedIn, { count: targetCount, done: submittedCount })}</p>
      </div>
      <ChangeDates row={row} />
    </div>
  );
}
