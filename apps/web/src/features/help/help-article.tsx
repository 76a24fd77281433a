import { useTranslation } from 'react-i18next';
import type { HelpArticle } from './article.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleList } from './article-list.tsx';
import { Support } from './support.tsx';
import type { Reader } from './use-articles.ts';

type Props = { article: HelpArticle; articles: readonly HelpArticle[]; role: Reader['role'] };

const relatedId = 'help-related';

/** One answer, then the others of its topic and the way to support. */
export function HelpArticleView({ article, articles, role }: Props) {
  const { t } = useTranslation('help');
  const related = articles.filter(({ topic, slug }) => topic === article.topic && slug !== article.slug);
  return (
    <>
      <article>
        <ArticleBody body={article.body} />
      </article>
      {related.length > 0 && (
        <section aria-labelledby={relatedId} className="mt-12">
          <h2 id={relatedId} className="mb-3 text-xl">
            {t(($) => $.more)}
          </h2>
          <ArticleList articles={related} />
        </section>
      )}
      <Support role={role} />
    </>
  );
}
