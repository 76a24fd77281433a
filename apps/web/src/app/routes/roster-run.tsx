import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RunById, useRunHead } from '../../features/rostering/run-page.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { AnalyticsPage } from '../frame/analytics-page.tsx';

await needMessages('analytics', 'rostering', 'failure');

/** `/analytics/rosters/runs/:runId`: what a run found and did. */
export function Component() {
  const { t } = useTranslation('rostering');
  const runId = Number(useParams().runId);
  const title = t(($) => $.title);
  const head = useRunHead(runId) ?? { title, back: { to: paths.rosters(), label: title } };
  return (
    <AnalyticsPage area="rosters" {...head}>
      <RunById runId={runId} />
    </AnalyticsPage>
  );
}
