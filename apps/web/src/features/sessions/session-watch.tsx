import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { sessionEnded } from '../../lib/session/auth-slice.ts';
import { revokeSession } from '../../lib/session/sign-out.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { type Presence, timeLeft, type Watched } from './presence.ts';
import { idleNow, usePresence } from './use-presence.ts';

/** The dialogs come when the page has long been there, so that they are at hand before the connection may be gone. */
const loadAfter = 20_000;

export type SessionWatchProps = Watched & { name: string };

/**
 * Signs a screen out that was left alone, as the school set it (D1), and asks students who come back after a long time whether they are
 * still the same. Answers that were not sent wait on this device under their account (D91).
 */
export function SessionWatch({ name, ...watched }: SessionWatchProps) {
  const { presence, stay } = usePresence(watched);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialogs = useDialogs(presence);
  useEffect(() => {
    if (presence !== 'over') return;
    void revokeSession(store.getState().auth);
    dispatch(sessionEnded());
  }, [presence, dispatch]);

  const leave = (isSomebodyElse: boolean) => void navigate(paths.logout(), { state: { isSomebodyElse } });
  if (!dialogs) return null;
  if (presence === 'warning') return <dialogs.IdleWarning timeLeft={() => timeLeft(idleNow(), watched)} onStay={stay} onLeave={() => leave(false)} />;
  return presence === 'asking' ? <dialogs.StillYou name={name} onYes={stay} onNo={() => leave(true)} /> : null;
}

/** Undefined until they came: without them nothing is asked, and the screen still signs out in time. */
function useDialogs(presence: Presence): typeof import('./presence-dialogs.tsx') | undefined {
  const [dialogs, setDialogs] = useState<typeof import('./presence-dialogs.tsx')>();
  const isWanted = presence === 'warning' || presence === 'asking';
  useEffect(() => {
    if (dialogs) return;
    const load = () => void import('./presence-dialogs.tsx').then(setDialogs, () => undefined);
    const timer = setTimeout(load, isWanted ? 0 : loadAfter);
    return () => clearTimeout(timer);
  }, [dialogs, isWanted]);
  return dialogs;
}
