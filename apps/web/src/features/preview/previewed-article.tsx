import type { ArticleView } from '@alba/content/lesson-view';
import { previewArticle } from '@alba/contract/catalog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { usePreviewArticleQuery } from './api.ts';
import { usePreviewWork } from './preview-context.ts';

/** An article of the previewed lesson: loading, failed or gone with a way back, or the page around it. */
export function PreviewedArticle({ articleId, children }: { articleId: string; children: (article: ArticleView) => ReactNode }) {
  const { t } = useTranslation('preview');
  const { address, links } = usePreviewWork();
  const { currentData, error, isFetching, refetch } = usePreviewArticleQuery({ params: { lessonId: address.lessonId, articleId } });
  const failed = useFailureWords(error);
  if (currentData) return children(currentData);
  if (isFetching || !failed) return <LoadingCard label={t(($) => $.loadingArticle)} />;
  const refusal = refusalOf(previewArticle, error);
  if (refusal === 'article_not_found' || refusal === 'lesson_not_found') {
    return (
      <EmptyState picture="error" title={t(($) => $.articleGone.title)} action={<ButtonLink to={links.learnMore}>{t(($) => $.articleGone.action)}</ButtonLink>}>
        {t(($) => $.articleGone.body)}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel title={failed.title} onRetry={refetch}>
      {failed.body}
    </ErrorPanel>
  );
}
