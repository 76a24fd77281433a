import type { CollectionCard as Card } from '@alba/contract/collections';
import type { EditionId } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { announce } from '../../lib/announce.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CardsSkeleton } from '../../ui/skeleton.tsx';
import { SubjectTabs } from '../../ui/subject-tabs.tsx';
import { useCollectionsQuery } from './api.ts';
import { CollectionCard } from './collection-card.tsx';
import { FindSwitch } from './find-switch.tsx';
import type { LessonWords } from './lesson-words.ts';
import { bySubject, found, type ListState, listParams, readListState } from './list-state.ts';
import './collections.css';

const headingId = 'collections-found';

/** Every collection of the edition by subject, with search and subjects to narrow them (A-COLLECTIONS). */
export function CollectionList({ edition, words }: { edition: EditionId; words: LessonWords }) {
  const { t } = useTranslation('collections');
  const [params, setParams] = useSearchParams();
  const state = readListState(params, edition);
  const { data, error, isFetching, refetch } = useCollectionsQuery({});
  const change = (wish: Partial<ListState>) =>
    setParams(listParams({ ...state, ...wish }), { replace: true, preventScrollReset: true, state: { staysInPlace: true } });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField
          label={t(($) => $.list.search)}
          placeholder={t(($) => $.list.search)}
          maxLength={limits.searchTerm}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <FindSwitch current="collections" />
      </div>
      {error && !data && <FailurePanel error={error} title={t(($) => $.list.failed)} onRetry={refetch} isRetrying={isFetching} />}
      {!error && !data && <CardsSkeleton count={3} label={t(($) => $.list.loading)} />}
      {data?.collections.length === 0 && (
        <EmptyState title={t(($) => $.list.empty.title)} action={<ButtonLink to={paths.find()}>{t(($) => $.list.empty.find)}</ButtonLink>}>
          {t(($) => $.list.empty.body)}
        </EmptyState>
      )}
      {data && data.collections.length > 0 && <Results cards={data.collections} state={state} words={words} onChange={change} />}
    </>
  );
}

type ResultsProps = { cards: readonly Card[]; state: ListState; words: LessonWords; onChange: (wish: Partial<ListState>) => void };

function Results({ cards, state, words, onChange }: ResultsProps) {
  const { t } = useTranslation('collections');
  const hits = found(cards, state.search);
  const shown = state.subject ? hits.filter(({ subject }) => subject === state.subject) : hits;
  const count = t(($) => $.list.found, { count: shown.length });
  useSaid(count);
  const clear = () => {
    onChange({ subject: undefined, search: '' });
    document.getElementById(headingId)?.focus();
  };
  return (
    <>
      <Tabs cards={cards} hits={hits} state={state} words={words} />
      <h2 id={headingId} tabIndex={-1} className="mt-6 text-sm font-normal text-soft">
        {count}
      </h2>
      {shown.length === 0 && (
        <EmptyState level={3} picture="search" title={t(($) => $.list.none.title)} action={<Button onClick={clear}>{t(($) => $.list.none.clear)}</Button>}>
          {t(($) => $.list.none.body)}
        </EmptyState>
      )}
      {bySubject(shown).map(([subject, group]) => (
        <section key={subject} aria-labelledby={`collections-${subject}`}>
          <h2 id={`collections-${subject}`} className="mt-6 mb-4 text-2xl">
            {words.subject(subject)}
          </h2>
          <ul className="a-cards a-collections">
            {group.map((card) => (
              <li key={card.collectionId}>
                <CollectionCard card={card} words={words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The subjects that have collections, as links. */
function Tabs({ cards, hits, state, words }: Omit<ResultsProps, 'onChange'> & { hits: readonly Card[] }) {
  const { t } = useTranslation('collections');
  const to = (subject: ListState['subject']) => {
    const params = listParams({ ...state, subject }).toString();
    return params === '' ? paths.collections() : `${paths.collections()}?${params}`;
  };
  const all = { to: to(undefined), label: t(($) => $.list.allSubjects), isCurrent: state.subject === undefined };
  const subjects = bySubject(cards).map(([subject]) => ({
    to: to(subject),
    label: words.subject(subject),
    subject,
    count: hits.filter((card) => card.subject === subject).length,
    isCurrent: state.subject === subject,
  }));
  return <SubjectTabs label={t(($) => $.list.subjectsLabel)} items={[all, ...subjects]} />;
}

/** Says a new count to who cannot see the list change; the first one is read with the page. */
function useSaid(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    if (words === said.current) return;
    said.current = words;
    announce(words, 'polite');
  }, [words]);
}
