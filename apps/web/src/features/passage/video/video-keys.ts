import type { KeyboardEvent } from 'react';
import type { Tracks } from './use-tracks.ts';
import type { Video } from './use-video.ts';

const step = 5;
const volumeStep = 0.1;

/** Keys that work wherever focus is in the player. A focused control keeps the keys it needs itself. */
export function onVideoKey(
  event: KeyboardEvent<HTMLElement>,
  { video, tracks, toggleFullScreen }: { video: Video; tracks: Tracks; toggleFullScreen: () => void },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  // a list takes letters and arrows to choose; a button takes Space to be pressed
  if (target.matches('select, summary, a')) return;
  const isVolume = target.dataset.slider === 'volume';
  const acts: Record<string, (() => void) | undefined> = {
    ' ': target.matches('button') ? undefined : video.toggle,
    k: video.toggle,
    m: video.toggleMute,
    c: tracks.toggleCaptions,
    d: tracks.toggleDescriptions,
    f: toggleFullScreen,
    arrowleft: isVolume ? undefined : () => video.skip(-step),
    arrowright: isVolume ? undefined : () => video.skip(step),
    arrowup: () => video.setVolume(video.volume + volumeStep),
    arrowdown: () => video.setVolume(video.volume - volumeStep),
    home: isVolume ? undefined : () => video.seek(0),
    end: isVolume ? undefined : () => video.seek(video.duration),
  };
  const act = acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
