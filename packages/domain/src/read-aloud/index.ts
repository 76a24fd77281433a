export { type SpokenParagraph, type SpokenSegment, spokenSegments, spokenText } from './segments.ts';
export { type Stretch, sentencesIn, wordsIn } from './stretches.ts';
