import type { AssignmentRow } from '@alba/contract/assignments';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useAssignedLessonsQuery } from './api.ts';
import { type AssignedFilter, filtered, filterParams, readFilter } from './assigned-filter.ts';
import { AssignedTable } from './assigned-table.tsx';
import type { Opened } from './opened.ts';
import { Toolbar } from './toolbar.tsx';

export type AssignedLessonsProps = {
  /** The dialog over the list; it belongs to another feature. */
  renderDialog: (given: { opened: Opened; open: (opened: Opened) => void; close: () => void }) => ReactNode;
  onSwitchClosed: (row: AssignmentRow) => void;
};

const headingId = 'assigned-list';
const shownAtFirst = 60;

/** Everything a teacher has assigned, by due date, and what can be done with it (A-ASSIGNED). */
export function AssignedLessons({ renderDialog, onSwitchClosed }: AssignedLessonsProps) {
  const { t } = useTranslation('assigned');
  const [after, setAfter] = useState<number>();
  const { data, error, isFetching, refetch } = useAssignedLessonsQuery({ query: { after } });
  const failed = useFailureWords(error);
  const { filter, change } = useFilter();
  const [opened, setOpened] = useState<Opened>();
  const [isAll, setAll] = useState(false);
  if (!data && failed) {
    return (
      <ErrorPanel title={t(($) => $.failed)} onRetry={refetch} isRetrying={isFetching}>
        {failed.title}. {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton count={6} label={t(($) => $.loading)} />;
  const dialog = opened && renderDialog({ opened, open: setOpened, close: () => setOpened(undefined) });
  if (data.assignments.length === 0 && after === undefined) {
    return (
      <>
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
        {dialog}
      </>
    );
  }
  const rows = filtered(data.assignments, filter);
  const shown = isAll ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <Toolbar filter={filter} onChange={change} />
      <h2 id={headingId} tabIndex={-1} className="mt-6 mb-2 text-lg" aria-live="polite">
        {t(($) => $.count, { count: rows.length })}
      </h2>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          picture="search"
          title={t(($) => $.none.title)}
          action={<Button onClick={() => change({ classId: undefined, standing: undefined, search: '' })}>{t(($) => $.none.clear)}</Button>}
        >
          {t(($) => $.none.body)}
        </EmptyState>
      ) : (
        <AssignedTable rows={shown} today={data.today} onOpen={setOpened} onSwitchClosed={onSwitchClosed} />
      )}
      {shown.length < rows.length && (
        <p className="mt-6 text-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t(($) => $.showAll, { count: rows.length })}
          </Button>
        </p>
      )}
      {(data.hasMore || after !== undefined) && (
        <p className="mt-6 flex justify-center gap-3">
          {after !== undefined && (
            <Button variant="secondary" onClick={() => setAfter(undefined)}>
              {t(($) => $.firstPage)}
            </Button>
          )}
          {data.hasMore && (
            <Button variant="secondary" isBusy={isFetching} onClick={() => setAfter(data.assignments.at(-1)?.assignmentId)}>
              {t(($) => $.nextPage)}
            </Button>
          )}
        </p>
      )}
      {dialog}
    </>
  );
}

/** The filter of the address. A second choice adds to the first also while the first is still on its way there. */
function useFilter(): { filter: AssignedFilter; change: (wish: Partial<AssignedFilter>) => void } {
  const [params, setParams] = useSearchParams();
  const newest = useRef(readFilter(params));
  useEffect(() => {
    newest.current = readFilter(params);
  }, [params]);
  const change = (wish: Partial<AssignedFilter>) => {
    newest.current = { ...newest.current, ...wish };
    setParams(filterParams(newest.current), { replace: true, preventScrollReset: true, state: { staysInPlace: true } });
  };
  return { filter: readFilter(params), change };
}
