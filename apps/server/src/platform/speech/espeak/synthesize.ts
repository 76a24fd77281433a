import { pathToFileURL } from 'node:url';
import type { HeardWord, SpeechRequest } from '../messages.ts';
import { pace, pause, voices } from './recipe.ts';
import { asSsml, type EspeakEvent, wordsOf } from './word-events.ts';

/** The part of the package that is used. */
type Espeak = {
  set_voice(name: string): number;
  set_rate(wordsAMinute: number): void;
  get_samplerate(): number;
  synthesize(text: string, take: (samples: Int16Array | null, events: EspeakEvent[]) => boolean): void;
};
type EspeakModule = { default: () => Promise<{ eSpeakNGWorker: new () => Espeak }> };

export type Synthesized = { samples: Int16Array; sampleRate: number; words: HeardWord[] };

/** Loads the engine from its file. */
export async function loadEspeak(main: string): Promise<(request: Pick<SpeechRequest, 'language' | 'text'>) => Synthesized> {
  const { default: load } = (await import(pathToFileURL(main).href)) as EspeakModule;
  const { eSpeakNGWorker } = await load();
  const espeak = new eSpeakNGWorker();
  return ({ language, text }) => {
    espeak.set_voice(voices[language]);
    espeak.set_rate(pace);
    return sayAll(espeak, text);
  };
}

/** Paragraph by paragraph, with a silence of our own between: what goes wrong in one does not move the words of the next. */
function sayAll(espeak: Espeak, text: string): Synthesized {
  const sampleRate = espeak.get_samplerate();
  const pieces: Int16Array[] = [];
  const words: HeardWord[] = [];
  let length = 0;
  const add = (samples: Int16Array) => {
    pieces.push(samples);
    length += samples.length;
  };
  for (const { 0: paragraph, index } of text.matchAll(/[^\n]+/g)) {
    if (length > 0) add(new Int16Array(Math.round(pause * sampleRate)));
    const { input, origins } = asSsml(paragraph);
    const offset = length / sampleRate;
    const events: EspeakEvent[] = [];
    espeak.synthesize(input, (samples, told) => {
      if (samples) add(samples);
      events.push(...told);
      return false;
    });
    words.push(...wordsOf(events, { origins, offset }).map((word) => ({ ...word, from: word.from + index, to: word.to + index })));
  }
  return { samples: joined(pieces, length), sampleRate, words };
}

function joined(pieces: readonly Int16Array[], length: number): Int16Array {
  const all = new Int16Array(length);
  let place = 0;
  for (const piece of pieces) {
    all.set(piece, place);
    place += piece.length;
  }
  return all;
}
