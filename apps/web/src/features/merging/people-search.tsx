import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useFindPeopleToMergeQuery } from './api.ts';
import { PersonList } from './person-list.tsx';
import { usePairAddress } from './use-pair-address.ts';

const shortest = 2;
const longest = 60;

/** By name or user name; without words, those who share name and school. */
export function PeopleSearch() {
  const { t } = useTranslation('merging');
  const { search, go } = usePairAddress();
  const isSearching = search.length >= shortest;
  const { data, currentData, error, isFetching, refetch } = useFindPeopleToMergeQuery({ query: isSearching ? { search } : {} });
  const failed = useFailureWords(error);
  const people = currentData?.people ?? (isFetching ? data?.people : undefined);
  return (
    <section aria-labelledby="people">
      <SearchField
        label={t(($) => $.search)}
        placeholder={t(($) => $.searchPlaceholder)}
        maxLength={longest}
        search={search}
        onSearch={(words) => go({ search: words }, true)}
      />
      <h2 id="people" className="mt-8">
        {isSearching ? t(($) => $.found) : t(($) => $.suggested)}
      </h2>
      {!isSearching && people !== undefined && people.length > 0 && <p className="mt-2 max-w-160 text-soft">{t(($) => $.suggestedBody)}</p>}
      <div className="mt-4">
        {failed && !people && (
          <ErrorPanel level={3} title={failed.title} onRetry={refetch} isRetrying={isFetching}>
            {failed.body}
          </ErrorPanel>
        )}
        {!people && !failed && <RowsSkeleton label={t(($) => $.loading)} />}
        {people?.length === 0 && (
          <EmptyState picture="search" level={3} title={isSearching ? t(($) => $.noneFound) : t(($) => $.noneSuggested)}>
            {isSearching ? t(($) => $.noneFoundBody) : t(($) => $.noneSuggestedBody)}
          </EmptyState>
        )}
        {people && people.length > 0 && (
          <PersonList
            people={people}
            action={t(($) => $.compare)}
            labelOf={(name) => t(($) => $.compareOf, { name })}
            onChoose={({ individualId }) => go({ person: individualId })}
          />
        )}
      </div>
    </section>
  );
}
