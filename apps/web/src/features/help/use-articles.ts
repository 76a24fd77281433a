import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../../lib/i18n/index.ts';
import type { HelpArticle } from './article.ts';
import { articlesOf, loadArticles, loadedArticles } from './load-articles.ts';

type Loaded = { key: string; articles?: readonly HelpArticle[]; hasFailed?: boolean };
export type Reader = { role: Role; edition: EditionId };

/** The articles for a reader in the language shown; follows a change of either. */
export function useArticles({ role, edition }: Reader) {
  const { i18n } = useTranslation('help');
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const [tries, setTries] = useState(1);
  const key = `${language}/${role}/${tries}`;
  const [loaded, setLoaded] = useState<Loaded>(() => ({ key, articles: loadedArticles(language, role) }));
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Omit<Loaded, 'key'>) => isCurrent && setLoaded({ key, ...found });
    loadArticles(language, role).then(
      (articles) => show({ articles }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, language, role]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const shown = loaded.key === key ? loaded : undefined;
  const articles = useMemo(() => shown?.articles && articlesOf(shown.articles, edition), [shown, edition]);
  return { articles, hasFailed: shown?.hasFailed === true, retry };
}
