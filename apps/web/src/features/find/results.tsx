import type { EditionId, GradeBandKey } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { CardsSkeleton } from '../../ui/skeleton.tsx';
import type { Found } from './api.ts';
import { bandsInForce, type FindState } from './find-state.ts';
import { FoundList } from './found-list.tsx';
import type { CardActs } from './lesson-card.tsx';
import { NoLessons } from './no-lessons.tsx';
import { useCategoryWords } from './use-words.ts';

export type ResultsProps = CardActs & {
  edition: EditionId;
  state: FindState;
  found: { data?: Found; error?: unknown; isFetching: boolean; refetch: () => void };
  onChange: (wish: Partial<FindState>) => void;
};

/** The line that says how many were found. */
export const headingId = 'find-results';

/** How many were found, the filters in force, and the cards. While more are fetched the last ones stay. */
export function Results({ edition, state, found, onChange, ...acts }: ResultsProps) {
  const { t } = useTranslation('find');
  const { list } = useFormat();
  const { data, error, isFetching, refetch } = found;
  const failed = useFailureWords(error);
  const words = data && countWords(t, state, data.total);
  const readAs = data && data.readAs.length > 0 ? t(($) => $.readAs, { words: list(data.readAs.map((word) => t(($) => $.quoted, { word }))) }) : undefined;
  useSaid(isFetching ? undefined : [words, readAs].filter(Boolean).join('. '));
  if (failed && !isFetching) {
    return (
      <ErrorPanel title={t(($) => $.failed)} onRetry={refetch}>
        {failed.title}. {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <CardsSkeleton count={6} label={t(($) => $.loading)} />;
  const changeFromNothing = (wish: Partial<FindState>) => {
    onChange(wish);
    document.getElementById(headingId)?.focus();
  };
  return (
    <section aria-labelledby={headingId} aria-busy={isFetching} className="min-w-0">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={headingId} tabIndex={-1} className="text-xl">
            {words}
          </h2>
          {readAs && <p className="mt-1">{readAs}</p>}
        </div>
        <Pills state={state} offered={data.counts.gradeBands.map(({ gradeBand }) => gradeBand)} onChange={onChange} />
      </div>
      {data.total === 0 ? (
        <NoLessons edition={edition} state={state} help={data.help} onChange={changeFromNothing} />
      ) : (
        <div className={cx(isFetching && 'opacity-70')}>
          <FoundList
            {...acts}
            found={data}
            chosen={state.lessons}
            isFetching={isFetching}
            onMore={() => onChange({ batches: Math.ceil(data.lessons.length / limits.browseBatch) + 1 })}
          />
        </div>
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
    if (words === undefined || words === '' || words === said.current) return;
    if (said.current !== undefined) announce(words, 'polite');
    said.current = words;
  }, [words]);
}

type PillsProps = Pick<ResultsProps, 'state' | 'onChange'> & { offered: readonly GradeBandKey[] };

/** What narrows the list. The last grade range stays. */
function Pills({ state, offered, onChange }: PillsProps) {
  const { t } = useTranslation('find');
  const category = useCategoryWords();
  const items = [
    ...(state.category ? [{ id: 'category', label: category(state.category) }] : []),
    ...(state.search === '' ? [] : [{ id: 'search', label: t(($) => $.filter.searchPill, { search: state.search }) }]),
    ...bandsInForce(state, offered).map((band) => ({ id: band as string, label: t(($) => $.gradeBands[band]) })),
  ];
  if (items.length === 0) return null;
  const remove = (id: string) => {
    if (id === 'category') return onChange({ category: undefined });
    if (id === 'search') return onChange({ search: '' });
    const rest = state.gradeBands.filter((band) => band !== (id as GradeBandKey));
    if (rest.some((band) => offered.includes(band))) return onChange({ gradeBands: rest });
    announce(t(($) => $.filter.lastGrade));
  };
  return <FilterPills label={t(($) => $.filter.inForce)} items={items} onRemove={remove} fallbackFocusId={headingId} />;
}
