import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
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
  const { isSomebodyElse = false } = (useLocation().state ?? {}) as { isSomebodyElse?: boolean };
  const toLogin = useCallback(() => void navigate(paths.login(), { replace: true }), [navigate]);
  return (
    <BarePage title={t(($) => $.signingOut)}>
      <SignOut countUnsent={isSomebodyElse ? nobodysAnswers : countUnsent} onSignedOut={toLogin} onStay={() => navigate(paths.home(), { replace: true })} />
    </BarePage>
  );
}

/** Whoever says that it is not them is not asked about the answers of another; those wait on this device. */
const nobodysAnswers = async () => 0;

/** Fetched here only: the sign-in page shares this file's code and needs none of the drafts'. */
async function countUnsent(): Promise<number> {
  const { countDrafts } = await import('../../lib/save-queue/drafts.ts');
  return countDrafts(store.getState().auth.currentAccountId);
}
