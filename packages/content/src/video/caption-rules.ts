import type { LessonHead } from '../load/load-lesson.ts';
import type { Cue } from './vtt.ts';

/** Content guide, section 6. */
export const lineLength = 37;
export const lineCount = 2;
export const shortest = 1;
export const longest = 6;

/** A film has to come quickly over a school's line. */
export const mostBytes = 3_000_000;

/** How fast captions may run, in characters a second: slower for the youngest readers. */
export function readingRate({ grades }: Pick<LessonHead, 'grades'>): number {
  return Math.min(...grades) <= 3 ? 12 : 15;
}

export const charactersOf = ({ lines }: Pick<Cue, 'lines'>) => lines.join(' ').length;

/** What is wrong with captions, each with the second where it is. */
export function captionFaults(cues: readonly Cue[], rate: number): string[] {
  return cues.flatMap((cue, index) => {
    const at = `at ${cue.start.toFixed(1)} s`;
    const seconds = cue.end - cue.start;
    const before = cues[index - 1];
    const long = cue.lines.find((line) => line.length > lineLength);
    return [
      ...(before && cue.start < before.end - 0.0005 ? [`${at}: begins before the caption above it ends`] : []),
      ...(cue.lines.length > lineCount ? [`${at}: ${cue.lines.length} lines, at most ${lineCount}`] : []),
      ...(long === undefined ? [] : [`${at}: "${long}" has ${long.length} characters, at most ${lineLength}`]),
      ...(seconds < shortest - 0.0005 || seconds > longest + 0.0005 ? [`${at}: stands ${seconds.toFixed(1)} s, write ${shortest} to ${longest}`] : []),
      ...(charactersOf(cue) / seconds > rate + 0.05 ? [`${at}: ${(charactersOf(cue) / seconds).toFixed(1)} characters a second, at most ${rate}`] : []),
    ];
  });
}
