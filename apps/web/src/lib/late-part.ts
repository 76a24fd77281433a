import { useEffect, useEffectEvent, useState } from 'react';

/** Without a touch before: so that it is at hand before the connection may be gone. */
const fetchAfter = 20_000;
const firstTouches = ['pointerdown', 'keydown'] as const;

/**
 * Code that a screen needs only later. It is fetched with the first touch of the page, or after a while, and at once when it is
 * wanted; undefined until it is there. `onFail` is told when it is wanted and cannot be had: wanted again, it is fetched again.
 * `load` stays the same function.
 */
export function useLatePart<Part extends object>(load: () => Promise<Part>, isWanted: boolean, onFail: () => void): Part | undefined {
  const [part, setPart] = useState<Part>();
  const fail = useEffectEvent(() => isWanted && onFail());
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isLeft = false;
    const fetchIt = () => {
      // a browser may remember for good that a file could not be fetched: none is asked for in vain
      const coming = navigator.onLine ? load() : Promise.reject(new Error('offline'));
      coming.then(
        (came) => !isLeft && setPart(came),
        () => !isLeft && fail(),
      );
    };
    if (isWanted) fetchIt();
    const timer = setTimeout(fetchIt, fetchAfter);
    for (const touch of firstTouches) document.addEventListener(touch, fetchIt, { once: true, capture: true });
    return () => {
      isLeft = true;
      clearTimeout(timer);
      for (const touch of firstTouches) document.removeEventListener(touch, fetchIt, { capture: true });
    };
  }, [isThere, isWanted, load]);
  return part;
}
