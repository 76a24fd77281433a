import { useTranslation } from 'react-i18next';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('guides');

/** Where the server sends a tab whose link to a guide has ended (D79). */
export function Component() {
  const { t } = useTranslation('guides');
  return (
    <Page title={t(($) => $.expired.title)}>
      <EmptyState title={t(($) => $.expired.title)} action={<ButtonLink to={paths.home()}>{t(($) => $.absent.home)}</ButtonLink>}>
        {t(($) => $.expired.body)}
      </EmptyState>
    </Page>
  );
}
