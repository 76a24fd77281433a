import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { HelpArticleView } from '../../features/help/help-article.tsx';
import { HelpFailed, HelpLoading } from '../../features/help/help-state.tsx';
import { Support } from '../../features/help/support.tsx';
import { useArticles } from '../../features/help/use-articles.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('help');

/** `/help/:slug` (P-HELP): one article of the reader's own role. */
export function Component() {
  const { edition, viewer } = useFrame();
  return viewer ? <Article role={viewer.role} edition={edition} /> : null;
}

function Article({ role, edition }: Parameters<typeof useArticles>[0]) {
  const { t } = useTranslation('help');
  const { slug } = useParams();
  const { articles, hasFailed, retry } = useArticles({ role, edition });
  const article = articles?.find((one) => one.slug === slug);
  const back = { to: paths.help(), label: t(($) => $.gone.action) };
  if (articles && article) {
    return (
      <Page title={article.title} summary={article.summary} back={back}>
        <HelpArticleView article={article} articles={articles} role={role} />
      </Page>
    );
  }
  // no page yet, so that the title said is the article's
  if (!articles && !hasFailed) return <HelpLoading />;
  return (
    <Page title={t(($) => $.title)} back={back}>
      {hasFailed && <HelpFailed onRetry={retry} />}
      {articles && (
        <>
          <EmptyState title={t(($) => $.gone.title)} action={<ButtonLink to={paths.help()}>{t(($) => $.gone.action)}</ButtonLink>}>
            {t(($) => $.gone.body)}
          </EmptyState>
          <Support role={role} />
        </>
      )}
    </Page>
  );
}
