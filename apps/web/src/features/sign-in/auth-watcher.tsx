import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { leaveNotice } from './notice.ts';

/**
 * Asks the routes' gates again when the person changes: a session that ended, here or in another tab, leaves a private page
 * for sign-in and comes back to it; a sign-in elsewhere moves the sign-in page on. A public page stays.
 */
export function AuthWatcher() {
  const accountId = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.currentAccountId : undefined));
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const before = useRef(accountId);
  useEffect(() => {
    if (before.current === accountId) return;
    before.current = accountId;
    if (pathname === paths.logout()) return;
    if (accountId === undefined) leaveNotice('session-ended');
    void revalidate();
  }, [accountId, pathname, revalidate]);
  return null;
}
