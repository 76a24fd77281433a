import { lessonReport } from '@alba/contract/reports';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { type Report, useLessonReportQuery } from './api.ts';
import { QuestionsSection } from './questions-section.tsx';
import { StatStrip } from './stat-strip.tsx';
import { StudentsSection } from './students-section.tsx';

export type ReportAddress = { classId: number; lessonId: number; assignmentId?: number };

const stillWorkingAfter = 4000;

/** How a class did on a lesson (R-LESSON). */
export function LessonReport({ address }: { address: ReportAddress }) {
  const { data, error, isFetching, refetch } = useReport(address);
  if (!data && error) return <ReportFailed error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!data) return <ReportLoading />;
  return <ReportBody report={data} />;
}

export function useReport({ classId, lessonId, assignmentId }: ReportAddress) {
  return useLessonReportQuery({ params: { classId, lessonId }, query: { assignmentId } });
}

function ReportBody({ report }: { report: Report }) {
  const { t } = useTranslation('lesson-report');
  const current = report.students.filter(({ isFormer }) => !isFormer);
  const former = report.students.filter(({ isFormer }) => isFormer);
  if (report.students.length === 0) {
    return (
      <EmptyState title={t(($) => $.emptyClass.title)} action={<ButtonLink to={paths.classes(report.classId)}>{t(($) => $.emptyClass.action)}</ButtonLink>}>
        {t(($) => $.emptyClass.body)}
      </EmptyState>
    );
  }
  return (
    <>
      <StatStrip report={report} />
      {report.submittedCount > 0 ? (
        <QuestionsSection report={report} />
      ) : (
        <Notice title={current.every(({ status }) => status === 'not-started') ? t(($) => $.nobody.started) : t(($) => $.nobody.turnedIn)}>
          {t(($) => $.nobody.body)}
        </Notice>
      )}
      <StudentsSection report={report} students={current} />
      {former.length > 0 && <StudentsSection report={report} students={former} isFormer />}
    </>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 rounded-lg bg-band p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-soft">{children}</p>
    </section>
  );
}

/** Grey rows; after four seconds it says that it still goes on. */
export function ReportLoading() {
  const { t } = useTranslation('lesson-report');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), stillWorkingAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <RowsSkeleton count={8} label={t(($) => $.loading)} />
      <p role="status" className="mt-4 text-center text-soft">
        {isLong && t(($) => $.stillWorking)}
      </p>
    </>
  );
}

export function ReportFailed({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('lesson-report');
  const failed = useFailureWords(error);
  const refusal = refusalOf(lessonReport, error);
  if (refusal === 'class_not_found' || refusal === 'assignment_not_found') {
    return (
      <EmptyState picture="error" title={t(($) => $.gone[refusal].title)} action={<ButtonLink to={paths.assigned()}>{t(($) => $.gone.action)}</ButtonLink>}>
        {t(($) => $.gone[refusal].body)}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel title={t(($) => $.failed)} onRetry={onRetry} isRetrying={isRetrying}>
      {failed && `${failed.title}. ${failed.body}`}
    </ErrorPanel>
  );
}
