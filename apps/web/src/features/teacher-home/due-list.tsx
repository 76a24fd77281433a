import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { useHomeAssignmentsQuery } from './api.ts';
import { type DueRow, dueThisWeek } from './due-this-week.ts';

/** What ends within seven days, with how many have turned in. */
export function DueList() {
  const { t } = useTranslation('teacher-home');
  const { data, error, isFetching, refetch } = useHomeAssignmentsQuery({});
  const failed = useFailureWords(error);
  if (!data && failed) {
    return (
      <ErrorPanel level={3} title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton count={3} label={t(($) => $.loadingDue)} />;
  const rows = dueThisWeek(data.assignments, data.today);
  if (rows.length === 0) {
    return (
      <EmptyState
        level={3}
        picture="done"
        title={t(($) => $.nothingDue.title)}
        action={<ButtonLink to={paths.find()}>{t(($) => $.nothingDue.find)}</ButtonLink>}
      >
        {data.assignments.length === 0 ? t(($) => $.nothingDue.neverAssigned) : t(($) => $.nothingDue.body)}
      </EmptyState>
    );
  }
  return (
    <ul className="border-b border-line">
      {rows.map((due) => (
        <DueItem key={due.row.assignmentId} {...due} />
      ))}
    </ul>
  );
}

function DueItem({ row, inDays }: DueRow) {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const { lessonTitle, className, classId, lessonId, subject, cover, timing, targetCount, submittedCount } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3" data-subject={subject}>
      <div className="w-22 flex-none overflow-hidden rounded-sm bg-subject-100">
        <Cover src={mediaUrl(cover.media)} />
      </div>
      <div className="min-w-40 flex-1">
        <h3 className="text-lg wrap-anywhere">
          <Link look="title" to={paths.lessonReport({ classId, lessonId })}>
            {lessonTitle}
            <span className="sr-only"> {t(($) => $.reportIn, { className })}</span>
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-soft" translate="no">
          {className}
        </p>
      </div>
      <TimingChip timing={timing} dueInDays={inDays} opensOn={format.date(row.start)} />
      <p className="text-sm text-soft sm:min-w-32 sm:text-right">{t(($) => $.turnedIn, { count: targetCount, done: submittedCount })}</p>
    </li>
  );
}
