import { loadClassSignIn } from '@alba/contract/pupils';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useLoadClassSignInQuery } from './api.ts';
import { ClassScreenPanel } from './class-screen-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PupilsSection } from './pupils-section.tsx';

/** How the young students of a class sign in: the class screen, pictures, and who has a card. */
export function ClassSignIn({ classId }: { classId: number }) {
  const { t } = useTranslation('sign-in-cards');
  const { currentData: given, error, isFetching, refetch } = useLoadClassSignInQuery({ params: { classId } }, { refetchOnMountOrArgChange: true });
  if (refusalOf(loadClassSignIn, error) === 'class_not_found') return <ClassGone />;
  if (!given && error) return <FailurePanel error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!given) return <RowsSkeleton label={t(($) => $.page.loading)} />;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere" translate="no">
        {given.name}
      </h2>
      {given.areCardsAllowed ? (
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-2">
          <ClassScreenPanel given={given} />
          <PicturesPanel given={given} />
        </div>
      ) : (
        <Alert status="info" className="mt-6" title={t(($) => $.off)} />
      )}
      <PupilsSection given={given} />
    </>
  );
}

/** The class was removed, or was never this teacher's. */
export function ClassGone() {
  const { t } = useTranslation('sign-in-cards');
  return (
    <EmptyState picture="search" title={t(($) => $.refused.classGone.title)} action={<ButtonLink to={paths.classes()}>{t(($) => $.page.back)}</ButtonLink>}>
      {t(($) => $.refused.classGone.body)}
    </EmptyState>
  );
}
