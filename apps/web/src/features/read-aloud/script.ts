import type { Speech } from '@alba/contract/speech';
import { sentencesIn, spokenSegments, wordsIn } from '@alba/domain/read-aloud';
import { readPlace } from '../../lib/read-place.ts';
import type { ReadableText } from './texts.ts';

/** A word, where it stands on the page, and when it is heard: seconds from the beginning of the first text. */
export type ScriptWord = { place: string; from: number; to: number; start: number; end: number; sentence: number };
export type ScriptSentence = { place: string; from: number; to: number; text: string /** Its words. */; first: number; last: number };
/** A sound that is part of the whole. */
export type Track = { media: string; start: number; duration: number };
/** Everything that is read, in one line of time: several passages of a part are one reading. */
export type Script = { words: ScriptWord[]; sentences: ScriptSentence[]; tracks: Track[]; duration: number };

type Draft = Script & { locale: string };

/** The script of texts whose sounds are prepared. Undefined when a sound is not of this text. */
export function preparedScript(texts: readonly { text: ReadableText; speech: Speech }[], locale: string): Script | undefined {
  const draft: Draft = { words: [], sentences: [], tracks: [], duration: 0, locale };
  for (const { text, speech } of texts) {
    const segments = spokenSegments(text.paragraphs);
    if (segments.length !== speech.segments.length) return undefined;
    for (const [index, { paragraph, unit, text: own }] of segments.entries()) {
      const words = speech.segments[index]?.words ?? [];
      const timed = words.map(([from, to, start, end]) => ({ from, to, start: draft.duration + start / 1000, end: draft.duration + end / 1000 }));
      add(draft, { place: readPlace(text.textId, paragraph, unit), text: own }, timed);
    }
    const duration = speech.milliseconds / 1000;
    draft.tracks.push({ media: speech.media, start: draft.duration, duration });
    draft.duration += duration;
  }
  return draft;
}

/** Seconds, for voices that do not tell how long they will take: a guess that only moves the slider. */
const guess = { letter: 0.055, word: 0.09, sentence: 0.45 };

/** The script of texts that a voice of the device will read. */
export function guessedScript(texts: readonly ReadableText[], locale: string): Script {
  const draft: Draft = { words: [], sentences: [], tracks: [], duration: 0, locale };
  for (const text of texts) {
    for (const { paragraph, unit, text: own } of spokenSegments(text.paragraphs)) {
      const ends = sentencesIn(own, locale).map(({ to }) => to);
      const timed = wordsIn(own).map(({ from, to }) => {
        const start = draft.duration;
        const isLast = ends.some((end) => end >= to && end - to <= 3);
        const end = start + guess.word + (to - from) * guess.letter;
        draft.duration = end + (isLast ? guess.sentence : 0);
        return { from, to, start, end };
      });
      add(draft, { place: readPlace(text.textId, paragraph, unit), text: own }, timed);
    }
  }
  return draft;
}

type Timed = { from: number; to: number; start: number; end: number };

/** Adds a segment, sentence by sentence; what has no words is shown but not heard. */
function add({ words, sentences, locale }: Draft, { place, text }: { place: string; text: string }, timed: readonly Timed[]): void {
  for (const { from, to } of sentencesIn(text, locale)) {
    const own = timed.filter((word) => word.from >= from && word.from < to);
    if (own.length === 0) continue;
    const first = words.length;
    words.push(...own.map((word) => ({ place, ...word, sentence: sentences.length })));
    sentences.push({ place, from, to, text: text.slice(from, to), first, last: words.length - 1 });
  }
}

/** The word that is heard at a time: the last that has begun. */
export function wordAt(words: readonly ScriptWord[], time: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) <= time + 0.001) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
