import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useJoinedClassesQuery } from './api.ts';
import { StudentClassCard } from './student-class-card.tsx';

/** The student's classes, and what to do when there is none yet. */
export function StudentClasses() {
  const { t } = useTranslation('join-class');
  const { data, error, isFetching, refetch } = useJoinedClassesQuery({});
  const failed = useFailureWords(error);
  if (!data && failed) {
    return (
      <ErrorPanel title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton count={3} label={t(($) => $.loading)} />;
  if (data.classes.length === 0) return <EmptyState title={t(($) => $.empty.title)}>{t(($) => $.empty.body)}</EmptyState>;
  return (
    <ul className="grid gap-6">
      {data.classes.map((each) => (
        <li key={each.classId}>
          <StudentClassCard given={each} today={data.today} />
        </li>
      ))}
    </ul>
  );
}

/** How many classes there are, for the line under the page's title; undefined while it is not known. */
export function useClassCount(): number | undefined {
  return useJoinedClassesQuery({}).data?.classes.length;
}
