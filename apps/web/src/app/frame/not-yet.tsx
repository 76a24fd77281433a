import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { homeOf } from '../guards.ts';
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

/** Not where it would lead to the page it stands on: an administrator's home is not built yet. */
function HomeLink() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const role = useAppSelector(({ auth }) => viewerOf(auth)?.role);
  if (role && homeOf[role] === pathname) return null;
  return (
    <ButtonLink to={paths.home()} icon={House}>
      {t(($) => $.notYet.home)}
    </ButtonLink>
  );
}

export { NotYet as Component };
