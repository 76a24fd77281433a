import { limits } from '@alba/domain/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { type FoundStandards, useFoundStandardsQuery } from './api.ts';
import { markedCode } from './marks.ts';
import type { Shown } from './screen.ts';
import { useSaid } from './use-said.ts';
import { useGradeName } from './use-standard-words.ts';

/** What a search finds, in the chosen framework and grade or everywhere, the nearest code first. */
export function FoundStandardsList({ edition, choice, state, change, addressAfter }: Shown) {
  const { t } = useTranslation('standards');
  const { search, isWithin, found: batches, standard: chosen } = state;
  const { framework, subject, grade } = choice;
  const within = isWithin && { frameworkId: framework.frameworkId, subject, grade };
  const { data, error, isFetching, refetch } = useFoundStandardsQuery({ query: { search, batches, ...within } });
  const list = useRef<HTMLUListElement>(null);
  useSaid(data && !isFetching ? t(($) => $.search.found, { count: data.total }) : undefined, { about: `${search} ${isWithin}`, isFirstSaid: true });
  const clear = () => change({ search: '' });
  if (error && !isFetching) return <FailurePanel level={3} error={error} title={t(($) => $.search.failed)} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label={t(($) => $.search.loading)} />;
  if (data.total === 0) {
    return (
      <EmptyState
        level={3}
        picture="search"
        title={t(($) => $.search.none, { search })}
        action={
          isWithin ? (
            <Button onClick={() => change({ isWithin: false })}>{t(($) => $.search.everywhere)}</Button>
          ) : (
            <Button onClick={clear}>{t(($) => $.search.clear)}</Button>
          )
        }
      >
        {isWithin ? t(($) => $.search.noneWithin) : t(($) => $.search.noneBody)}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        {t(($) => $.search.found, { count: data.total })}
        <Button variant="ghost" size="sm" onClick={clear}>
          {t(($) => $.search.clear)}
        </Button>
      </p>
      <ul ref={list} aria-busy={isFetching} className={cx(isFetching && 'opacity-70')}>
        {data.standards.map((standard) => (
          <li key={standard.standardId}>
            <FoundStandard
              {...{ standard, search, edition }}
              framework={data.frameworks.find(({ frameworkId }) => frameworkId === standard.frameworkId)?.title}
              to={addressAfter({ standard: standard.standardId })}
              isChosen={standard.standardId === chosen}
            />
          </li>
        ))}
      </ul>
      {data.total > limits.browseBatch && (
        <LoadMore
          shown={data.standards.length}
          total={data.total}
          isBusy={isFetching}
          listRef={list}
          onMore={() => change({ found: Math.ceil(data.standards.length / limits.browseBatch) + 1 })}
        />
      )}
    </>
  );
}

type FoundStandardProps = Pick<Shown, 'edition'> & {
  standard: FoundStandards['standards'][number];
  search: string;
  framework: string | undefined;
  to: string;
  isChosen: boolean;
};

function FoundStandard({ standard, search, edition, framework, to, isChosen }: FoundStandardProps) {
  const { t } = useTranslation('standards');
  const gradeName = useGradeName(edition);
  const { standardId, code, statement, grades, lessonCount } = standard;
  return (
    <Link to={to} id={`found-${standardId}`} staysInPlace look="title" className="a-found" aria-current={isChosen || undefined}>
      <span className="a-std__code" translate="no">
        {markedCode(code ?? '', search).map(({ text, isHit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one code, in their order
          <span key={index}>{isHit ? <mark>{text}</mark> : text}</span>
        ))}
      </span>{' '}
      <span className="text-sm text-soft">{t(($) => $.lessons, { count: lessonCount })}</span> <span className="a-std__words">{statement}</span>{' '}
      <span className="col-span-full text-xs text-muted">{[framework, grades.map(gradeName).join(', ')].filter(Boolean).join(' · ')}</span>
    </Link>
  );
}
