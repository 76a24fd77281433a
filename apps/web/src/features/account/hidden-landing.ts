import { viewerOf } from '../../lib/session/viewer.ts';
import { changeSettings, useSettings } from '../../lib/settings.ts';
import { useAppSelector } from '../../lib/store/store.ts';

/** Whether this device was told not to show the shortcuts to this person any more, and the way to take that back. */
export function useHiddenLanding(): { hidesLanding: boolean; showLanding: () => void } {
  const personId = useAppSelector(({ auth }) => viewerOf(auth)?.personId) ?? -1;
  const { withoutLanding } = useSettings();
  return {
    hidesLanding: withoutLanding.includes(personId),
    showLanding: () => changeSettings({ withoutLanding: withoutLanding.filter((id) => id !== personId) }),
  };
}
