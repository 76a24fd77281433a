import type { EditionId } from '@alba/domain/editions';
import { BookMarked, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Link } from '../../ui/link.tsx';
import { SubjectTabs } from '../../ui/subject-tabs.tsx';
import { type Found, useFindLessonsQuery } from './api.ts';
import { Filters } from './filters.tsx';
import { bandsOf, type FindState, filterCount, findParams } from './find-state.ts';
import type { CardActs } from './lesson-card.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useChoice } from './use-choice.ts';
import type { Finding } from './use-finding.ts';
import { useReturn } from './use-return.ts';

export type FindLessonsProps = Omit<CardActs, 'onChoose'> & {
  finding: Finding;
  /** The way to the list of collections, in editions that have one. */
  listSwitch?: ReactNode;
  /** The collections themselves, in editions that show them here (D39). */
  collections?: ReactNode;
};

/** Search, subjects, filters and the lessons they leave (A-FIND). */
export function FindLessons({ finding, listSwitch, collections, ...acts }: FindLessonsProps) {
  const { t } = useTranslation('find');
  const { edition, state, change } = finding;
  const { subject, category, gradeBands, search, batches } = state;
  const found = useFindLessonsQuery({ subject, category, gradeBands: gradeBands.join(','), search, batches });
  const choose = useChoice(state, change);
  const { currentData, isFetching } = found;
  const showsCollections = collections !== undefined && state.shows === 'collections';
  useReturn((currentData !== undefined && !isFetching) || showsCollections);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {!showsCollections && <SearchBox search={search} onSearch={(words) => change({ search: words })} />}
        {listSwitch}
        {collections !== undefined && <ListSwitch edition={edition} state={state} />}
        <Link to={paths.standards()} className="flex min-h-11 items-center gap-2">
          <BookMarked size={20} aria-hidden="true" />
          {t(($) => $.byStandard)}
        </Link>
      </div>
      {showsCollections ? (
        collections
      ) : (
        <>
          <Tabs edition={edition} state={state} counts={found.data?.counts} />
          <div className="mt-6 grid gap-x-10 lg:grid-cols-[240px_minmax(0,1fr)]">
            <FilterPlaces edition={edition} state={state} counts={found.data?.counts} onChange={change} />
            <Results {...acts} edition={edition} state={state} found={found} onChange={change} onChoose={choose} />
          </div>
        </>
      )}
    </>
  );
}

/** Beside the results, or in a drawer where there is no room. */
function FilterPlaces(props: { edition: EditionId; state: FindState; counts: Found['counts'] | undefined; onChange: (wish: Partial<FindState>) => void }) {
  const { t } = useTranslation('find');
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const offered = props.counts?.gradeBands.map(({ gradeBand }) => gradeBand) ?? bandsOf(props.edition);
  const count = filterCount(props.state, offered);
  return (
    <>
      <div className="mb-3 lg:hidden">
        <Button ref={toggle} variant="secondary" icon={SlidersHorizontal} aria-expanded={isOpen} aria-controls="find-filters" onClick={() => setOpen(!isOpen)}>
          {count === 0 ? t(($) => $.filter.title) : t(($) => $.filter.titleCount, { count })}
        </Button>
        <Drawer id="find-filters" isOpen={isOpen} onClose={() => setOpen(false)} title={t(($) => $.filter.title)} toggleRef={toggle}>
          {isOpen && (
            <div className="pt-3 pb-6">
              <Filters {...props} />
            </div>
          )}
        </Drawer>
      </div>
      <aside aria-label={t(($) => $.filter.title)} className="max-lg:hidden">
        <Filters {...props} />
      </aside>
    </>
  );
}

/** Between lessons and collections on this page. */
function ListSwitch({ edition, state }: { edition: EditionId; state: FindState }) {
  const { t } = useTranslation('find');
  return (
    <nav className="a-seg flex-wrap" aria-label={t(($) => $.shows.label)}>
      {(['lessons', 'collections'] as const).map((shows) => (
        <Link key={shows} to={addressOf({ ...state, shows }, edition)} staysInPlace aria-current={state.shows === shows ? 'page' : undefined}>
          {t(($) => $.shows[shows])}
        </Link>
      ))}
    </nav>
  );
}

function addressOf(state: FindState, edition: EditionId): string {
  const params = findParams(state, edition).toString();
  return params === '' ? paths.find() : `${paths.find()}?${params}`;
}

/** The subjects that have lessons, as links. */
function Tabs({ edition, state, counts }: { edition: EditionId; state: FindState; counts: Found['counts'] | undefined }) {
  const { t } = useTranslation('find');
  const subjects = counts?.subjects ?? (state.subject ? [{ subject: state.subject, count: undefined }] : []);
  const to = (subject: FindState['subject']) => addressOf({ ...state, subject, category: undefined, batches: 1 }, edition);
  const all = { to: to(undefined), label: t(($) => $.allSubjects), isCurrent: state.subject === undefined };
  return (
    <SubjectTabs
      label={t(($) => $.subjectsLabel)}
      items={[
        all,
        ...subjects.map(({ subject, count }) => ({
          to: to(subject),
          label: t(($) => $.subjects[subject]),
          subject,
          count,
          isCurrent: state.subject === subject,
        })),
      ]}
    />
  );
}
