import { useEffect } from 'react';
import type { Reader } from './reader.ts';

/** What holds while something is being read: Esc ends it from anywhere, a film that begins makes it wait, and it counts as being here (D22). */
export function useListening(reader: Reader | undefined, stop: () => void): void {
  useEffect(() => {
    if (!reader) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    const onPlay = ({ target }: Event) => target instanceof HTMLVideoElement && reader.pause();
    const beHere = () => reader.state().phase === 'playing' && document.dispatchEvent(new Event('read-aloud'));
    const leave = reader.subscribe(beHere);
    document.addEventListener('keydown', onKey);
    // media events do not rise, so they are caught on their way down
    document.addEventListener('play', onPlay, { capture: true });
    return () => {
      leave();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('play', onPlay, { capture: true });
    };
  }, [reader, stop]);
}
