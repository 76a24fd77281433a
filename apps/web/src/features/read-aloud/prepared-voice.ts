import { mediaUrl } from '../../lib/media-url.ts';
import type { Track } from './script.ts';
import type { Voice, VoiceEvents } from './voice.ts';

/** Whether this browser plays the files of our sounds. */
export function canPlay(media: string): boolean {
  const type = media.endsWith('.webm') ? 'audio/webm; codecs=opus' : `audio/${media.split('.').at(-1)}`;
  return typeof Audio !== 'undefined' && new Audio().canPlayType(type) !== '';
}

/** Plays prepared sounds one after the other as if they were one. The sound is the clock: words follow it, whatever the machine does. */
export function preparedVoice(tracks: readonly Track[], { onTime, onEnd, onBlocked, onFail }: VoiceEvents): Voice {
  const audio = new Audio();
  let now: Track | undefined;
  let rate = 1;
  let frame = 0;
  let isWanted = false;

  const tell = () => {
    if (now) onTime(now.start + audio.currentTime, true);
  };
  const follow = () => {
    tell();
    frame = requestAnimationFrame(follow);
  };
  const rest = () => cancelAnimationFrame(frame);
  const start = () => {
    audio.playbackRate = rate;
    audio.play()?.catch((error: unknown) => {
      // a pause before the beginning is no fault; that a file does not come is told by its own event
      if (isWanted && (error as Error).name === 'NotAllowedError') onBlocked();
    });
  };
  const goTo = (track: Track, place: number) => {
    if (track !== now) {
      now = track;
      audio.src = mediaUrl(track.media);
    }
    audio.currentTime = place;
  };
  audio.preload = 'auto';
  audio.addEventListener('playing', () => {
    rest();
    follow();
  });
  audio.addEventListener('pause', rest);
  audio.addEventListener('waiting', rest);
  audio.addEventListener('error', () => {
    rest();
    onFail();
  });
  audio.addEventListener('ended', () => {
    const next = tracks[tracks.indexOf(now as Track) + 1];
    if (!next) return onEnd();
    goTo(next, 0);
    start();
  });
  return {
    play(from) {
      isWanted = true;
      const track = tracks.findLast((one) => one.start <= from) ?? tracks[0];
      if (!track) return onEnd();
      goTo(track, Math.min(from - track.start, track.duration));
      start();
    },
    pause() {
      isWanted = false;
      audio.pause();
    },
    setRate(next) {
      rate = next;
      audio.playbackRate = next;
    },
    close() {
      isWanted = false;
      rest();
      audio.pause();
      audio.removeAttribute('src');
    },
  };
}
