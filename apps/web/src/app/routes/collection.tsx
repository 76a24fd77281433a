import { editions } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CollectionView, useCollectionWords } from '../../features/collections/collection-view.tsx';
import { lastFind } from '../../features/find/last-find.ts';
import { useLessonWords } from '../../features/find/use-lesson-words.ts';
import { LessonGuides } from '../../features/guides/lesson-guides.tsx';
import { renderWorkload } from '../../features/workload/index.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('collections', 'find', 'guides', 'failure');

/** `/:subjectId/collection/:collectionId` (A-COLLECTION, A-DENIED). */
export function Component() {
  const { t } = useTranslation('collections');
  const { subjectId = '', collectionId = '' } = useParams();
  const address = { subjectId, collectionId };
  const { edition } = useFrame();
  const words = useLessonWords();
  const { title, summary } = useCollectionWords(address);
  const back = editions[edition].hasCollectionList
    ? { to: paths.collections(), label: t(($) => $.page.back) }
    : { to: lastFind(), label: t(($) => $.page.backToFind) };
  return (
    <Page title={title} summary={summary} back={back}>
      <CollectionView
        key={collectionId}
        address={address}
        edition={edition}
        words={words}
        renderWorkload={renderWorkload}
        materials={({ lessonId, title: lessonTitle, guides }) => <LessonGuides lessonId={lessonId} guides={guides} lessonTitle={lessonTitle} />}
      />
    </Page>
  );
}
