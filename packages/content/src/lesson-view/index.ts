import { editionIds, gradeBandKeys, subjectIds } from '@alba/domain/editions';
import { ladderIds } from '@alba/domain/reading-levels';
import { skillIds } from '@alba/domain/skills';
import { richText } from '@alba/items/common/schema';
import { questionKey } from '@alba/items/key';
import { publicQuestion } from '@alba/items/public';
import { z } from 'zod';
import { dataTable, partKeys } from '../pack/lesson.schema.ts';

/** A picture in the content-addressed store: `media` is its file name there (`<sha256>.svg`). */
export const pictureView = z.strictObject({
  media: z.string(),
  width: z.int(),
  height: z.int(),
  description: z.string(),
  longDescription: z.string().optional(),
  caption: z.string().optional(),
  /** The same picture in smaller files, best type first; a raster has them, a drawing needs none. */
  sources: z.array(z.strictObject({ type: z.string(), width: z.int(), media: z.string() })).optional(),
});
export type PictureView = z.infer<typeof pictureView>;

/** `number` counts units through the whole passage from 1 and is the same idea at every level. */
export const unitView = z.strictObject({ number: z.int(), text: richText });
export const paragraphView = z.strictObject({ number: z.int(), heading: z.string().optional(), units: z.array(unitView) });
export const levelsView = z.record(z.string(), z.strictObject({ words: z.int(), paragraphs: z.array(paragraphView) }));
export type LevelsView = z.infer<typeof levelsView>;

export const figureView = z.strictObject({ after: z.int(), picture: pictureView.optional(), table: dataTable.optional() });

export const resourceView = z.discriminatedUnion('kind', [
  z.strictObject({
    id: z.string(),
    kind: z.literal('passage'),
    title: z.string(),
    subtitle: z.string().optional(),
    lead: pictureView.optional(),
    figures: z.array(figureView),
    label: z.enum(['model-data', 'model-text']).optional(),
    levels: levelsView,
  }),
  z.strictObject({ id: z.string(), kind: z.literal('image'), title: z.string(), picture: pictureView, levels: levelsView.optional() }),
  z.strictObject({
    id: z.string(),
    kind: z.literal('video'),
    title: z.string(),
    media: z.string(),
    poster: pictureView,
    captions: z.string(),
    descriptions: z.string(),
    transcript: z.array(z.strictObject({ heading: z.string().optional(), text: z.string() })),
  }),
  z.strictObject({ id: z.string(), kind: z.literal('none'), title: z.string(), levels: levelsView }),
]);
export type ResourceView = z.infer<typeof resourceView>;

export const vocabularyView = z.strictObject({
  id: z.string(),
  word: z.string(),
  partOfSpeech: z.string(),
  pronunciation: z.string().optional(),
  definition: z.string(),
  example: z.string(),
  cognate: z.string().optional(),
});

export const articleSummary = z.strictObject({ id: z.string(), title: z.string(), summary: z.string(), minutes: z.int(), picture: pictureView });
export const articleView = z.strictObject({ ...articleSummary.shape, levels: levelsView, talkAbout: z.string() });
export type ArticleView = z.infer<typeof articleView>;

export const partView = z.strictObject({
  part: z.enum(partKeys),
  minutes: z.int(),
  intro: z.string(),
  resources: z.array(resourceView),
  questions: z.array(publicQuestion),
});
export type PartView = z.infer<typeof partView>;

/** All that a student's browser may see of a lesson version. Holds no key, feedback, explanation or misconception. */
export const lessonView = z.strictObject({
  packId: z.string(),
  edition: z.enum(editionIds),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  question: z.string(),
  subject: z.enum(subjectIds),
  categories: z.array(z.string()),
  gradeBand: z.enum(gradeBandKeys),
  grades: z.array(z.int()),
  minutes: z.int(),
  ladder: z.enum(ladderIds),
  levels: z.array(z.int()),
  cover: pictureView,
  vocabulary: z.array(vocabularyView),
  parts: z.array(partView),
  articles: z.array(articleSummary),
});
export type LessonView = z.infer<typeof lessonView>;

/** Server only: answers, explanations and what teachers may read. */
export const lessonKey = z.strictObject({
  questions: z.array(questionKey),
  skills: z.array(z.enum(skillIds)),
  standards: z.array(z.strictObject({ framework: z.string(), code: z.string(), match: z.enum(['full', 'partial']) })),
  contentNote: z.string().optional(),
});
export type LessonKey = z.infer<typeof lessonKey>;
export type { PartKey } from '../pack/lesson.schema.ts';
export { partKeys };
