import { useState } from 'react';
import { preferencesChanged } from '../../lib/session/auth-slice.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { changeSettings, useSettings } from '../../lib/settings.ts';
import { onForget, useAppDispatch, useAppSelector } from '../../lib/store/store.ts';

/** Who has seen the window since signing in or loading the app: for them home is home, until they come again. */
const seen = new Set<number>();
onForget(() => seen.clear());

/** Whether the landing window stands before the teacher's home. `leave` puts it away, for good if that is wished. */
export function useLanding(): { isOpen: boolean; leave: (how: { forGood: boolean }) => void } {
  const personId = useAppSelector(({ auth }) => viewerOf(auth)?.personId);
  const isWanted = useAppSelector(({ auth }) => auth.preferences?.landingOverlay !== 'off');
  const { withoutLanding } = useSettings();
  const [hasLeft, setHasLeft] = useState(personId === undefined || seen.has(personId));
  const leave = ({ forGood }: { forGood: boolean }) => {
    setHasLeft(true);
    if (personId === undefined) return;
    seen.add(personId);
    if (forGood && !withoutLanding.includes(personId)) changeSettings({ withoutLanding: [...withoutLanding, personId] });
  };
  return { isOpen: personId !== undefined && isWanted && !hasLeft && !withoutLanding.includes(personId), leave };
}

/** Lets the window stand at home again for whoever is signed in: wished for from Help. */
export function useShowLanding(): () => void {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(({ auth }) => auth.preferences);
  const personId = useAppSelector(({ auth }) => viewerOf(auth)?.personId);
  const { withoutLanding } = useSettings();
  return () => {
    if (personId === undefined) return;
    seen.delete(personId);
    // for this session; for good it is said on the account page
    dispatch(preferencesChanged({ ...preferences, landingOverlay: 'on' }));
    changeSettings({ withoutLanding: withoutLanding.filter((id) => id !== personId) });
  };
}
