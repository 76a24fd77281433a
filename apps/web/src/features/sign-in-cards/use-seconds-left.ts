import { useEffect, useState } from 'react';

/**
 * Counts down from what the server said, by how long ago it said so: the clock of the device may be wrong. `said` is a new object
 * for every answer. Undefined when nothing is left.
 */
export function useSecondsLeft(secondsLeft: number | undefined, said: object): number | undefined {
  const [left, setLeft] = useState(secondsLeft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer starts the count anew, also one that says the same
  useEffect(() => {
    setLeft(secondsLeft);
    if (secondsLeft === undefined) return;
    const began = performance.now();
    const timer = setInterval(() => {
      const now = Math.max(0, Math.round(secondsLeft - (performance.now() - began) / 1000));
      setLeft(now > 0 ? now : undefined);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft, said]);
  return left;
}

/** As on a kitchen timer: 14:05. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
