import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BarePage } from './bare-page.tsx';
import { useFrame } from './frame-context.ts';
import { Page } from './page.tsx';

/** Stands where a page of the specification is not built yet, and says so. Every such address is listed in docs/not-yet.md. */
export function NotYet() {
  const { t } = useTranslation('app');
  const { template } = useFrame();
  const title = t(($) => $.notYet.title);
  if (template === 'standard') {
    return (
      <Page title={title} summary={t(($) => $.notYet.body)}>
        <EmptyState title={t(($) => $.notYet.building)} action={<HomeLink />}>
          {t(($) => $.notYet.when)}
        </EmptyState>
      </Page>
    );
  }
  return (
    <BarePage title={title}>
      <h1>{title}</h1>
      <p className="mt-3 mb-6 text-lg text-soft">{t(($) => $.notYet.body)}</p>
      <HomeLink />
    </BarePage>
  );
}

function HomeLink() {
  const { t } = useTranslation('app');
  return (
    <ButtonLink to={paths.home()} icon={House}>
      {t(($) => $.notYet.home)}
    </ButtonLink>
  );
}

export { NotYet as Component };
