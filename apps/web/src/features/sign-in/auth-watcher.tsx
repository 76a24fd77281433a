import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { identityOf, useAppSelector } from '../../lib/store/store.ts';
import { leaveNotice } from './notice.ts';

/**
 * Asks the routes' gates again when the person changes: a session that ended, here or in another tab, leaves a private page
 * for sign-in and comes back to it; a sign-in elsewhere moves the sign-in page on. A public page stays.
 */
export function AuthWatcher() {
  const identity = useAppSelector(({ auth }) => identityOf(auth));
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const before = useRef(identity);
  useEffect(() => {
    if (before.current === identity) return;
    before.current = identity;
    if (pathname === paths.logout()) return;
    if (identity === undefined) leaveNotice('session-ended');
    void revalidate();
  }, [identity, pathname, revalidate]);
  return null;
}
