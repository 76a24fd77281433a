import type { AssignmentStudent } from '@alba/contract/assignment-students';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { hasOwnDates } from './own-dates.ts';

/** How far a student is, and the dates that are theirs alone. */
export function StudentNote({ student }: { student: AssignmentStudent }) {
  const { t } = useTranslation('assignment-students');
  const format = useFormat();
  const { start, due, status, isLate, timing } = student;
  const standing = status === 'submitted' ? (isLate ? 'late' : 'submitted') : status === 'not-started' && timing === 'past-due' ? 'past-due' : status;
  return (
    <>
      {t(($) => $.standing[standing])}
      {hasOwnDates(student) && (
        <span className="block font-semibold text-ink">
          {start && t(($) => $.own.opens, { date: format.dateTime(start) })}
          {start && due && '. '}
          {due && t(($) => $.own.dueOn, { date: format.dateTime(due) })}
        </span>
      )}
    </>
  );
}
