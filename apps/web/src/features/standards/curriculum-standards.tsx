import type { EditionId } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useFrameworkChoicesQuery } from './api.ts';
import { choiceOf } from './choice.ts';
import { ChosenStandards } from './chosen-standards.tsx';
import type { WithLessons } from './screen.ts';
import { useStandardsState } from './use-standards-state.ts';

export type CurriculumStandardsProps = WithLessons & { edition: EditionId };

/** Frameworks, their standards as a tree, and the lessons that align (A-STANDARDS). */
export function CurriculumStandards({ edition, words, onAssign }: CurriculumStandardsProps) {
  const { t } = useTranslation('standards');
  const place = useStandardsState();
  const { data, error, isFetching, refetch } = useFrameworkChoicesQuery({ query: {} });
  if (!data && error) return <FailurePanel error={error} title={t(($) => $.failed.choices)} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <RowsSkeleton label={t(($) => $.list.loading)} />;
  const choice = choiceOf(place.state, data, edition);
  if (!choice) {
    return (
      <EmptyState title={t(($) => $.none.frameworks)} action={<ButtonLink to={paths.find()}>{t(($) => $.none.find)}</ButtonLink>}>
        {t(($) => $.none.frameworksBody)}
      </EmptyState>
    );
  }
  return <ChosenStandards edition={edition} choice={choice} words={words} onAssign={onAssign} {...place} />;
}
