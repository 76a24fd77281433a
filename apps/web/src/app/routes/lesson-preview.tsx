import { Outlet } from 'react-router';
import { useAssign } from '../../features/assign/index.tsx';
import { lastFind } from '../../features/find/last-find.ts';
import { LessonGuides } from '../../features/guides/lesson-guides.tsx';
import { LessonPreview } from '../../features/preview/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';

await needMessages('preview', 'passage', 'questions', 'articles', 'read-aloud', 'assign', 'guides', 'failure');

/** `/lesson/:slug/:lessonId` and its pages (A-PREVIEW, A-ASSIGN). */
export function Component() {
  const { assign, dialog } = useAssign();
  return (
    <LessonPreview backTo={lastFind()} onAssign={assign} materials={({ lessonId, guides }) => <LessonGuides lessonId={lessonId} guides={guides} />}>
      <Outlet />
      {dialog}
    </LessonPreview>
  );
}
