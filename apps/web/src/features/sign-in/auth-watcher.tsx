import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { identityOf, onSomebodyElse, useAppSelector } from '../../lib/store/store.ts';
import { showToast } from '../../ui/toast.ts';
import { leaveNotice, rememberPerson } from './notice.ts';

/**
 * Asks the routes' gates again when the person changes: a session that ended, here or in another tab, leaves a private page
 * for sign-in and comes back to it; a sign-in elsewhere moves the sign-in page on. A public page stays. When another tab has
 * somebody else, nothing of the one before may stand here: `onSomebodyElse` makes the page anew, at the home of whom it is now.
 */
export function AuthWatcher({ onSomebodyElse: startAnew }: { onSomebodyElse?: () => void }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const identity = useAppSelector(({ auth }) => identityOf(auth));
  const accountId = useAppSelector(({ auth }) => auth.currentAccountId);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const before = useRef(identity);
  const owner = useRef(accountId);
  useEffect(() => {
    if (before.current === identity) return;
    before.current = identity;
    const left = owner.current;
    owner.current = accountId;
    if (pathname === paths.logout()) return;
    if (identity === undefined) {
      leaveNotice('session-ended');
      rememberPerson(left);
    }
    void revalidate();
  }, [identity, accountId, pathname, revalidate]);
  const meet = useEffectEvent((name: string) => {
    startAnew?.();
    void navigate(paths.home());
    showToast({ status: 'info', title: t(($) => $.somebodyElse.title, { name }), body: t(($) => $.somebodyElse.body) });
  });
  useEffect(() => onSomebodyElse((auth) => meet(auth.accountInfo?.displayName ?? '')), []);
  return null;
}
