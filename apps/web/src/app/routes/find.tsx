import { useTranslation } from 'react-i18next';
import { useAssign } from '../../features/assign/index.tsx';
import { FindLessons } from '../../features/find/find-lessons.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('find', 'assign', 'failure');

/** `/find` (A-FIND, A-ASSIGN). */
export function Component() {
  const { t } = useTranslation('find');
  const { edition } = useFrame();
  const { assign, dialog } = useAssign();
  return (
    <Page title={t(($) => $.title)} summary={t(($) => $.summary)}>
      <FindLessons edition={edition} onAssign={assign} />
      {dialog}
    </Page>
  );
}
