import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ConnectionById, useConnectionName } from '../../features/rostering/connection-page.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { AnalyticsPage } from '../frame/analytics-page.tsx';

await needMessages('analytics', 'rostering', 'failure');

/** `/analytics/rosters/connections/:connectionId`: one roster and its runs. */
export function Component() {
  const { t } = useTranslation('rostering');
  const connectionId = Number(useParams().connectionId);
  const title = t(($) => $.title);
  const name = useConnectionName(connectionId);
  return (
    <AnalyticsPage area="rosters" title={name ?? title} back={{ to: paths.rosters(), label: title }}>
      <ConnectionById connectionId={connectionId} />
    </AnalyticsPage>
  );
}
