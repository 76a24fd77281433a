import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { offerOf } from './choice.ts';
import { GradeChoices } from './grade-choices.tsx';
import type { Shown } from './screen.ts';
import type { LoadedStandards } from './standards-tree.tsx';

type NoStandardsProps = Pick<Shown, 'edition' | 'choice' | 'change'> & { loaded: LoadedStandards; isForGrade: boolean };

/** Why there is no list: it did not come, or the framework has nothing for the grade; with a way on from each. */
export function NoStandards({ edition, choice, change, loaded, isForGrade }: NoStandardsProps) {
  const { t } = useTranslation('standards');
  if (isForGrade) {
    return <FailurePanel error={loaded.error} title={t(($) => $.failed.standards)} onRetry={loaded.refetch} isRetrying={loaded.isFetching} />;
  }
  const grades = offerOf(choice.framework, choice.subject)?.grades ?? [];
  return (
    <div role="alert">
      <EmptyState
        picture="search"
        title={t(($) => $.notForGrade.title, { framework: choice.framework.title })}
        action={<GradeChoices edition={edition} grades={grades} change={change} />}
      >
        {choice.sets.length > 0 ? t(($) => $.notForGrade.bodyOrSet) : t(($) => $.notForGrade.body)}
      </EmptyState>
    </div>
  );
}
