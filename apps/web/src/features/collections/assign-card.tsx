import { includedLessons } from '@alba/domain/collections';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useClassesForCollectionQuery } from './api.ts';
import { AssignForm, type AssigningProps } from './assign-form.tsx';
import { Assigned } from './assigned.tsx';
import { useAssignCollection } from './use-assign-collection.ts';

/** Beside the lessons: to whom they go, what is wrong, and the way to do it; then the collection on paper. */
export function AssignCard(props: AssigningProps) {
  const { t } = useTranslation('collections');
  const { collection } = props;
  return (
    <aside aria-labelledby="assign-collection" className="a-assigncard rounded-xl bg-raised p-6">
      <h2 id="assign-collection" className="text-2xl">
        {t(($) => $.assign.title)}
      </h2>
      <Assigning {...props} />
      <hr className="mt-6 mb-4 border-line" />
      <p className="mb-1 font-semibold">{t(($) => $.assign.materials)}</p>
      <Link to={paths.unitGuide(collection.collectionId)} className="flex min-h-11 items-center gap-2">
        <FileText size={20} className="shrink-0" aria-hidden="true" />
        {t(($) => $.assign.unitGuide)}
      </Link>
    </aside>
  );
}

function Assigning(props: AssigningProps) {
  const { t } = useTranslation('collections');
  const { data, error, isFetching, refetch } = useClassesForCollectionQuery({});
  const { collection, planning, onTold } = props;
  const act = useAssignCollection({ collection, standing: props.standing, onClass: planning.setClassId });
  if (!data && error) return <FailurePanel level={3} error={error} title={t(($) => $.assign.classesFailed)} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <RowsSkeleton count={2} label={t(($) => $.assign.loadingClasses)} />;
  if (data.classes.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t(($) => $.assign.noClasses.title)}
        action={<ButtonLink to={paths.classes()}>{t(($) => $.assign.noClasses.create)}</ButtonLink>}
      >
        {t(($) => $.assign.noClasses.body)}
      </EmptyState>
    );
  }
  if (act.done) {
    const again = () => {
      onTold(false);
      act.reset();
    };
    return <Assigned done={act.done} onAgain={again} />;
  }
  const included = includedLessons(planning.plan);
  return <AssignForm {...props} classes={data.classes} included={included} act={act} />;
}
