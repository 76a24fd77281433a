import type { ArticleView } from '@alba/content/lesson-view';
import { loadActivityArticle } from '@alba/contract/attempts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { useActivityArticleQuery } from './api.ts';

export type StudentArticleProps = { activityId: number; articleId: string; allArticles: string; children: (article: ArticleView) => ReactNode };

/** An article of a lesson under way: loading, failed with Try again and All articles, or the page around it. */
export function StudentArticle({ activityId, articleId, allArticles, children }: StudentArticleProps) {
  const { t } = useTranslation('articles');
  const { data, error, refetch, isFetching } = useActivityArticleQuery({ params: { activityId, articleId } });
  if (data) return children(data);
  const back = (
    <ButtonLink to={allArticles} variant="secondary">
      {t(($) => $.all)}
    </ButtonLink>
  );
  if (!error) return <LoadingCard />;
  if (refusalOf(loadActivityArticle, error) === 'article_not_found') {
    return (
      <EmptyState title={t(($) => $.missing.title)} action={back}>
        {t(($) => $.missing.body)}
      </EmptyState>
    );
  }
  return (
    <div className="pb-10 text-center">
      <FailurePanel error={error} title={t(($) => $.failed)} onRetry={() => void refetch()} isRetrying={isFetching} />
      {back}
    </div>
  );
}
