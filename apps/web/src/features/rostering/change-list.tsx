import { listRosterChanges, type RosterChangeLine } from '@alba/contract/rostering';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import type { LoadedRun } from './api.ts';
import { ChangeFilterRow, type ChangeFilters, noFilters } from './change-filters.tsx';
import { ChangeLine } from './change-line.tsx';
import { usePages } from './use-pages.ts';

type Props = { run: LoadedRun; filters: ChangeFilters; onFilters: (filters: ChangeFilters) => void };

/** Every change by name, fifty at a time, by kind, school and state. */
export function ChangeList({ run, filters, onFilters }: Props) {
  const { t } = useTranslation('rostering');
  const { runId, state } = run;
  const pages = usePages<typeof listRosterChanges, RosterChangeLine>(
    JSON.stringify([runId, state, run.holds.map((hold) => hold.state), filters]),
    (after) => callServer(listRosterChanges, { params: { runId }, query: { after, ...filters } }),
    ({ changes, next }) => ({ lines: changes, next }),
  );
  const failed = useFailureWords(pages.error);
  const { lines } = pages;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" tabIndex={-1} className="mb-3">
        {t(($) => $.changes.heading)}
      </h2>
      <ChangeFilterRow run={run} filters={filters} onFilters={onFilters} />
      <div className="mt-4">
        {!lines && <RowsSkeleton label={t(($) => $.changes.loading)} />}
        {lines?.length === 0 && !failed && (
          <EmptyState
            picture="search"
            level={3}
            title={t(($) => $.changes.none)}
            action={
              filters !== noFilters && (
                <Button variant="secondary" onClick={() => onFilters(noFilters)}>
                  {t(($) => $.changes.clear)}
                </Button>
              )
            }
          >
            {t(($) => $.changes.noneBody)}
          </EmptyState>
        )}
        {lines && lines.length > 0 && <Lines lines={lines} first={pages.first} />}
        {failed && (
          <ErrorPanel level={3} title={failed.title} onRetry={pages.again} isRetrying={pages.isBusy}>
            {failed.body}
          </ErrorPanel>
        )}
        {pages.hasMore && !failed && (
          <Button variant="secondary" className="mt-4" isBusy={pages.isBusy} onClick={pages.more}>
            {t(($) => $.changes.more)}
          </Button>
        )}
      </div>
    </section>
  );
}

function Lines({ lines, first }: { lines: readonly RosterChangeLine[]; first: number }) {
  const { t } = useTranslation('rostering');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the next page begins where reading goes on
    if (first > 0) (list.current?.children[first] as HTMLElement | undefined)?.focus();
  }, [first]);
  return (
    <ul ref={list} aria-label={t(($) => $.changes.list)}>
      {lines.map((line) => (
        <ChangeLine key={line.changeId} line={line} />
      ))}
    </ul>
  );
}
