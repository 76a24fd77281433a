import type { LessonCard as Card } from '@alba/contract/catalog';
import type { EditionId, GradeBandKey } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CardsSkeleton } from '../../ui/skeleton.tsx';
import type { Found } from './api.ts';
import { bandsOf, type FindState } from './find-state.ts';
import { LessonCard } from './lesson-card.tsx';
import { useCategoryWords } from './use-words.ts';

export type ResultsProps = {
  edition: EditionId;
  state: FindState;
  found: { data?: Found; error?: unknown; isFetching: boolean; refetch: () => void };
  onChange: (wish: Partial<FindState>) => void;
  onAssign: (card: Card) => void;
};

const headingId = 'find-results';

/** How many were found, the filters in force, and the cards. While more are fetched the last ones stay. */
export function Results({ edition, state, found, onChange, onAssign }: ResultsProps) {
  const { t } = useTranslation('find');
  const { data, error, isFetching, refetch } = found;
  const failed = useFailureWords(error);
  const list = useRef<HTMLUListElement>(null);
  const words = data && countWords(t, state, data.total);
  useSaid(isFetching ? undefined : words);
  if (failed && !isFetching) {
    return (
      <ErrorPanel title={t(($) => $.failed)} onRetry={refetch}>
        {failed.title}. {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <CardsSkeleton count={6} label={t(($) => $.loading)} />;
  const clear = () => {
    onChange({ category: undefined, gradeBands: bandsOf(edition), search: '', subject: undefined });
    document.getElementById(headingId)?.focus();
  };
  return (
    <section aria-labelledby={headingId} aria-busy={isFetching}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="text-xl">
          {words}
        </h2>
        <Pills edition={edition} state={state} onChange={onChange} />
      </div>
      {data.total === 0 ? (
        <EmptyState level={3} picture="search" title={t(($) => $.none.title)} action={<Button onClick={clear}>{t(($) => $.none.clear)}</Button>}>
          {state.search === '' ? t(($) => $.none.body) : t(($) => $.none.bodySearch, { search: state.search })}
        </EmptyState>
      ) : (
        <>
          <ul ref={list} className={cx('a-cards', isFetching && 'opacity-70')}>
            {data.lessons.map((card, index) => (
              <li key={card.lessonId}>
                <LessonCard card={card} isEager={index < 6} onAssign={onAssign} />
              </li>
            ))}
          </ul>
          {data.total > limits.browseBatch && (
            <LoadMore
              shown={data.lessons.length}
              total={data.total}
              isBusy={isFetching}
              listRef={list}
              onMore={() => onChange({ batches: Math.ceil(data.lessons.length / limits.browseBatch) + 1 })}
            />
          )}
        </>
      )}
    </section>
  );
}

const countWords = (t: ReturnType<typeof useTranslation<'find'>>['t'], { subject }: FindState, count: number) =>
  subject ? t(($) => $.foundIn[subject], { count }) : t(($) => $.found, { count });

/** Says a new count to who cannot see the list change; the first one is read with the page. */
function useSaid(words: string | undefined): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (words === undefined || words === said.current) return;
    if (said.current !== undefined) announce(words, 'polite');
    said.current = words;
  }, [words]);
}

function Pills({ edition, state, onChange }: Pick<ResultsProps, 'edition' | 'state' | 'onChange'>) {
  const { t } = useTranslation('find');
  const category = useCategoryWords();
  const every = bandsOf(edition);
  const isNarrow = state.gradeBands.length < every.length;
  // the last grade range is told by its pill as well: taking it away gives all of them
  const items = [
    ...(state.category ? [{ id: 'category', label: category(state.category) }] : []),
    ...(state.search === '' ? [] : [{ id: 'search', label: t(($) => $.filter.searchPill, { search: state.search }) }]),
    ...(isNarrow ? state.gradeBands.map((band) => ({ id: band as string, label: t(($) => $.gradeBands[band]) })) : []),
  ];
  if (items.length === 0) return null;
  const remove = (id: string) => {
    if (id === 'category') return onChange({ category: undefined });
    if (id === 'search') return onChange({ search: '' });
    const rest = state.gradeBands.filter((band) => band !== (id as GradeBandKey));
    if (rest.length > 0) return onChange({ gradeBands: rest });
    announce(t(($) => $.filter.lastGrade));
  };
  return <FilterPills label={t(($) => $.filter.inForce)} items={items} onRemove={remove} fallbackFocusId={headingId} />;
}
