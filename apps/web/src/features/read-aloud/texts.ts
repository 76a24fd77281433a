import type { LevelsView, ResourceView } from '@alba/content/lesson-view';
import type { Speech } from '@alba/contract/speech';
import { writtenLevel } from '@alba/domain/reading-levels';

/** A text on the page that can be read aloud, at the level shown. */
export type ReadableText = { of: 'resource' | 'article'; textId: string; level: number; paragraphs: LevelsView[string]['paragraphs'] };
/** Finds the prepared sound of a text. */
export type SpeechOf = (text: Pick<ReadableText, 'of' | 'textId' | 'level'>) => Promise<Speech | undefined>;

/** The texts of a part, in the order of the page. Films tell their words themselves. */
export function textsOfResources(resources: readonly ResourceView[], level: number): ReadableText[] {
  return resources.flatMap((resource) => ('levels' in resource && resource.levels ? textOf('resource', resource.id, resource.levels, level) : []));
}

export function textsOfArticle({ id, levels }: { id: string; levels: LevelsView }, level: number): ReadableText[] {
  return textOf('article', id, levels, level);
}

function textOf(of: ReadableText['of'], textId: string, levels: LevelsView, level: number): ReadableText[] {
  const paragraphs = levels[writtenLevel(levels, level) ?? '']?.paragraphs ?? [];
  return paragraphs.length === 0 ? [] : [{ of, textId, level, paragraphs }];
}
