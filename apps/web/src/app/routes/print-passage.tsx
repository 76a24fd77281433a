import { partKeys } from '@alba/content/lesson-view';
import { useParams, useSearchParams } from 'react-router';
import { DataFigure } from '../../features/passage/index.ts';
import { PassagePrint, PrintProblem } from '../../features/print-text/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { BrandMark } from '../frame/brand.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { idOf, levelOf } from './print-address.ts';

await needMessages('print-text', 'passage', 'failure');

/** `/lesson/:slug/:lessonId/:resourceId/:phase/readingLevel/:readingLevel/print` (S-PRINT). */
export function Component() {
  const { viewer } = useFrame();
  const { lessonId: lesson, resourceId = '', phase, readingLevel } = useParams();
  const [search] = useSearchParams();
  const [lessonId, level, part] = [idOf(lesson), levelOf(readingLevel), partKeys.find((key) => key === phase)];
  if (lessonId === undefined || level === undefined || part === undefined) return <PrintProblem of="passage" />;
  return (
    <PassagePrint
      isTeacher={viewer?.role === 'teacher'}
      lessonId={lessonId}
      part={part}
      resourceId={resourceId}
      level={level}
      activityId={idOf(search.get('activity'))}
      mark={<BrandMark size={26} />}
      renderTable={(table) => <DataFigure key={table.caption} table={table} isOnPaper />}
    />
  );
}
