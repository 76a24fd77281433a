import { useCallback } from 'react';
import { loggedOut } from '../../lib/session/auth-slice.ts';
import { revokeSession } from '../../lib/session/sign-out.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { clearToasts } from '../../ui/toast.ts';
import { leaveNotice, rememberPerson } from './notice.ts';

/** Ends the session: told to the server without waiting for it, all state and stores cleared, in every tab. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    const { auth } = store.getState();
    if (auth.isAuthenticated) {
      void revokeSession(auth);
      leaveNotice('signed-out');
    }
    rememberPerson(undefined);
    dispatch(loggedOut());
    clearToasts();
  }, [dispatch]);
}
