import { articleSummary, articleView, figureView, paragraphView, partKeys, pictureView, resourceView, vocabularyView } from '@alba/content/lesson-view';
import { editionIds, gradeBandKeys } from '@alba/domain/editions';
import { z } from 'zod';
import { digits, endpoint, id } from './endpoint.ts';

/** What a text on paper has, at one reading level: the words of no other level travel with it, and nothing of a key. */
const sheet = z.strictObject({
  lessonId: id,
  slug: z.string(),
  lessonTitle: z.string(),
  edition: z.enum(editionIds),
  gradeBand: z.enum(gradeBandKeys),
  /** The class of the student's assignment. */
  className: z.string().optional(),
  level: z.int(),
  /** How many levels the lesson has. */
  levelCount: z.int(),
  paragraphs: z.array(paragraphView),
  /** The explained words that stand in these paragraphs, from A to Z. */
  words: z.array(vocabularyView.pick({ id: true, word: true, definition: true })),
});

export const passageSheet = sheet.extend({
  part: z.enum(partKeys),
  resource: z.strictObject({
    id: z.string(),
    kind: z.enum(['passage', 'image', 'video', 'none']),
    title: z.string(),
    subtitle: z.string().optional(),
    label: z.enum(['model-data', 'model-text']).optional(),
    lead: pictureView.optional(),
    figures: z.array(figureView),
    /** Of a video: all that is said and shown. */
    transcript: resourceView.options[2].shape.transcript.optional(),
  }),
});
export type PassageSheet = z.infer<typeof passageSheet>;

export const articleSheet = sheet.extend({ article: articleSummary.extend({ talkAbout: articleView.shape.talkAbout }) });
export type ArticleSheet = z.infer<typeof articleSheet>;

const level = digits(z.int().min(1).max(4));
const passage = z.strictObject({ lessonId: id, part: z.enum(partKeys), resourceId: z.string().max(80) });
const article = z.strictObject({ lessonId: id, articleId: z.string().max(80) });
/** An article without a level comes at the one the reader would begin with. */
const atLevel = z.strictObject({ level });
const atAnyLevel = z.strictObject({ level: level.optional() });

/** A passage for a teacher's printer, at any of its levels. */
export const printPassage = endpoint({
  name: 'printPassage',
  method: 'GET',
  path: '/v1/catalog/lessons/:lessonId/sheets/passages/:part/:resourceId',
  params: passage,
  query: atLevel,
  reply: passageSheet,
  refusals: ['lesson_not_found', 'text_not_found'],
});

export const printArticle = endpoint({
  name: 'printArticle',
  method: 'GET',
  path: '/v1/catalog/lessons/:lessonId/sheets/articles/:articleId',
  params: article,
  query: atAnyLevel,
  reply: articleSheet,
  refusals: ['lesson_not_found', 'text_not_found'],
});

/** The assignment that leads to the text; without it any of the student's that lets them read it. */
const byActivity = { activityId: id.optional() };
const studentRefusals = ['assignment_not_found', 'assignment_not_open', 'assignment_closed', 'level_locked', 'text_not_found'] as const;

/** The same for a student: only of an assignment that is open to them, and only at a level they may choose there (D12, D36). */
export const printOwnPassage = endpoint({
  name: 'printOwnPassage',
  method: 'GET',
  path: '/v1/student/lessons/:lessonId/sheets/passages/:part/:resourceId',
  params: passage,
  query: atLevel.extend(byActivity),
  reply: passageSheet,
  refusals: studentRefusals,
});

export const printOwnArticle = endpoint({
  name: 'printOwnArticle',
  method: 'GET',
  path: '/v1/student/lessons/:lessonId/sheets/articles/:articleId',
  params: article,
  query: atAnyLevel.extend(byActivity),
  reply: articleSheet,
  refusals: studentRefusals,
});
