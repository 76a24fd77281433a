import { charactersOf, lineCount, lineLength, longest, shortest } from './caption-rules.ts';
import type { Storyboard } from './storyboard.schema.ts';
import type { Cue } from './vtt.ts';

/** A line of the narrator with the time its voice takes. */
export type SpokenLine = { at: number; text: string; seconds: number };

type Timing = { rate: number; until: number };
const gap = 0.08;

/** Captions of the voice and of sounds that matter, in order of time. They may stand a little longer than the voice, never into the next line. */
export function captionsOf({
  lines,
  sounds,
  seconds,
  rate,
}: {
  lines: readonly SpokenLine[];
  sounds: Storyboard['sounds'];
  seconds: number;
  rate: number;
}): Cue[] {
  const notes = sounds.flatMap(({ at, note }) => (note === undefined ? [] : [{ at, note }]));
  const starts = [...lines.map(({ at }) => at), ...notes.map(({ at }) => at), seconds].sort((one, other) => one - other);
  const after = (at: number) => (starts.find((start) => start > at + 0.001) ?? seconds) - gap;
  const spoken = lines.flatMap((line) => cuesOf(line, { rate, until: after(line.at) }));
  const heard = notes.map(({ at, note }) => ({ start: at, end: Math.min(at + 2.5, after(at)), lines: [`[${note}]`] }));
  return [...spoken, ...heard].sort((one, other) => one.start - other.start);
}

/** A line of the voice in captions, each as long as its share of the words. */
function cuesOf({ at, text, seconds }: SpokenLine, { rate, until }: Timing): Cue[] {
  const blocks = blocksOf(text);
  // a word or two stands as long as a caption has to
  const characters = blocks.map((lines) => Math.max(charactersOf({ lines }), rate * shortest));
  const all = characters.reduce((sum, one) => sum + one, 0);
  // slow readers get what the pause after the line gives
  const total = Math.min(until - at, Math.max(seconds, all / rate + gap * blocks.length, shortest));
  let start = at;
  return blocks.map((lines, index) => {
    const share = ((total - gap * blocks.length) * (characters[index] ?? 0)) / all;
    const cue = { start, end: Math.min(start + share, start + longest), lines };
    start += share + gap;
    return cue;
  });
}

/** Breaks a text into captions: at the end of a sentence where that leaves no crumb, else at a comma, else between words. */
export function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  let held = '';
  for (const phrase of phrasesOf(text)) {
    const joined = held === '' ? phrase : `${held} ${phrase}`;
    const isSentenceOver = /[.?!]["”’]?$/.test(held) && held.length >= 20;
    if (!isSentenceOver && wrapped(joined)) {
      held = joined;
      continue;
    }
    if (held !== '') blocks.push(wrapped(held) ?? [held]);
    held = phrase;
  }
  if (held !== '') blocks.push(wrapped(held) ?? [held]);
  return blocks;
}

/** Pieces that end at a mark, none longer than a caption. */
function phrasesOf(text: string): string[] {
  const marked = text.split(/(?<=[.,;:?!]["”’]?)\s+/);
  return marked.flatMap((piece) => (wrapped(piece) ? [piece] : halves(piece)));
}

function halves(piece: string): string[] {
  const words = piece.split(' ');
  const middle = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= piece.length / 2) + 1;
  const parts = [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
  return parts.flatMap((part) => (part === '' || wrapped(part) || !part.includes(' ') ? [part] : halves(part))).filter((part) => part !== '');
}

/** One line, or two of nearly the same length with the break after a mark where there is one; undefined when it does not fit. */
function wrapped(text: string): string[] | undefined {
  if (text.length <= lineLength) return [text];
  if (text.length > lineLength * lineCount + 1) return undefined;
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)] as const);
  const fitting = breaks.filter((lines) => lines.every((line) => line.length <= lineLength));
  const cost = ([first, second]: readonly [string, string]) => Math.abs(first.length - second.length) - (/[.,;:?!]$/.test(first) ? 14 : 0);
  const [best] = [...fitting].sort((one, other) => cost(one) - cost(other));
  return best && [...best];
}
