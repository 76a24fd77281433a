import { useTranslation } from 'react-i18next';
import { ClassManager } from '../../features/classes/class-manager.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('classes', 'failure');

/** `/teacher/classes` (C-LIST, C-CODE). */
export function Component() {
  const { t } = useTranslation('classes');
  return (
    <Page title={t(($) => $.page.title)} summary={t(($) => $.page.summary)}>
      <ClassManager />
    </Page>
  );
}
