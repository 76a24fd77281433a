import type { RosterConnection } from '@alba/contract/rostering';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFailureWords } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.ts';
import { useListRosterConnectionsQuery } from './api.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { NoConnections } from './no-connections.tsx';
import { isBusy, RunState, useRunSums } from './run-state.tsx';
import { useSourceWords } from './source-words.ts';
import { useBusyPolling } from './use-busy-polling.ts';
import { useZone } from './use-zone.ts';

/** Every roster of the district with its last run; a school's own administrator sees them without what they may not change. */
export function ConnectionList() {
  const { t } = useTranslation('rostering');
  const navigate = useNavigate();
  const [isConnecting, setConnecting] = useState(false);
  const polling = useBusyPolling();
  const { data, error, isFetching, refetch } = useListRosterConnectionsQuery({}, { pollingInterval: polling.interval });
  polling.follow(data?.connections.some(({ lastRun }) => lastRun && isBusy(lastRun)) ?? false);
  const failed = useFailureWords(error);

  if (!data && failed) {
    return (
      <ErrorPanel title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton label={t(($) => $.loading)} />;
  const { connections, mayChange } = data;
  const connected = ({ connectionId, name }: RosterConnection) => {
    showToast({ status: 'success', title: t(($) => $.form.created, { name }) });
    void navigate(paths.rosterConnection(connectionId));
  };
  return (
    <>
      {connections.length === 0 ? (
        <NoConnections mayChange={mayChange} onConnect={() => setConnecting(true)} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
            <div className="max-w-160">
              <h2>{t(($) => $.list.heading)}</h2>
              <p className="mt-2 text-soft">{mayChange ? t(($) => $.list.intro) : t(($) => $.list.readOnly)}</p>
            </div>
            {mayChange && (
              <Button icon={Plus} onClick={() => setConnecting(true)}>
                {t(($) => $.list.add)}
              </Button>
            )}
          </div>
          {failed && (
            <Alert status="warning" title={failed.title} className="mb-4">
              {failed.body}
            </Alert>
          )}
          <ConnectionTable connections={connections} />
        </>
      )}
      {isConnecting && <ConnectionDialog onSaved={connected} onClose={() => setConnecting(false)} />}
    </>
  );
}

function ConnectionTable({ connections }: { connections: readonly RosterConnection[] }) {
  const { t } = useTranslation('rostering');
  const sourceWords = useSourceWords();
  return (
    <Table
      caption={t(($) => $.list.caption)}
      isStacked
      rows={connections}
      rowKey={({ connectionId }) => connectionId}
      columns={[
        {
          key: 'name',
          header: t(($) => $.list.name),
          isRowHeader: true,
          cell: ({ connectionId, name, state }) => (
            <>
              <Link to={paths.rosterConnection(connectionId)} look="title" translate="no">
                {name}
              </Link>
              {state !== 'active' && <span className="block text-sm font-normal text-soft">{t(($) => $.connectionState[state])}</span>}
            </>
          ),
        },
        { key: 'source', header: t(($) => $.list.source), cell: sourceWords },
        { key: 'schedule', header: t(($) => $.list.schedule), isOptional: true, cell: ({ schedule }) => t(($) => $.schedule[schedule]) },
        { key: 'last', header: t(($) => $.list.last), cell: (connection) => <LastRun connection={connection} /> },
      ]}
    />
  );
}

function LastRun({ connection: { lastRun, nextRunAt } }: { connection: RosterConnection }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const zone = useZone();
  const sums = useRunSums();
  return (
    <>
      {lastRun ? (
        <Link to={paths.rosterRun(lastRun.runId)} look="quiet">
          <RunState run={lastRun} />
        </Link>
      ) : (
        t(($) => $.list.never)
      )}
      <span className="block text-sm text-soft">
        {lastRun && [format.dateTime(lastRun.requestedAt, zone), sums(lastRun)].filter((part) => part !== undefined).join(' · ')}
        {!lastRun && nextRunAt && t(($) => $.list.next, { when: format.dateTime(nextRunAt, zone) })}
      </span>
    </>
  );
}
