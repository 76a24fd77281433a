import { Outlet } from 'react-router';
import { useAssign } from '../../features/assign/index.tsx';
import { LessonGuides } from '../../features/guides/lesson-guides.tsx';
import { LessonPreview, type LessonPreviewProps } from '../../features/preview/index.ts';
import { LessonPrintLink } from '../../features/print-text/lesson-print-link.tsx';
import { renderWorkload } from '../../features/workload/index.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';

await needMessages('preview', 'passage', 'questions', 'articles', 'read-aloud', 'assign', 'guides', 'print-text', 'failure');

/** A lesson's preview with its materials and its way to be assigned, wherever it stands (A-PREVIEW, A-ASSIGN). */
export function PreviewedLesson(where: Pick<LessonPreviewProps, 'backTo' | 'addressOf'>) {
  const { assign, dialog } = useAssign({ renderWorkload });
  return (
    <LessonPreview
      {...where}
      onAssign={assign}
      materials={({ preview: { lessonId, lesson, guides, unitGuides }, level }) => (
        <LessonGuides lessonId={lessonId} guides={guides} unitGuides={unitGuides}>
          <LessonPrintLink to={paths.printLesson({ slug: lesson.slug, lessonId, level })} />
        </LessonGuides>
      )}
    >
      <Outlet />
      {dialog}
    </LessonPreview>
  );
}
