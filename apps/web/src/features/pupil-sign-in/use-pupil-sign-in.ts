import type { Session } from '@alba/contract/auth';
import { useState } from 'react';
import type { CallArguments } from '../../lib/api/call.ts';
import { callServer } from '../../lib/api/call-server.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { revokeSession } from '../../lib/session/sign-out.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { type PupilEndpoint, type Told, usePupilFailure } from './pupil-failure.ts';

/** Signs a child in by any of the ways, once at a time. `told` says why the last try failed. */
export function usePupilSignIn(onSignedIn: (session: Session) => void) {
  const dispatch = useAppDispatch();
  const tell = usePupilFailure();
  const [told, setTold] = useState<Told>();
  const [isBusy, setBusy] = useState(false);

  async function signIn<E extends PupilEndpoint>(endpoint: E, given: CallArguments<E>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const { data, error } = await callServer(endpoint, given);
    setBusy(false);
    if (!data) {
      setTold(tell(endpoint, error));
      return false;
    }
    const session = data as Session;
    // left signed in on a device that children share: their session is over
    const { auth } = store.getState();
    if (auth.isAuthenticated) void revokeSession(auth);
    dispatch(signedIn(session));
    onSignedIn(session);
    return true;
  }
  return { signIn, isBusy, told, forget: () => setTold(undefined) };
}
