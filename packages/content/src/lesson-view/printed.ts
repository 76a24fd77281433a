import { writtenLevel } from '@alba/domain/reading-levels';
import type { LessonView, LevelsView, ResourceView } from './index.ts';

type Paragraphs = LevelsView[string]['paragraphs'];
type Passage = Extract<ResourceView, { kind: 'passage' }>;
type Video = Extract<ResourceView, { kind: 'video' }>;

/** What of a resource comes on paper besides its words. */
type PrintedResource = Pick<ResourceView, 'id' | 'kind' | 'title'> &
  Partial<Pick<Passage, 'subtitle' | 'label' | 'lead'>> &
  Pick<Passage, 'figures'> & { transcript?: Video['transcript'] };

/** Picked, so that the words of other levels do not slip through. */
export function printedResource(resource: ResourceView): PrintedResource {
  const { id, kind, title } = resource;
  switch (resource.kind) {
    case 'passage':
      return { id, kind, title, subtitle: resource.subtitle, label: resource.label, lead: resource.lead, figures: resource.figures };
    case 'image':
      return { id, kind, title, lead: resource.picture, figures: [] };
    case 'video':
      return { id, kind, title, lead: resource.poster, figures: [], transcript: resource.transcript };
    case 'none':
      return { id, kind, title, figures: [] };
  }
}

/** The words of a text at a level, or of the next one that is written; none where it has no levels, as a video. */
export const printedParagraphs = (levels: LevelsView | undefined, level: number): Paragraphs => levels?.[writtenLevel(levels, level) ?? '']?.paragraphs ?? [];

/** The explained words that stand in these paragraphs, from A to Z in the language of the lesson. */
export function wordsToKnow(paragraphs: Paragraphs, { vocabulary, locale }: Pick<LessonView, 'vocabulary'> & { locale: string }): LessonView['vocabulary'] {
  const nodes = paragraphs.flatMap(({ units }) => units.flatMap(({ text }) => text));
  const used = new Set(nodes.flatMap((node) => (node.type === 'vocabulary' ? [node.word] : [])));
  const order = new Intl.Collator(locale);
  return vocabulary.filter(({ id }) => used.has(id)).sort((one, other) => order.compare(one.word, other.word));
}
