import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { AssignedList } from './assigned-list.tsx';
import type { RowActs } from './assigned-table.tsx';
import type { Opened } from './opened.ts';
import { useAssigned, useFilter } from './use-assigned.ts';
import { useOpenedByAddress } from './use-opened-by-address.ts';

const DeletedDialog = lazy(() => import('./deleted-dialog.tsx'));

export type AssignedLessonsProps = RowActs & {
  /** The dialog over the list; it belongs to another feature. */
  renderDialog: (given: { opened: Opened; open: (opened: Opened) => void; close: () => void }) => ReactNode;
};

/** Everything a teacher has assigned, by due date, and what can be done with it (A-ASSIGNED). */
export function AssignedLessons({ renderDialog, ...acts }: AssignedLessonsProps) {
  const { t } = useTranslation('assigned');
  const { filter, change } = useFilter();
  const assigned = useAssigned(filter);
  const { first, rows, error, isFetching, refetch } = assigned;
  const failed = useFailureWords(error);
  const [opened, setOpened] = useState<Opened>();
  const [isDeletedOpen, setDeletedOpen] = useState(false);
  useOpenedByAddress(rows, setOpened);
  if (!first && failed) {
    return (
      <ErrorPanel title={t(($) => $.failed)} onRetry={refetch} isRetrying={isFetching}>
        {failed.title}. {failed.body}
      </ErrorPanel>
    );
  }
  if (!first) return <RowsSkeleton count={6} label={t(($) => $.loading)} />;
  return (
    <>
      {first.summary.assignments === 0 ? (
        <EmptyState
          title={t(($) => $.empty.title)}
          action={
            <ButtonLink to={paths.find()} icon={Plus}>
              {t(($) => $.assign)}
            </ButtonLink>
          }
        >
          {t(($) => $.empty.body)}
        </EmptyState>
      ) : (
        <AssignedList {...acts} {...{ filter, change, assigned, first }} onOpen={setOpened} />
      )}
      <p className="mt-8">
        <Button variant="ghost" size="sm" onClick={() => setDeletedOpen(true)}>
          {t(($) => $.deleted.open)}
        </Button>
      </p>
      {opened && renderDialog({ opened, open: setOpened, close: () => setOpened(undefined) })}
      {isDeletedOpen && (
        <Suspense>
          <DeletedDialog onClose={() => setDeletedOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
