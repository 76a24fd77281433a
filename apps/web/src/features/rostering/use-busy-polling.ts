import { useState, useSyncExternalStore } from 'react';

/** A worker tells its progress about as often. */
const askAgainMs = 1500;

/** Asks again and again while something is under way and the page can be seen; a hidden page catches up when it is shown. */
export function useBusyPolling(): { interval: number; follow: (isBusy: boolean) => void } {
  const [isBusy, setBusy] = useState(false);
  const isVisible = useSyncExternalStore(watch, () => document.visibilityState === 'visible');
  return {
    interval: isBusy && isVisible ? askAgainMs : 0,
    follow: (now) => {
      if (now !== isBusy) setBusy(now);
    },
  };
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
