import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { PreviewedLesson } from './previewed-lesson.tsx';

/** `/curriculumstandards/:slug/:lessonId` and its pages: the preview, with the way back to the same standard (A-STANDARDS). */
export function Component() {
  const { search } = useLocation();
  return <PreviewedLesson backTo={standardOf(search)} addressOf={paths.standardsLesson} />;
}

/** The address that led here, without the part of the lesson. */
function standardOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('part');
  const rest = params.toString();
  return rest === '' ? paths.standards() : `${paths.standards()}?${rest}`;
}
