import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to an element each time there is something new to read in it. */
export function useFocusOn(news: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) ref.current?.focus();
  }, [news]);
  return ref;
}
