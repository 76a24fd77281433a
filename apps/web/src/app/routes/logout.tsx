import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SignOut } from '../../features/sign-in/sign-out.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { store } from '../../lib/store/store.ts';
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

/** Fetched here only: the sign-in page shares this file's code and needs none of the drafts'. */
async function countUnsent(): Promise<number> {
  const { countDrafts } = await import('../../lib/save-queue/drafts.ts');
  return countDrafts(store.getState().auth.currentAccountId);
}
