import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { HelpArticle } from './article.ts';
import { ArticleList } from './article-list.tsx';
import { searchArticles } from './search-articles.ts';

type Props = { articles: readonly HelpArticle[]; search: string; onClear: () => void };

const headingId = 'help-results';

/** What a search finds, best first, with how many there are; nothing found leads to the topics and, with what follows on the page, to support. */
export function SearchResults({ articles, search, onClear }: Props) {
  const { t } = useTranslation('help');
  const found = search === '' ? [] : searchArticles(articles, search);
  const words = found.length > 0 ? t(($) => $.found, { count: found.length, search }) : t(($) => $.none.title, { search });
  useSaid(search === '' ? '' : words);
  if (search === '') return null;
  if (found.length === 0) {
    return (
      <EmptyState
        picture="search"
        title={words}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t(($) => $.none.all)}
          </Button>
        }
      >
        {t(($) => $.none.body)}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl">
        {words}
      </h2>
      <ArticleList articles={found} />
    </section>
  );
}

/** Says a new count to who cannot see the list change; what the page opens with is read with the page. */
function useSaid(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    if (words === said.current) return;
    said.current = words;
    if (words !== '') announce(words, 'polite');
  }, [words]);
}
