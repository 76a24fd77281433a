import { limits } from '@alba/domain/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../ui/search-field.tsx';
import { HelpFailed, HelpLoading } from './help-state.tsx';
import { SearchResults } from './search-results.tsx';
import { Topics } from './topics.tsx';
import { type Reader, useArticles } from './use-articles.ts';

/** All help of a role by topic and what else there is (`children`), or what a search finds. The search stands in the address, so that Back from an article returns to it. */
export function HelpHome({ reader, children }: { reader: Reader; children?: ReactNode }) {
  const { t } = useTranslation('help');
  const { articles, hasFailed, retry } = useArticles(reader);
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, limits.searchTerm);
  const find = (words: string) => setParams(words === '' ? {} : { search: words }, { replace: true, preventScrollReset: true, state: { staysInPlace: true } });
  if (hasFailed) return <HelpFailed onRetry={retry} />;
  if (!articles) return <HelpLoading />;
  return (
    <>
      <div className="mb-8 flex max-w-160">
        <SearchField
          label={t(($) => $.search)}
          placeholder={t(($) => $.searchHint[reader.role])}
          maxLength={limits.searchTerm}
          search={search}
          onSearch={find}
        />
      </div>
      <SearchResults articles={articles} search={search} onClear={() => find('')} />
      {search === '' && (
        <>
          <Topics articles={articles} />
          {children}
        </>
      )}
    </>
  );
}
