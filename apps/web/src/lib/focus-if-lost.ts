import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives focus a place after what had it went: a row that was deleted, a bar that went down. Two frames later, because a dialog gives
 * focus back one frame after it leaves. Whoever has it elsewhere keeps it, and nothing is scrolled.
 */
export function focusIfLost(place: HTMLElement | null | undefined): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) place?.focus({ preventScroll: true });
    }),
  );
}

/** When this part goes with focus in it, the dialog around it takes it, or the page. */
export function useFocusAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = part.current;
    const around = node?.closest('[role=dialog]')?.querySelector('h2') ?? document.querySelector('main');
    return () => {
      if (node?.contains(document.activeElement)) focusIfLost(around);
    };
  }, [part]);
}
