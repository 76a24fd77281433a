import { loadReadingLevels } from '@alba/contract/reading-levels';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useLoadReadingLevelsQuery } from './api.ts';
import { LevelsForm } from './levels-form.tsx';

export type ReadingSettingsProps = { classId: number; visited: (at: string | undefined) => string };

/** Which level each student of a class sees first, and who may not change it. */
export function ReadingSettings({ classId, visited }: ReadingSettingsProps) {
  const { t } = useTranslation('reading-levels');
  const { currentData: given, error, isFetching, refetch } = useLoadReadingLevelsQuery({ params: { classId } }, { refetchOnMountOrArgChange: true });
  if (refusalOf(loadReadingLevels, error) === 'class_not_found') {
    return (
      <EmptyState picture="search" title={t(($) => $.gone.title)} action={<ButtonLink to={paths.classes()}>{t(($) => $.gone.back)}</ButtonLink>}>
        {t(($) => $.gone.body)}
      </EmptyState>
    );
  }
  if (!given && error) return <FailurePanel error={error} title={t(($) => $.failed)} onRetry={refetch} isRetrying={isFetching} />;
  if (!given) return <RowsSkeleton label={t(($) => $.loading)} />;
  if (given.students.length === 0) {
    return (
      <EmptyState title={t(($) => $.noStudents.title)} action={<ButtonLink to={paths.classes(classId)}>{t(($) => $.noStudents.back)}</ButtonLink>}>
        {t(($) => $.noStudents.body)}
      </EmptyState>
    );
  }
  return <LevelsForm given={given} visited={visited} />;
}

/** The class as the page's head says it; asks nothing that the page does not ask anyway. */
export function useLevelsClassName(classId: number): string | undefined {
  return useLoadReadingLevelsQuery({ params: { classId } }).currentData?.name;
}
