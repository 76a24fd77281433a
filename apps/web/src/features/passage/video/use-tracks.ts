import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../../../lib/announce.ts';

export type Tracks = {
  hasCaptions: boolean;
  hasDescriptions: boolean;
  toggleCaptions: () => void;
  toggleDescriptions: () => void;
  described: string;
  areCaptionsMissing: boolean;
};

/** What this person chose last, kept while the page stands: the next video begins the same way. */
const chosen = { captions: true, descriptions: false };

/** Captions are drawn by the browser; the described track is shown as text and spoken. */
export function useTracks(ref: RefObject<HTMLVideoElement | null>, lang: string): Tracks {
  const [hasCaptions, setCaptions] = useState(chosen.captions);
  const [hasDescriptions, setDescriptions] = useState(chosen.descriptions);
  const [described, setDescribed] = useState('');
  const [areCaptionsMissing, setMissing] = useState(false);

  useEffect(() => {
    const element = trackOf(ref.current, 'captions');
    if (!element) return;
    const fail = () => setMissing(true);
    element.addEventListener('error', fail);
    if (element.track) element.track.mode = hasCaptions ? 'showing' : 'disabled';
    return () => element.removeEventListener('error', fail);
  }, [ref, hasCaptions]);

  useEffect(() => {
    const track = trackOf(ref.current, 'descriptions')?.track;
    if (!track) return;
    track.mode = hasDescriptions ? 'hidden' : 'disabled';
    if (!hasDescriptions) return;
    const change = () => {
      const words = [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' ');
      setDescribed(words);
      if (words !== '') say(words, lang);
    };
    track.addEventListener('cuechange', change);
    return () => {
      track.removeEventListener('cuechange', change);
      setDescribed('');
      globalThis.speechSynthesis?.cancel();
    };
  }, [ref, hasDescriptions, lang]);

  return {
    hasCaptions,
    hasDescriptions,
    described,
    areCaptionsMissing,
    toggleCaptions: () => {
      chosen.captions = !hasCaptions;
      setCaptions(chosen.captions);
    },
    toggleDescriptions: () => {
      chosen.descriptions = !hasDescriptions;
      setDescriptions(chosen.descriptions);
    },
  };
}

const trackOf = (video: HTMLVideoElement | null, kind: string) => video?.querySelector<HTMLTrackElement>(`track[kind=${kind}]`) ?? null;

/** By a voice of this device where it has one for the language, otherwise by the screen reader. Never by both. */
function say(words: string, lang: string): void {
  const { speechSynthesis: speech } = globalThis;
  const voice = speech?.getVoices().find((one) => one.lang.slice(0, 2) === lang.slice(0, 2));
  if (!speech || !voice) {
    announce(words, 'polite');
    return;
  }
  const utterance = new SpeechSynthesisUtterance(words);
  Object.assign(utterance, { voice, lang: voice.lang, rate: 1.15 });
  speech.cancel();
  speech.speak(utterance);
}
