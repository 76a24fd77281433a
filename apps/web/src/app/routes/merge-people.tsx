import { useTranslation } from 'react-i18next';
import { MergePeople } from '../../features/merging/merge-people.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { AnalyticsPage } from '../frame/analytics-page.tsx';

await needMessages('analytics', 'merging', 'failure');

/** `/analytics/rosters/people`: two accounts of one person become one. */
export function Component() {
  const { t } = useTranslation('merging');
  return (
    <AnalyticsPage area="people" title={t(($) => $.title)}>
      <MergePeople />
    </AnalyticsPage>
  );
}
