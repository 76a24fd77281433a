import { loadRosterRun } from '@alba/contract/rostering';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { type LoadedRun, useListRosterConnectionsQuery, useLoadRosterRunQuery } from './api.ts';
import { isBusy } from './run-state.tsx';
import { RunView } from './run-view.tsx';
import { useBusyPolling } from './use-busy-polling.ts';
import { useZone } from './use-zone.ts';

type Head = { title: string; back: { to: string; label: string } };

/** What the head of the page says, once the run is known. */
export function useRunHead(runId: number): Head | undefined {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const zone = useZone();
  const { data } = useLoadRosterRunQuery({ params: { runId } });
  return (
    data && {
      title: t(($) => $.run.title, { when: format.dateTime(data.requestedAt, zone) }),
      back: { to: paths.rosterConnection(data.connectionId), label: data.connectionName },
    }
  );
}

/** A run by its id. While it is busy the page asks again; a connection that breaks leaves what was seen last. */
export function RunById({ runId }: { runId: number }) {
  const { t } = useTranslation('rostering');
  const polling = useBusyPolling();
  const { data, error, isFetching, refetch } = useLoadRosterRunQuery({ params: { runId } }, { pollingInterval: polling.interval });
  polling.follow(data ? isBusy(data) : false);
  const { data: rosters } = useListRosterConnectionsQuery({});
  const failed = useFailureWords(error);
  if (!data && refusalOf(loadRosterRun, error) === 'roster_run_not_found') {
    return (
      <EmptyState picture="search" title={t(($) => $.run.gone)} action={<ButtonLink to={paths.rosters()}>{t(($) => $.connection.back)}</ButtonLink>}>
        {t(($) => $.run.goneBody)}
      </EmptyState>
    );
  }
  if (!data && failed) {
    return (
      <ErrorPanel title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton label={t(($) => $.loading)} />;
  return (
    <>
      {error && <Unanswered run={data} error={error} />}
      <RunView key={runId} run={data} mayChange={rosters?.mayChange ?? false} />
    </>
  );
}

/** The run goes on; only this page could not ask. */
function Unanswered({ run, error }: { run: LoadedRun; error: unknown }) {
  const { t } = useTranslation('rostering');
  const failed = useFailureWords(error);
  if (!isBusy(run)) {
    return (
      <Alert status="warning" isLive className="mb-6" title={failed?.title}>
        <p>{failed?.body}</p>
      </Alert>
    );
  }
  const isOffline = refusalOf(loadRosterRun, error) === 'offline';
  return (
    <Alert status="warning" isLive className="mb-6" title={isOffline ? t(($) => $.run.offlineTitle) : t(($) => $.run.staleTitle)}>
      <p>{isOffline ? t(($) => $.run.offlineBody) : t(($) => $.run.staleBody)}</p>
    </Alert>
  );
}
