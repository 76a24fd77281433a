import type { Session } from '@alba/contract/auth';
import { useCallback } from 'react';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { revokeSession } from '../../lib/session/sign-out.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';

/** Begins a session. One that was there before ends, on the server as well: on a shared device whoever comes last is who is signed in. */
export function useEnter(): (session: Session) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (session) => {
      const { auth } = store.getState();
      const isOther = auth.isAuthenticated && auth.tokenResponse.accessToken !== session.tokenResponse.accessToken;
      if (isOther) void revokeSession(auth);
      dispatch(signedIn(session));
    },
    [dispatch],
  );
}
