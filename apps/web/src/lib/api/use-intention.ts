import { useRef } from 'react';
import { randomId } from './random-id.ts';

/**
 * One key for one wish: pressed twice, or sent again after a broken connection, the same wish counts once. Other words in the
 * form are another wish.
 */
export function useIntention(): (wish: unknown) => string {
  const last = useRef<{ wish: string; key: string }>(undefined);
  return (wish) => {
    const text = JSON.stringify(wish);
    if (last.current?.wish !== text) last.current = { wish: text, key: randomId() };
    return last.current.key;
  };
}
