import { type ReactNode, useEffect, useState } from 'react';
import { timings } from '../lib/timings.ts';

/** Holds back what it wraps for 300 ms: quick answers never flicker. */
export function AfterMoment({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), timings.loadingCardDelay);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? children : null;
}
