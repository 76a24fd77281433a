import { displayName } from '@alba/domain/people';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useFindPeopleToMergeQuery } from './api.ts';
import { PersonList } from './person-list.tsx';
import { usePairAddress } from './use-pair-address.ts';

const shortest = 2;
const longest = 60;

/** Who may be the same person: proposed by name, or looked for. Nobody is merged for that. */
export function OtherAccounts({ personId }: { personId: number }) {
  const { t } = useTranslation('merging');
  const { go } = usePairAddress();
  const [search, setSearch] = useState('');
  const isSearching = search.length >= shortest;
  const like = useFindPeopleToMergeQuery({ query: { like: personId } });
  const found = useFindPeopleToMergeQuery({ query: { search } }, { skip: !isSearching });
  const failed = useFailureWords(isSearching ? found.error : like.error);
  const shown = isSearching ? found.currentData : like.currentData;
  const person = like.data?.person;
  const people = shown?.people.filter(({ individualId }) => individualId !== personId);
  return (
    <section aria-labelledby="others">
      <Link to={paths.mergePeople()} look="quiet" staysInPlace className="mb-4 inline-flex min-h-11 items-center gap-1">
        <ChevronLeft size={18} aria-hidden="true" />
        {t(($) => $.others.back)}
      </Link>
      <h2 id="others">{t(($) => $.others.title, { name: person ? `${displayName(person)} (${person.username})` : '…' })}</h2>
      <p className="mt-2 mb-4 max-w-160 text-soft">{t(($) => $.others.body)}</p>
      <SearchField label={t(($) => $.others.search)} placeholder={t(($) => $.searchPlaceholder)} maxLength={longest} search={search} onSearch={setSearch} />
      <div className="mt-4">
        {failed && !people && (
          <ErrorPanel level={3} title={failed.title} onRetry={(isSearching ? found : like).refetch}>
            {failed.body}
          </ErrorPanel>
        )}
        {!people && !failed && <RowsSkeleton label={t(($) => $.loading)} />}
        {people?.length === 0 && (
          <EmptyState picture="search" level={3} title={isSearching ? t(($) => $.noneFound) : t(($) => $.others.none)}>
            {isSearching ? t(($) => $.noneFoundBody) : t(($) => $.others.noneBody)}
          </EmptyState>
        )}
        {people && people.length > 0 && (
          <PersonList
            people={people}
            action={t(($) => $.compare)}
            labelOf={(name) => t(($) => $.others.choose, { name })}
            onChoose={({ individualId }) => go({ person: personId, other: individualId })}
          />
        )}
      </div>
    </section>
  );
}
