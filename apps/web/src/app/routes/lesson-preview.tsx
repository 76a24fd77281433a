import { lastFind } from '../../features/find/last-find.ts';
import { PreviewedLesson } from './previewed-lesson.tsx';

/** `/lesson/:slug/:lessonId` and its pages (A-PREVIEW, A-ASSIGN). */
export function Component() {
  return <PreviewedLesson backTo={lastFind()} />;
}
