import { plainText, type RichText } from '../rich-text/index.ts';

/** A paragraph of a passage or an article, as far as it is read aloud. */
export type SpokenParagraph = { number: number; heading?: string; units: readonly { number: number; text: RichText }[] };

/**
 * A piece of a text that is shown in one place: a unit, or without `unit` the heading of its paragraph. `text` is what is said:
 * formulas in the author's words. Descriptions of pictures are for those who do not see them, and are not read.
 */
export type SpokenSegment = { paragraph: number; unit?: number; text: string };

/** Everything of a text that is read aloud, in order. */
export function spokenSegments(paragraphs: readonly SpokenParagraph[]): SpokenSegment[] {
  return paragraphs.flatMap(({ number, heading, units }) => [
    ...(heading === undefined ? [] : [{ paragraph: number, text: heading }]),
    ...units.map((unit) => ({ paragraph: number, unit: unit.number, text: plainText(unit.text) })),
  ]);
}

/**
 * The segments as one text, and where in it each begins. A heading and a paragraph stand alone (an empty line between), so that a
 * voice pauses there.
 */
export function spokenText(segments: readonly SpokenSegment[]): { text: string; starts: number[] } {
  let text = '';
  const starts: number[] = [];
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (before) text += isTogether(before, segment) ? ' ' : '\n\n';
    starts.push(text.length);
    text += segment.text;
  }
  return { text, starts };
}

const isTogether = (one: SpokenSegment, next: SpokenSegment) => one.paragraph === next.paragraph && one.unit !== undefined && next.unit !== undefined;
