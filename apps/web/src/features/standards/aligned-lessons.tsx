import { standardLessons } from '@alba/contract/standards';
import { limits } from '@alba/domain/limits';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { AlignedLessonRow } from './aligned-lesson-row.tsx';
import { type Aligned, type Standards, useClassesOfAlignedQuery, useLessonsOfStandardQuery } from './api.ts';
import { NoAlignment } from './no-alignment.tsx';
import type { Shown, WithLessons } from './screen.ts';

type AlignedLessonsProps = Shown & WithLessons & { standardId: number; standards: Standards | undefined };

/** The standard and the lessons that align to it, full matches first. */
export function AlignedLessons(props: AlignedLessonsProps) {
  const { standardId, state, change } = props;
  const { t } = useTranslation('standards');
  const { data, error, isFetching, refetch } = useLessonsOfStandardQuery({ params: { standardId }, query: { batches: state.lessons } });
  const back = () => change({ standard: undefined });
  return (
    <section aria-label={t(($) => $.aligned.label)}>
      <Button variant="ghost" size="sm" icon={ChevronLeft} className="mb-4 -ml-3 lg:hidden" onClick={back}>
        {t(($) => $.aligned.allStandards)}
      </Button>
      {error && !isFetching ? (
        refusalOf(standardLessons, error) === 'standard_not_found' ? (
          <EmptyState picture="error" title={t(($) => $.gone.title)} action={<Button onClick={back}>{t(($) => $.aligned.allStandards)}</Button>}>
            {t(($) => $.gone.body)}
          </EmptyState>
        ) : (
          <FailurePanel error={error} title={t(($) => $.failed.lessons)} onRetry={refetch} />
        )
      ) : data ? (
        <Lessons {...props} data={data} isBusy={isFetching} />
      ) : (
        <RowsSkeleton label={t(($) => $.aligned.loading)} />
      )}
    </section>
  );
}

function Lessons({ data, isBusy, state, change, words, onAssign, ...rest }: AlignedLessonsProps & { data: Aligned; isBusy: boolean }) {
  const { t } = useTranslation('standards');
  const list = useRef<HTMLUListElement>(null);
  const { standard, lessons, total } = data;
  const classesOf = useClassesOf(lessons.map(({ lesson }) => lesson.lessonId));
  const said = t(($) => $.aligned.said, { count: total, code: standard.code ?? standard.statement });
  useEffect(() => announce(said, 'polite'), [said]);
  return (
    <>
      {standard.code && (
        <h2 className="font-code text-2xl tracking-normal wrap-anywhere" translate="no">
          {standard.code}
        </h2>
      )}
      <p className={cx('a-statement mt-2 text-lg', !standard.code && 'font-semibold')}>{standard.statement}</p>
      <p className="mt-4 mb-2 text-sm text-soft">{t(($) => $.aligned.count, { count: total })}</p>
      {total === 0 && <NoAlignment {...rest} change={change} />}
      <ul ref={list} className={cx(isBusy && 'opacity-70')}>
        {lessons.map((one) => (
          <AlignedLessonRow key={one.lesson.lessonId} aligned={one} classes={classesOf(one.lesson.lessonId)} words={words} onAssign={onAssign} />
        ))}
      </ul>
      {total > limits.browseBatch && (
        <LoadMore
          shown={lessons.length}
          total={total}
          isBusy={isBusy}
          listRef={list}
          onMore={() => change({ lessons: Math.ceil(lessons.length / limits.browseBatch) + 1 })}
        />
      )}
    </>
  );
}

/** Which of the teacher's classes have a lesson already. Nice to know: while it is unknown nothing is said. */
function useClassesOf(lessonIds: readonly number[]): (lessonId: number) => readonly string[] {
  const asked = lessonIds.slice(0, limits.browseBatch * 10).join(',');
  const { data } = useClassesOfAlignedQuery({ query: { lessonIds: asked } }, { skip: asked === '' });
  return (lessonId) => data?.lessons.find((one) => one.lessonId === lessonId)?.classes.map(({ className }) => className) ?? [];
}
