import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../lib/timings.ts';

const narrow = () => window.matchMedia(`(max-width: ${breakpoints.md - 1}px)`);

/** Whether a table of lessons by classes has no room here. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = narrow();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => narrow().matches,
  );
}
