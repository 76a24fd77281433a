import type { DayHelpReason, DayStuck } from '@alba/contract/teacher-day';
import { displayName } from '@alba/domain/people';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { scoreOf } from './addresses.ts';

/** A student who is stuck and why, in words; the name leads to their work on the lesson. */
export function StuckRow({ row }: { row: DayStuck }) {
  const { t } = useTranslation('teacher-home');
  const { student, lessonTitle, className, reasons } = row;
  const name = displayName(student);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="a-day__student">
        <h3 className="text-lg wrap-anywhere">
          <Link look="title" to={scoreOf({ ...row, studentId: student.studentId })} translate="no">
            {name}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-soft" translate="no">
          {t(($) => $.of, { lesson: lessonTitle, className })}
        </p>
      </div>
      <ul className="a-day__reasons">
        {reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>
            <Why reason={reason} />
          </li>
        ))}
      </ul>
      <ButtonLink variant="ghost" size="sm" to={paths.assignedRow({ ...row, open: 'own-dates' })}>
        {t(($) => $.moreTime)}
        <span className="sr-only">: {t(($) => $.ofStudent, { name, lesson: lessonTitle })}</span>
      </ButtonLink>
    </div>
  );
}

function Why({ reason }: { reason: DayHelpReason }) {
  const { t } = useTranslation('teacher-home');
  if (reason.kind === 'out-of-tries') return t(($) => $.why.outOfTries, { question: reason.question });
  const [first, second] = reason.questions;
  return t(($) => $.why.twoInARow, { first, second });
}
