import { useEffect, useEffectEvent, useState } from 'react';
import { lastActivity, noteActivity, onActivityElsewhere, signsOfLife } from '../../lib/session/activity.ts';
import { nextChange, type Presence, presenceAfter, type Watched } from './presence.ts';

/** No timer of a browser waits longer. */
const longestTimer = 2_000_000_000;
/** Somebody who moves or scrolls is looked at no more often than this. */
const lookEvery = 1_000;

/** Milliseconds since somebody was last there. Who is there now for the first time has just come. */
export function idleNow(): number {
  const now = Date.now();
  const last = lastActivity(now);
  if (last === undefined) noteActivity({ now, isCertain: true });
  return last === undefined ? 0 : now - last;
}

/** Watches whether somebody is there, and tells it as soon as it changes: by time, in another tab, or on waking up. */
export function usePresence({ idleMinutes, isStudent }: Watched): { presence: Presence; stay: () => void } {
  const [presence, setPresence] = useState<Presence>(() => presenceAfter(idleNow(), { idleMinutes, isStudent }));
  const look = useEffectEvent(() => {
    const idle = idleNow();
    const watched = { idleMinutes, isStudent };
    const now = presenceAfter(idle, watched);
    setPresence(now);
    return { now, next: nextChange(idle, watched), idle };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another limit sets another alarm
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked: { at: number; now: Presence } | undefined;
    const lookAndWait = () => {
      clearTimeout(timer);
      const { now, next, idle } = look();
      if (next !== undefined) timer = setTimeout(lookAndWait, Math.min(next - idle, longestTimer));
      looked = { at: Date.now(), now };
      return now;
    };
    /** A touch counts only while nothing is asked: the first one after a long absence may be somebody else's. */
    const onSign = () => {
      if (looked?.now === 'here' && Date.now() - looked.at < lookEvery) return;
      if (lookAndWait() === 'here') noteActivity();
    };
    lookAndWait();
    const stopHearing = onActivityElsewhere(lookAndWait);
    for (const sign of signsOfLife) document.addEventListener(sign, onSign, { capture: true, passive: true });
    document.addEventListener('visibilitychange', lookAndWait);
    window.addEventListener('pageshow', lookAndWait);
    return () => {
      clearTimeout(timer);
      stopHearing();
      for (const sign of signsOfLife) document.removeEventListener(sign, onSign, { capture: true });
      document.removeEventListener('visibilitychange', lookAndWait);
      window.removeEventListener('pageshow', lookAndWait);
    };
  }, [idleMinutes, isStudent]);

  const stay = () => {
    noteActivity({ isCertain: true });
    setPresence('here');
  };
  return { presence, stay };
}
