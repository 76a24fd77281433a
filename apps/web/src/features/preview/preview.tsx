import { previewLesson } from '@alba/contract/catalog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { type Preview, usePreviewLessonQuery } from './api.ts';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewProvider } from './preview-context.ts';
import { useOpenPreview } from './use-open-preview.ts';

export type LessonPreviewProps = {
  /** Where the teacher came from. */
  backTo: string;
  /** Where the preview stands when it is opened from elsewhere than Find; its own address if left out. */
  addressOf?: (lesson: { slug: string; lessonId: number }) => string;
  onAssign: (lesson: Preview['card']) => void;
  /** What stands beside Assign: the lesson on paper. */
  materials: (given: { preview: Preview; level: number }) => ReactNode;
  /** The page of the address. */
  children: ReactNode;
};

/** The lesson as its students will see it, with what only teachers read (A-PREVIEW). */
export function LessonPreview({ children, ...rest }: LessonPreviewProps) {
  const { t } = useTranslation('preview');
  const lessonId = Number(useParams().lessonId);
  const isId = Number.isSafeInteger(lessonId) && lessonId > 0;
  const { data, error, isFetching, refetch } = usePreviewLessonQuery({ params: { lessonId } }, { skip: !isId });
  const failed = useFailureWords(error);
  useTitle(data?.lesson.title ?? t(($) => $.title));
  if (!isId || refusalOf(previewLesson, error) === 'lesson_not_found') {
    return (
      <Problem>
        <EmptyState picture="error" title={t(($) => $.gone.title)} action={<ButtonLink to={paths.find()}>{t(($) => $.gone.action)}</ButtonLink>}>
          {t(($) => $.gone.body)}
        </EmptyState>
      </Problem>
    );
  }
  if (!data && failed) {
    return (
      <Problem>
        <ErrorPanel title={t(($) => $.failed)} onRetry={refetch} isRetrying={isFetching}>
          {failed.title}. {failed.body}
        </ErrorPanel>
      </Problem>
    );
  }
  if (!data) return <LoadingCard label={t(($) => $.loading)} />;
  return (
    <OpenPreview preview={data} {...rest}>
      {children}
    </OpenPreview>
  );
}

/** Without its lesson the page still says what it is. */
function Problem({ children }: { children: ReactNode }) {
  const { t } = useTranslation('preview');
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t(($) => $.title)}</h1>
      {children}
    </div>
  );
}

function OpenPreview({ preview, backTo, addressOf, onAssign, materials, children }: LessonPreviewProps & { preview: Preview }) {
  const work = useOpenPreview(preview, addressOf);
  return (
    <PreviewProvider value={work}>
      <div
        data-subject={preview.lesson.subject}
        // as in the lesson itself: two panes need the whole height
        className={cx('flex min-h-0 flex-1 flex-col', work.part && 'lg:h-[calc(100dvh-var(--header-height)-1px)] lg:min-h-120')}
      >
        <PreviewBar backTo={backTo} onAssign={() => onAssign(preview.card)}>
          {materials({ preview, level: work.level })}
        </PreviewBar>
        {children}
      </div>
    </PreviewProvider>
  );
}
