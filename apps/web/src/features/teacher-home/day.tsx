import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { AlsoOpenRow } from './also-open-row.tsx';
import type { Day } from './api.ts';
import { DayBar } from './day-bar.tsx';
import { DayList } from './day-list.tsx';
import { DaySection } from './day-section.tsx';
import { DueRow } from './due-row.tsx';
import { NotBegunRow } from './not-begun-row.tsx';
import { StuckRow } from './stuck-row.tsx';
import { useDay } from './use-day.ts';

/** What is due, who needs help, who has not begun and what else is open; each a press away from acting on it (P-HOME). */
export function TeacherDay() {
  const { t } = useTranslation('teacher-home');
  const { data: day, error, isFetching, refetch } = useDay();
  const failed = useFailureWords(error);
  if (!day && failed) {
    return (
      <ErrorPanel level={2} title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!day) return <RowsSkeleton count={6} label={t(($) => $.loadingDay)} />;
  return (
    <>
      <DayBar day={day} isBusy={isFetching} onRefresh={refetch} />
      {failed && !isFetching && (
        <Alert status="warning" isLive title={t(($) => $.stale)} className="mb-6">
          {failed.title}
        </Alert>
      )}
      <DueSection day={day} />
      <PeopleSections day={day} />
    </>
  );
}

function DueSection({ day: { due, alsoOpen } }: { day: Day }) {
  const { t } = useTranslation('teacher-home');
  return (
    <DaySection id="due" title={t(($) => $.dueThisWeek)} aside={<Link to={paths.assigned()}>{t(($) => $.allAssigned)}</Link>}>
      {due.items.length > 0 ? (
        <DayList list={due} rowKey={keyOf} renderRow={(row, index) => <DueRow row={row} isFirst={index === 0} />} />
      ) : (
        <EmptyState
          level={3}
          picture="done"
          title={t(($) => $.nothingDue.title)}
          action={<ButtonLink to={paths.find()}>{t(($) => $.nothingDue.find)}</ButtonLink>}
        >
          {alsoOpen.items.length === 0 ? t(($) => $.nothingDue.nothingOpen) : t(($) => $.nothingDue.body)}
        </EmptyState>
      )}
    </DaySection>
  );
}

function PeopleSections({ day: { needsHelp, notBegun, alsoOpen } }: { day: Day }) {
  const { t } = useTranslation('teacher-home');
  return (
    <>
      {needsHelp.items.length > 0 && (
        <DaySection id="needs-help" title={t(($) => $.needsHelp.title)} note={t(($) => $.needsHelp.note)}>
          <DayList list={needsHelp} rowKey={(row) => `${row.assignmentId} ${row.student.studentId}`} renderRow={(row) => <StuckRow row={row} />} />
        </DaySection>
      )}
      {notBegun.items.length > 0 && (
        <DaySection id="not-begun" title={t(($) => $.notBegun.title)} note={t(($) => $.notBegun.note)}>
          <DayList list={notBegun} rowKey={keyOf} renderRow={(row) => <NotBegunRow row={row} />} />
        </DaySection>
      )}
      {alsoOpen.items.length > 0 && (
        <DaySection id="also-open" title={t(($) => $.alsoOpen.title)}>
          <DayList list={alsoOpen} rowKey={keyOf} renderRow={(row) => <AlsoOpenRow row={row} />} />
        </DaySection>
      )}
    </>
  );
}

/** One assignment may stand there once for the class and again for students with dates of their own. */
const keyOf = ({ assignmentId, start, due }: Day['due']['items'][number]): string => `${assignmentId} ${start} ${due}`;
