import { useTranslation } from 'react-i18next';
import { CollectionList } from '../../features/collections/collection-list.tsx';
import { DeniedNotice } from '../../features/collections/denied-notice.tsx';
import { useLessonWords } from '../../features/find/use-lesson-words.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('collections', 'find', 'failure');

/** `/find/collections` (A-COLLECTIONS). */
export function Component() {
  const { t } = useTranslation('collections');
  const { edition } = useFrame();
  const words = useLessonWords();
  return (
    <Page title={t(($) => $.list.title)} summary={t(($) => $.list.summary)}>
      <DeniedNotice />
      <CollectionList edition={edition} words={words} />
    </Page>
  );
}
