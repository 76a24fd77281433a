import { useEffect, useState } from 'react';
import { findDeviceVoice } from './find-voice.ts';
import type { ReadableText, SpeechOf } from './texts.ts';

/** Whether the device has a voice for a language. Browsers tell of their voices late. */
function useDeviceVoice(lang: string): boolean {
  const [hasVoice, setVoice] = useState(() => findDeviceVoice(lang) !== undefined);
  useEffect(() => {
    const look = () => setVoice(findDeviceVoice(lang) !== undefined);
    look();
    const speech = globalThis.speechSynthesis;
    speech?.addEventListener?.('voiceschanged', look);
    return () => speech?.removeEventListener?.('voiceschanged', look);
  }, [lang]);
  return hasVoice;
}

/** Whether anything can read the first of these texts. The server is asked only on devices without a voice of their own. */
export function useCanRead({ texts, lang, speechOf }: { texts: readonly ReadableText[]; lang: string; speechOf: SpeechOf }): boolean | undefined {
  const hasVoice = useDeviceVoice(lang);
  const [found, setFound] = useState<{ text: ReadableText; hasSound: boolean }>();
  const [first] = texts;
  useEffect(() => {
    if (hasVoice || !first) return;
    let isWanted = true;
    void speechOf(first).then((speech) => isWanted && setFound({ text: first, hasSound: speech !== undefined }));
    return () => {
      isWanted = false;
    };
  }, [hasVoice, first, speechOf]);
  if (hasVoice) return true;
  return found?.text === first ? found?.hasSound : undefined;
}
