import { parseRichText, plainText } from '@alba/domain/rich-text';
import type { z } from 'zod';
import type { LevelsView } from '../lesson-view/index.ts';
import type { levelText } from '../pack/lesson.schema.ts';
import { wordsOf } from '../readability/tokens.ts';

type LevelText = z.infer<typeof levelText>;

/** The levels of a text with their numbered paragraphs and units; why a figure was accepted stays with the authors. */
export function levelsView(levels: Partial<Record<string, LevelText>>): LevelsView {
  const view: LevelsView = {};
  for (const [level, words] of Object.entries(levels)) if (words) view[level] = levelView(words);
  return view;
}

function levelView({ paragraphs }: LevelText): LevelsView[string] {
  let unitNumber = 0;
  let words = 0;
  const shown = paragraphs.map(({ heading, units }, index) => ({
    number: index + 1,
    ...(heading === undefined ? {} : { heading }),
    units: units.map((unit) => {
      unitNumber += 1;
      const text = parseRichText(unit);
      words += wordsOf(plainText(text)).length;
      return { number: unitNumber, text };
    }),
  }));
  return { words, paragraphs: shown };
}
