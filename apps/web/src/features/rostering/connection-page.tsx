import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useListRosterConnectionsQuery } from './api.ts';
import { ConnectionView } from './connection-view.tsx';

/** What the head of the page calls the roster, once it is known. */
export function useConnectionName(connectionId: number): string | undefined {
  const { data } = useListRosterConnectionsQuery({});
  return data?.connections.find((one) => one.connectionId === connectionId)?.name;
}

/** A roster by its id; one that was removed says so. */
export function ConnectionById({ connectionId }: { connectionId: number }) {
  const { t } = useTranslation('rostering');
  const { data, error, isFetching, refetch } = useListRosterConnectionsQuery({});
  const failed = useFailureWords(error);
  if (!data && failed) {
    return (
      <ErrorPanel title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton label={t(($) => $.loading)} />;
  const connection = data.connections.find((one) => one.connectionId === connectionId);
  // one that was made a moment ago is on its way
  if (!connection && isFetching) return <RowsSkeleton label={t(($) => $.loading)} />;
  if (!connection) {
    return (
      <EmptyState picture="search" title={t(($) => $.connection.gone)} action={<ButtonLink to={paths.rosters()}>{t(($) => $.connection.back)}</ButtonLink>}>
        {t(($) => $.connection.goneBody)}
      </EmptyState>
    );
  }
  return <ConnectionView key={connectionId} connection={connection} mayChange={data.mayChange} />;
}
