import type { LevelsView, ResourceView } from '@alba/content/lesson-view';
import { writtenLevel } from '@alba/domain/reading-levels';
import type { RichText } from '@alba/domain/rich-text';

export type Paragraphs = LevelsView[string]['paragraphs'];

/** The words of a level; where a text was not written for it, those of the next lower one, else of the lowest. */
export function paragraphsAt(levels: LevelsView, level: number): Paragraphs {
  return levels[writtenLevel(levels, level) ?? '']?.paragraphs ?? [];
}

/** The words of one numbered idea at the level being read: hot text shows them beside the passage. */
export function unitTextOf(resources: readonly ResourceView[], level: number): (resource: string, unit: number) => RichText | undefined {
  return (resourceId, unit) => {
    const resource = resources.find(({ id }) => id === resourceId);
    const levels = resource && 'levels' in resource ? resource.levels : undefined;
    if (!levels) return undefined;
    return paragraphsAt(levels, level)
      .flatMap((paragraph) => paragraph.units)
      .find(({ number }) => number === unit)?.text;
  };
}
