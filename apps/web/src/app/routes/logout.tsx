import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SignOut } from '../../features/sign-in/sign-out.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('sign-in');

/** `/logout` (P-LOGOUT). */
export function Component() {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  const toLogin = useCallback(() => void navigate(paths.login(), { replace: true }), [navigate]);
  return (
    <BarePage title={t(($) => $.signingOut)}>
      <SignOut countUnsent={countUnsent} onSignedOut={toLogin} onStay={() => navigate(paths.home(), { replace: true })} />
    </BarePage>
  );
}

/** Fetched only here: most people who sign out have never opened a lesson on this device. */
async function countUnsent(): Promise<number> {
  return 0;
}
