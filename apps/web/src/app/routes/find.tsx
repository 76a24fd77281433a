import { editions } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { useAssign } from '../../features/assign/index.tsx';
import { useCollectionsQuery } from '../../features/collections/api.ts';
import { CollectionShelf } from '../../features/collections/collection-shelf.tsx';
import { DeniedNotice } from '../../features/collections/denied-notice.tsx';
import { FindSwitch } from '../../features/collections/find-switch.tsx';
import { FindLessons } from '../../features/find/find-lessons.tsx';
import { FindTray } from '../../features/find/find-tray.tsx';
import { useFinding } from '../../features/find/use-finding.ts';
import { useLessonWords } from '../../features/find/use-lesson-words.ts';
import { LessonGuides } from '../../features/guides/lesson-guides.tsx';
import { renderWorkload } from '../../features/workload/index.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('find', 'collections', 'assign', 'guides', 'failure');

/** `/find` (A-FIND, A-ASSIGN). */
export function Component() {
  const { t } = useTranslation('find');
  const { edition } = useFrame();
  const finding = useFinding(edition);
  const { assign, dialog } = useAssign({ renderWorkload });
  return (
    <>
      <Page title={t(($) => $.title)} summary={t(($) => $.summary)}>
        <DeniedNotice />
        <FindLessons
          finding={finding}
          onAssign={assign}
          materials={({ lessonId, title, guides }) => <LessonGuides lessonId={lessonId} lessonTitle={title} guides={guides} />}
          listSwitch={editions[edition].hasCollectionList && <FindSwitch current="lessons" />}
          collections={useCollectionsHere(!editions[edition].hasCollectionList)}
        />
        {dialog}
      </Page>
      <FindTray finding={finding} onAssign={assign} />
    </>
  );
}

/** Where collections have no list of their own they are looked at here, if there are any (D39). */
function useCollectionsHere(isHere: boolean) {
  const words = useLessonWords();
  const { data } = useCollectionsQuery({}, { skip: !isHere });
  return data && data.collections.length > 0 ? <CollectionShelf words={words} /> : undefined;
}
