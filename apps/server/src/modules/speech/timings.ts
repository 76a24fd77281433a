import type { Speech } from '@alba/contract/speech';
import { wordsIn } from '@alba/domain/read-aloud';
import type { HeardWord } from '../../platform/speech/index.ts';
import type { SpokenText } from './texts.ts';

type Timed = { from: number; to: number; start: number; end: number };

/**
 * When each word of a text is heard: every word, in order, none before the one it follows. An engine tells of most; those it left
 * out share the time of the word before with it, by their length.
 */
export function timedWords(text: string, { words: heard, seconds }: { words: readonly HeardWord[]; seconds: number }): Timed[] {
  const words = wordsIn(text).map((word) => ({ ...word, start: Number.NaN, end: Number.NaN }));
  let at = 0;
  let now = 0;
  for (const { from, start, end } of heard) {
    const found = words.findIndex((word, index) => index >= at && word.to > from);
    const word = words[found];
    if (!word) continue;
    at = found;
    const begins = clamp(start, now, seconds);
    if (Number.isNaN(word.start)) word.start = begins;
    word.end = clamp(end, begins, seconds);
    now = word.start;
  }
  return share(words);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Gives the words that were not told of their part; no word lasts into the next one. */
function share(words: readonly Timed[]): Timed[] {
  const shared: Timed[] = [];
  for (let first = 0; first < words.length; ) {
    const next = words.findIndex((word, index) => index > first && !Number.isNaN(word.start));
    const group = words.slice(first, next === -1 ? undefined : next);
    const start = Number.isNaN(group[0]?.start) ? 0 : (group[0]?.start ?? 0);
    const limit = words[next]?.start ?? Number.POSITIVE_INFINITY;
    const heardEnd = group[0]?.end ?? start;
    const end = Math.min(Number.isNaN(heardEnd) ? start : heardEnd, limit);
    const letters = group.reduce((sum, { from, to }) => sum + to - from, 0);
    let place = start;
    for (const { from, to } of group) {
      const until = Math.min(end, place + ((end - start) * (to - from)) / letters);
      shared.push({ from, to, start: place, end: until });
      place = until;
    }
    first += group.length;
  }
  return shared;
}

/** The words by segment, in letters of the segment and in milliseconds, as the contract has them. */
export function timedSegments({ segments, starts, text }: SpokenText, heard: { words: readonly HeardWord[]; seconds: number }): Speech['segments'] {
  const words = timedWords(text, heard);
  return segments.map(({ paragraph, unit, text: own }, index) => {
    const begin = starts[index] ?? 0;
    const inside = words.filter(({ from }) => from >= begin && from < begin + own.length);
    return {
      paragraph,
      ...(unit === undefined ? {} : { unit }),
      words: inside.map(({ from, to, start, end }) => [from - begin, to - begin, Math.round(start * 1000), Math.round(end * 1000)]),
    };
  });
}
