import type { LessonCard as Card } from '@alba/contract/catalog';
import type { EditionId } from '@alba/domain/editions';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { SubjectTabs } from '../../ui/subject-tabs.tsx';
import { type Found, useFindLessonsQuery } from './api.ts';
import { Filters } from './filters.tsx';
import { type FindState, filterCount, findParams } from './find-state.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useFindState } from './use-find-state.ts';

export type FindLessonsProps = { edition: EditionId; onAssign: (card: Card) => void };

/** Search, subjects, filters and the lessons they leave (A-FIND). */
export function FindLessons({ edition, onAssign }: FindLessonsProps) {
  const { t } = useTranslation('find');
  const { state, change } = useFindState(edition);
  const { subject, category, gradeBands, search, batches } = state;
  const found = useFindLessonsQuery({ query: { subject, category, gradeBands: gradeBands.join(','), search, batches } });
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(state, edition);
  const filters = <Filters edition={edition} state={state} counts={found.data?.counts} onChange={change} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchBox search={search} onSearch={(words) => change({ search: words })} />
        <Button
          ref={toggle}
          variant="secondary"
          icon={SlidersHorizontal}
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls="find-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? t(($) => $.filter.title) : t(($) => $.filter.titleCount, { count })}
        </Button>
      </div>
      <Tabs edition={edition} state={state} counts={found.data?.counts} />
      <div className="mt-6 grid gap-x-10 lg:grid-cols-[240px_minmax(0,1fr)]">
        <aside aria-label={t(($) => $.filter.title)} className="max-lg:hidden">
          {filters}
        </aside>
        <Results edition={edition} state={state} found={found} onChange={change} onAssign={onAssign} />
      </div>
      <Drawer id="find-filters" isOpen={isOpen} onClose={() => setOpen(false)} title={t(($) => $.filter.title)} toggleRef={toggle}>
        {isOpen && <div className="pt-3 pb-6">{filters}</div>}
      </Drawer>
    </>
  );
}

/** The subjects that have lessons, as links. */
function Tabs({ edition, state, counts }: { edition: EditionId; state: FindState; counts: Found['counts'] | undefined }) {
  const { t } = useTranslation('find');
  const subjects = counts?.subjects ?? (state.subject ? [{ subject: state.subject, count: undefined }] : []);
  const to = (subject: FindState['subject']) => {
    const params = findParams({ ...state, subject, category: undefined, batches: 1 }, edition).toString();
    return params === '' ? paths.find() : `${paths.find()}?${params}`;
  };
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
