import { useParams, useSearchParams } from 'react-router';
import { DataFigure } from '../../features/passage/index.ts';
import { ArticlePrint, PrintProblem } from '../../features/print-text/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { BrandMark } from '../frame/brand.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { idOf, levelOf } from './print-address.ts';

await needMessages('print-text', 'passage', 'failure');

/** `/lesson/:slug/:lessonId/article/:articleId/print` (S-PRINT). */
export function Component() {
  const { viewer } = useFrame();
  const { lessonId: lesson, articleId = '' } = useParams();
  const [search] = useSearchParams();
  const lessonId = idOf(lesson);
  if (lessonId === undefined) return <PrintProblem of="article" />;
  return (
    <ArticlePrint
      isTeacher={viewer?.role === 'teacher'}
      lessonId={lessonId}
      articleId={articleId}
      level={levelOf(search.get('level'))}
      activityId={idOf(search.get('activity'))}
      mark={<BrandMark size={26} />}
      renderTable={(table) => <DataFigure key={table.caption} table={table} isOnPaper />}
    />
  );
}
