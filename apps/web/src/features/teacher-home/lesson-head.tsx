import type { DayRow } from '@alba/contract/teacher-day';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { reportOf } from './addresses.ts';

/** Lesson and class of a row; the title leads to the report. Says for whom the row is when their dates are their own. */
export function LessonHead({ row }: { row: DayRow }) {
  const { t } = useTranslation('teacher-home');
  const { lessonTitle, className, hasOwnDates, targetCount } = row;
  return (
    <div className="min-w-40 flex-1">
      <h3 className="text-lg wrap-anywhere">
        <Link look="title" to={reportOf(row)}>
          {lessonTitle} <span className="sr-only">{t(($) => $.reportIn, { className })}</span>
        </Link>
      </h3>
      <p className="text-sm wrap-anywhere text-soft">
        <span translate="no">{className}</span>
        {hasOwnDates && <span className="block">{t(($) => $.ownDates, { count: targetCount })}</span>}
      </p>
    </div>
  );
}

/** To the dates of the row: those of the class, or of the students who have their own. */
export function ChangeDates({ row }: { row: DayRow }) {
  const { t } = useTranslation('teacher-home');
  const { lessonTitle: lesson, className, hasOwnDates } = row;
  return (
    <ButtonLink variant="ghost" size="sm" to={paths.assignedRow({ ...row, open: hasOwnDates ? 'own-dates' : 'edit-due' })}>
      {t(($) => $.changeDate)}
      <span className="sr-only">: {t(($) => $.of, { lesson, className })}</span>
    </ButtonLink>
  );
}
