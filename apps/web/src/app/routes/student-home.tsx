import { useTranslation } from 'react-i18next';
import { StudentWork, useHomeSummary } from '../../features/student-home/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('student-home', 'failure');

export function Component() {
  const { t } = useTranslation('student-home');
  const { viewer } = useFrame();
  return (
    <Page title={t(($) => $.title)} summary={useHomeSummary(viewer?.displayName ?? '')}>
      <StudentWork />
    </Page>
  );
}
