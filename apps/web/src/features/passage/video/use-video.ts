import { type RefObject, useEffect, useState } from 'react';

export type VideoState = { isPlaying: boolean; time: number; duration: number; volume: number; isMuted: boolean; rate: number; isMissing: boolean };
export type Video = VideoState & {
  toggle: () => void;
  seek: (time: number) => void;
  /** So many seconds on, or back. */
  skip: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  /** The file is asked for again. */
  retry: () => void;
};

const fresh: VideoState = { isPlaying: false, time: 0, duration: 0, volume: 1, isMuted: false, rate: 1, isMissing: false };
const events = ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'durationchange', 'volumechange', 'ratechange', 'emptied'] as const;

/** What a video element does, as state, and what can be asked of it. The element stays the truth. */
export function useVideo(ref: RefObject<HTMLVideoElement | null>): Video {
  const [state, setState] = useState(fresh);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const read = () => setState(({ isMissing }) => ({ ...stateOf(video), isMissing }));
    const fail = () => setState((held) => ({ ...held, isPlaying: false, isMissing: true }));
    const come = () => setState((held) => ({ ...held, isMissing: false }));
    for (const event of events) video.addEventListener(event, read);
    video.addEventListener('error', fail);
    video.addEventListener('loadeddata', come);
    return () => {
      for (const event of events) video.removeEventListener(event, read);
      video.removeEventListener('error', fail);
      video.removeEventListener('loadeddata', come);
    };
  }, [ref]);
  const ask = (act: (video: HTMLVideoElement) => void) => {
    if (ref.current) act(ref.current);
  };
  return {
    ...state,
    toggle: () => ask((video) => (video.paused ? play(video) : video.pause())),
    seek: (time) => ask((video) => goTo(video, time)),
    skip: (seconds) => ask((video) => goTo(video, video.currentTime + seconds)),
    setVolume: (volume) => ask((video) => Object.assign(video, { volume: Math.min(1, Math.max(0, volume)), muted: volume <= 0 })),
    toggleMute: () => ask((video) => Object.assign(video, { muted: !video.muted })),
    setRate: (playbackRate) => ask((video) => Object.assign(video, { playbackRate })),
    retry: () =>
      ask((video) => {
        setState((held) => ({ ...held, isMissing: false }));
        video.load();
        play(video);
      }),
  };
}

function goTo(video: HTMLVideoElement, time: number): void {
  video.currentTime = Math.min(Math.max(0, time), video.duration || 0);
}

/** A file that does not come is told by the element's own error; a stop before the start is no fault. */
function play(video: HTMLVideoElement): void {
  video.play()?.catch(() => undefined);
}

function stateOf(video: HTMLVideoElement): Omit<VideoState, 'isMissing'> {
  return {
    isPlaying: !video.paused && !video.ended,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    volume: video.volume,
    isMuted: video.muted,
    rate: video.playbackRate,
  };
}
