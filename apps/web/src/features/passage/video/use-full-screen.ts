import { type RefObject, useEffect, useState } from 'react';

/** Whether the player fills the screen. Esc leaves it by the browser itself. Undefined where the device cannot. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void; isOffered: boolean } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const change = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, [ref]);
  const toggle = () => void (isFull ? document.exitFullscreen() : ref.current?.requestFullscreen?.())?.catch(() => undefined);
  return { isFull, toggle, isOffered: document.fullscreenEnabled === true };
}
