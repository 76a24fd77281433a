import type { RefObject } from 'react';

/**
 * Moves focus once a dialog is gone. A dialog gives focus back one frame after it leaves, to what opened it; where that is gone
 * too, focus would be lost.
 */
export function focusAfterDialog(target: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => requestAnimationFrame(() => target.current?.focus()));
}
