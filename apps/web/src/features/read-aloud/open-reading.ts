import type { Speech } from '@alba/contract/speech';
import { deviceVoice } from './device-voice.ts';
import { findDeviceVoice } from './find-voice.ts';
import { canPlay, preparedVoice } from './prepared-voice.ts';
import { type Performance, Reader } from './reader.ts';
import { guessedScript, preparedScript } from './script.ts';
import type { ReadableText, SpeechOf } from './texts.ts';

export type Opening = { texts: readonly ReadableText[]; lang: string; speechOf: SpeechOf; onFail: () => void };

/** The reader of these texts by the best engine there is (D74): prepared sounds, else a voice of the device. Undefined: neither. */
export async function openReading({ texts, lang, speechOf, onFail }: Opening): Promise<Reader | undefined> {
  const found = await Promise.all(texts.map(async (text) => ({ text, speech: await speechOf(text) })));
  const prepared = found.filter((one): one is { text: ReadableText; speech: Speech } => one.speech !== undefined && canPlay(one.speech.media));
  // sounds that are still being made leave gaps, which a voice of the device has not
  const script = prepared.length === texts.length || !findDeviceVoice(lang) ? preparedScript(prepared, lang) : undefined;
  if (script && script.words.length > 0) {
    return new Reader({ script, makeVoice: (events) => preparedVoice(script.tracks, events) }, { instead: () => byDevice(texts, lang), onFail });
  }
  const device = byDevice(texts, lang);
  return device && new Reader(device, { onFail });
}

function byDevice(texts: readonly ReadableText[], lang: string): Performance | undefined {
  const voice = findDeviceVoice(lang);
  if (!voice) return undefined;
  const script = guessedScript(texts, lang);
  return { script, makeVoice: (events) => deviceVoice(script, voice, events) };
}
