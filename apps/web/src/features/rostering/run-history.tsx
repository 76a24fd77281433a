import type { RosterRun } from '@alba/contract/rostering';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { useListRosterRunsQuery } from './api.ts';
import { isBusy, RunState, useRunSums } from './run-state.tsx';
import { useBusyPolling } from './use-busy-polling.ts';
import { useZone } from './use-zone.ts';

/** Runs of a roster, newest first, page after page. */
export function RunHistory({ connectionId, name }: { connectionId: number; name: string }) {
  const { t } = useTranslation('rostering');
  const [before, setBefore] = useState<number>();
  const polling = useBusyPolling();
  const { data, error, isFetching, refetch } = useListRosterRunsQuery(
    { query: { connectionId, ...(before !== undefined && { before }) } },
    { pollingInterval: polling.interval },
  );
  polling.follow(data?.runs.some(isBusy) ?? false);
  const failed = useFailureWords(error);
  return (
    <section aria-labelledby="runs">
      <h2 id="runs" tabIndex={-1} className="mb-4">
        {t(($) => $.connection.history)}
      </h2>
      {!data && failed && (
        <ErrorPanel level={3} title={failed.title} onRetry={refetch} isRetrying={isFetching}>
          {failed.body}
        </ErrorPanel>
      )}
      {!data && !failed && <RowsSkeleton label={t(($) => $.loading)} />}
      {data?.runs.length === 0 && <p className="text-soft">{t(($) => $.connection.noRuns)}</p>}
      {data && data.runs.length > 0 && <RunTable runs={data.runs} name={name} />}
      {data?.hasMore && (
        <Button
          variant="secondary"
          className="mt-4"
          isBusy={isFetching}
          onClick={() => {
            setBefore(data.runs.at(-1)?.runId);
            document.getElementById('runs')?.focus();
          }}
        >
          {t(($) => $.connection.older)}
        </Button>
      )}
    </section>
  );
}

function RunTable({ runs, name }: { runs: readonly RosterRun[]; name: string }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const zone = useZone();
  const by = useStartedBy();
  const sums = useRunSums();
  return (
    <Table
      caption={t(($) => $.connection.historyCaption, { name })}
      isStacked
      rows={runs}
      rowKey={({ runId }) => runId}
      columns={[
        {
          key: 'when',
          header: t(($) => $.connection.history),
          isRowHeader: true,
          cell: (run) => (
            <>
              <Link to={paths.rosterRun(run.runId)} look="title">
                {format.dateTime(run.requestedAt, zone)}
              </Link>
              <span className="block text-sm font-normal text-soft">{by(run)}</span>
            </>
          ),
        },
        { key: 'state', header: t(($) => $.list.state), cell: (run) => <RunState run={run} /> },
        { key: 'counts', header: t(($) => $.counts.heading), cell: sums },
      ]}
    />
  );
}

/** Who or what started a run. */
export function useStartedBy(): (run: RosterRun) => string {
  const { t } = useTranslation('rostering');
  return ({ startedBy, requestedBy }) => {
    if (startedBy === 'hand') return requestedBy ? t(($) => $.run.by.hand, { name: requestedBy }) : t(($) => $.run.by.handUnknown);
    return t(($) => $.run.by[startedBy]);
  };
}
