import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

type Place = { search: string; top: number; listTop: number; focusId: string };

/** Where the teacher was when they opened a preview, for the way back. The address alone does not say how far they had scrolled. */
let kept: Place | undefined;

export function keepPlace(focusId: string, list: HTMLElement | null): void {
  kept = { search: window.location.search, top: window.scrollY, listTop: list?.scrollTop ?? 0, focusId };
}

/** Goes back to the kept place once what stood there is shown again. Every new page begins at its top, so this waits a frame. */
export function useKeptPlace(isThere: boolean, list: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!isThere || kept === undefined) return;
    const place = kept;
    kept = undefined;
    if (place.search !== search) return;
    const frame = requestAnimationFrame(() => {
      document.getElementById(place.focusId)?.focus({ preventScroll: true });
      list.current?.scrollTo?.(0, place.listTop);
      window.scrollTo(0, place.top);
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere, search, list]);
}
