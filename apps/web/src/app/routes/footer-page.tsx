import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageBody } from '../../features/pages/page-body.tsx';
import { usePageText } from '../../features/pages/use-page-text.ts';
import { isLanguage, needMessages } from '../../lib/i18n/index.ts';
import { type FooterPage, footerPages, paths } from '../../lib/paths.ts';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { useFooterWords } from '../frame/footer.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('pages');

/** `/pages/support`, `products`, `about`, `privacy` and `terms`, signed in or not (F-PAGES). */
export function Component() {
  const { pathname } = useLocation();
  const page = footerPages.find((one) => paths.footer(one) === pathname.replace(/\/$/, ''));
  return page ? <InformationPage page={page} /> : <NotFound />;
}

function InformationPage({ page }: { page: FooterPage }) {
  const { t, i18n } = useTranslation('pages');
  const { edition } = useFrame();
  const words = useFooterWords();
  const { text, hasFailed, retry } = usePageText({ page, language: isLanguage(i18n.language) ? i18n.language : 'en' });
  return (
    <Page title={words[page]} summary={text?.summary}>
      {text && <PageBody text={text} edition={edition} />}
      {hasFailed && (
        <ErrorPanel title={t(($) => $.failed.title)} onRetry={retry}>
          {t(($) => $.failed.body)}
        </ErrorPanel>
      )}
      {!text && !hasFailed && <LoadingCard label={t(($) => $.loading)} />}
    </Page>
  );
}
