import { createHash } from 'node:crypto';
import type { ArticleView, LevelsView, ResourceView } from '@alba/content/lesson-view';
import { type EditionId, editions } from '@alba/domain/editions';
import { type SpokenSegment, spokenSegments, spokenText } from '@alba/domain/read-aloud';
import { writtenLevel } from '@alba/domain/reading-levels';
import type { SpeechRequest } from '../../platform/speech/index.ts';

/** A text at a level as it is read aloud. */
export type SpokenText = { hash: string; language: SpeechRequest['language']; segments: SpokenSegment[]; text: string; starts: number[] };

/** The text at the level that is shown for it; undefined for what has no words, such as a film. */
export function spokenTextAt(shown: ResourceView | ArticleView, level: number, edition: EditionId): SpokenText | undefined {
  const levels = levelsOf(shown);
  const own = levels?.[writtenLevel(levels, level) ?? ''];
  return own && spokenTextOf(own, edition);
}

/** The text at every level at which it is written. */
export function spokenTextsOf(shown: ResourceView | ArticleView, edition: EditionId): SpokenText[] {
  return Object.values(levelsOf(shown) ?? {}).flatMap((own) => spokenTextOf(own, edition) ?? []);
}

function levelsOf(shown: ResourceView | ArticleView): LevelsView | undefined {
  return 'levels' in shown ? shown.levels : undefined;
}

function spokenTextOf({ paragraphs }: LevelsView[string], edition: EditionId): SpokenText | undefined {
  const segments = spokenSegments(paragraphs);
  const { text, starts } = spokenText(segments);
  if (text.trim() === '') return undefined;
  const { language } = editions[edition];
  return { hash: createHash('sha256').update(`${language}\n${text}`).digest('hex'), language, segments, text, starts };
}
