import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Toolkit } from '../../features/guides/toolkit.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('guides', 'failure');

/** `/toolkit/elementary` and `/toolkit/middle` (F-TOOLKITS). */
export function Component() {
  const { t } = useTranslation('guides');
  const { stage } = useParams();
  if (stage !== 'elementary' && stage !== 'middle') return <NotFound />;
  return (
    <Page title={t(($) => $.toolkit[stage].title)} summary={t(($) => $.toolkit[stage].summary)}>
      <Toolkit place={`toolkit-${stage}`} />
    </Page>
  );
}
