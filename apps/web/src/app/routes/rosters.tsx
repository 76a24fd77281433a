import { useTranslation } from 'react-i18next';
import { ConnectionList } from '../../features/rostering/connection-list.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { AnalyticsPage } from '../frame/analytics-page.tsx';

await needMessages('analytics', 'rostering', 'failure');

/** `/analytics/rosters` (C-ONEROSTER, C-CLEVERSYNC). */
export function Component() {
  const { t } = useTranslation('rostering');
  return (
    <AnalyticsPage area="rosters" title={t(($) => $.title)}>
      <ConnectionList />
    </AnalyticsPage>
  );
}
