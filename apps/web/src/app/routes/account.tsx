import { useTranslation } from 'react-i18next';
import { AccountSettings } from '../../features/account/account-settings.tsx';
import { useSwitchRole } from '../../features/sign-in/use-switch-role.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';
import { AccountSecurity } from './account-security.tsx';

await needMessages('account', 'new-password', 'sessions', 'second-step', 'failure');

/** `/account` (P-ACCOUNT). */
export function Component() {
  const { t } = useTranslation('account');
  const switchRole = useSwitchRole();
  return (
    <Page title={t(($) => $.page.title)} summary={t(($) => $.page.summary)}>
      <AccountSettings onSwitchRole={switchRole} />
      <AccountSecurity />
    </Page>
  );
}
