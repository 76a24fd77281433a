import { previewLesson } from '@alba/contract/catalog';
import { editions } from '@alba/domain/editions';
import { ladders, startingLevel } from '@alba/domain/reading-levels';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
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
import { PreviewProvider, type PreviewWork } from './preview-context.ts';

export type LessonPreviewProps = {
  /** Where the teacher came from. */
  backTo: string;
  onAssign: (lesson: Preview['card']) => void;
  /** What stands beside Assign: the lesson on paper. */
  materials: (preview: Preview) => ReactNode;
  /** The page of the address. */
  children: ReactNode;
};

/** The lesson as its students will see it, with what only teachers read (A-PREVIEW). */
export function LessonPreview({ backTo, onAssign, materials, children }: LessonPreviewProps) {
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
    <OpenPreview preview={data} backTo={backTo} onAssign={onAssign} materials={materials}>
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

function OpenPreview({ preview, backTo, onAssign, materials, children }: LessonPreviewProps & { preview: Preview }) {
  const { t } = useTranslation('preview');
  const { lesson, lessonId } = preview;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const [level, chooseLevel] = useState<number>(() => startingLevel({ ladder: lesson.ladder, setting: undefined, grade: lesson.grades[0] }));
  const address = useMemo(() => ({ slug: lesson.slug, lessonId }), [lesson.slug, lessonId]);
  useRightAddress(address);
  const parts = lesson.parts.filter(({ part }) => part !== 'learn-more');
  const part = pathname.includes('/learnmore') ? undefined : (parts.find((one) => one.part === search.get('part')) ?? parts[0]);
  const work: PreviewWork = {
    preview,
    lesson,
    lang: editions[lesson.edition].locale,
    part,
    level,
    chooseLevel,
    levelName: (own) => {
      const label = ladders[lesson.ladder].find((one) => one.level === own)?.label ?? String(own);
      return label.endsWith('L') ? t(($) => $.level.lexile, { label: label.replace('-', '–') }) : t(($) => $.level.number, { level: own });
    },
    address,
  };
  return (
    <PreviewProvider value={work}>
      <div
        data-subject={lesson.subject}
        // as in the lesson itself: two panes need the whole height
        className={cx('flex min-h-0 flex-1 flex-col', part && 'lg:h-[calc(100dvh-var(--header-height)-1px)] lg:min-h-120')}
      >
        <PreviewBar backTo={backTo} onAssign={() => onAssign(preview.card)}>
          {materials(preview)}
        </PreviewBar>
        {children}
      </div>
    </PreviewProvider>
  );
}

/** A wrong title in the address is put right (D81). */
function useRightAddress(address: { slug: string; lessonId: number }): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const right = paths.preview(address);
  useEffect(() => {
    const rest = pathname.split('/').slice(4).join('/');
    const wanted = `${right}${rest ? `/${rest}` : ''}`;
    if (decodeURI(pathname) !== decodeURI(wanted)) navigate(`${wanted}${search}`, { replace: true, state: { staysInPlace: true } });
  }, [pathname, search, right, navigate]);
}
